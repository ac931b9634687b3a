/// The linker name of the entry that `#Preview` emits, which the macro writes and the tool looks up.
///
/// Both derive it from where the preview stands, so neither has to be told by the other. The place is
/// unique in a program: a module refuses two files of one name, and two previews cannot begin at one
/// column.
package enum PreviewSymbol {
    /// The name for a preview that begins at `line` and `column` (both from 1) of a file.
    ///
    /// - Parameter fileName: The last component of the file's path; every character that is not an
    ///   ASCII letter or digit is written as its hexadecimal code point between underscores.
    package static func name(fileName: String, line: Int, column: Int) -> String {
        "quadrant_preview_\(escaped(fileName))_\(line)_\(column)"
    }

    /// The name of the function that makes the view of a type: the candidate number `ordinal` of a file.
    package static func entryName(fileName: String, ordinal: Int) -> String {
        "quadrant_entry_\(escaped(fileName))_\(ordinal)"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
            default: "_\(String(scalar.value, radix: 16))_"
            }
        }.joined()
    }
}
