/// Breaks words into lines.
enum WordWrap {
    /// Words broken at spaces; a word that is longer than a line is whole.
    ///
    /// - Parameters:
    ///   - first: What the first line begins with.
    ///   - next: What the others begin with.
    static func lines(
        _ words: String, first: String, next: String, columns: Int
    ) -> [String] {
        var lines = [first]
        var isFresh = true
        for word in words.split(separator: " ") {
            let current = lines[lines.count - 1]
            if !isFresh, current.count + 1 + word.count > columns {
                lines.append(next + word)
            } else {
                lines[lines.count - 1] = current + (isFresh ? "" : " ") + word
            }
            isFresh = false
        }
        return lines
    }
}
