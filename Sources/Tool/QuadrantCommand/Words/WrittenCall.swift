/// A call in one line of a source: its name and the labels of its arguments, as far as they can be told without a parser.
struct WrittenCall {
    /// The name before the parenthesis.
    let name: String
    /// The labels, in order.
    let labels: [String]

    /// The call around a column, or the one that begins there; `nil` for none.
    ///
    /// - Parameter column: From 1, in UTF-8 bytes.
    init?(in line: String, at column: Int) {
        let bytes = Array(line.utf8)
        guard column > 0, column <= bytes.count else { return nil }
        func isOfName(_ index: Int) -> Bool {
            bytes.indices.contains(index)
                && (bytes[index] >= 0x80 || bytes[index] == 0x5F
                    || Unicode.Scalar(bytes[index]).properties.isAlphabetic
                    || (0x30...0x39).contains(bytes[index]))
        }
        var open = column - 1
        // At a name: its own parenthesis; else the one that is open here.
        while isOfName(open) { open += 1 }
        let isOwn =
            bytes.indices.contains(open) && bytes[open] == UInt8(ascii: "(")
            && (open > column - 1 || bytes[column - 1] == UInt8(ascii: "("))
        if !isOwn {
            var depth = 0
            open = column - 2
            while open >= 0 {
                if bytes[open] == UInt8(ascii: ")") { depth += 1 }
                if bytes[open] == UInt8(ascii: "(") {
                    if depth == 0 { break }
                    depth -= 1
                }
                open -= 1
            }
        }
        guard open > 0 else { return nil }
        var start = open
        while isOfName(start - 1) { start -= 1 }
        guard start < open else { return nil }
        name = String(decoding: bytes[start..<open], as: UTF8.self)
        var labels: [String] = []
        var (depth, word, isInText, canLabel) = (0, open + 1, false, true)
        for index in (open + 1)..<bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\""), bytes[index - 1] != UInt8(ascii: "\\") {
                isInText.toggle()
            }
            if isInText { continue }
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) {
                if depth == 0 { break }
                depth -= 1
            }
            guard depth == 0 else { continue }
            if byte == UInt8(ascii: ",") {
                (word, canLabel) = (index + 1, true)
            } else if byte == UInt8(ascii: ":"), canLabel {
                labels.append(
                    String(decoding: bytes[word..<index], as: UTF8.self).trimmed)
                canLabel = false
            }
        }
        self.labels = labels
    }
}
