/// Text from views and files, as it may be written to a terminal: names, and what traps say, are what strangers wrote.
///
/// A terminal obeys control characters: they clear its window, colour what follows, write its title. Signs that turn the direction of writing
/// show a text as another. Both become what Swift writes for them, `\u{1B}`.
package enum TerminalText {
    /// The text with its lines and tabs.
    ///
    /// - Complexity: Linear; a text without such characters is looked through byte by byte.
    package static func lines(_ text: String) -> String { escaped(text, isOneLine: false) }

    /// The text as one line: ends of lines become `\n`, so that no line can be forged.
    package static func line(_ text: String) -> String { escaped(text, isOneLine: true) }

    /// Bytes as lines, in UTF-8.
    package static func lines(_ bytes: [UInt8]) -> [UInt8] {
        isPlain(bytes, isOneLine: false)
            ? bytes : Array(lines(String(decoding: bytes, as: UTF8.self)).utf8)
    }

    /// The text without such characters and without ends of lines, for the name of a file; a dash stands for each.
    package static func fileName(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isKept = replacement(for: scalar, isOneLine: true) == nil
            result.unicodeScalars.append(isKept && scalar != "\t" ? scalar : "-")
        }
        return result
    }

    private static func escaped(_ text: String, isOneLine: Bool) -> String {
        if isPlain(text.utf8, isOneLine: isOneLine) { return text }
        var result = ""
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            // Lines of Windows end in both.
            if isAfterReturn, scalar != "\n" || isOneLine { result += "\\r" }
            isAfterReturn = scalar == "\r"
            if isAfterReturn { continue }
            if let other = replacement(for: scalar, isOneLine: isOneLine) {
                result += other
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return isAfterReturn ? result + "\\r" : result
    }

    /// What stands for a character; `nil` for one that stays.
    private static func replacement(for scalar: Unicode.Scalar, isOneLine: Bool) -> String? {
        switch scalar.value {
        case 0x09: nil
        case 0x0A: isOneLine ? "\\n" : nil
        // Control characters; ends of lines and paragraphs; what embeds, overrides and isolates a direction.
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
            "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: nil
        }
    }

    /// Whether all bytes are of ASCII and none of them is to be replaced.
    private static func isPlain(_ bytes: some Sequence<UInt8>, isOneLine: Bool) -> Bool {
        bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 || $0 == 0x0A && !isOneLine }
    }
}
