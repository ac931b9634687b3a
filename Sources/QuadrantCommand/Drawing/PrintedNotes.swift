/// Passes on to the user what drawings printed, without warnings that were shown before.
struct PrintedNotes {
    private var said: Set<String> = []
    /// Whether warnings name their picture, as there are several.
    let namesPictures: Bool

    init(namesPictures: Bool) {
        self.namesPictures = namesPictures
    }

    /// Writes to standard error what a drawing printed.
    mutating func show(_ printed: String, of picture: String?) {
        Console.error(text(of: printed, picture: picture))
    }

    /// The text without warnings that were shown before; the others name their picture.
    mutating func text(of printed: String, picture: String?) -> String {
        var text = ""
        for line in printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("warning: ") || line.hasPrefix("note: ") {
                if !said.insert(String(line)).inserted { continue }
                if namesPictures, let picture { text += "\(picture): " }
            }
            text += line + "\n"
        }
        // The output of the user's code may end without a line break.
        return text + (printed.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    }
}
