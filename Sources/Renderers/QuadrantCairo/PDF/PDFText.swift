/// Text as Cairo takes it for a PDF.
enum PDFText {
    /// The text, with U+FFFD for each character that Cairo refuses as no text: NUL, at which a string of
    /// C ends, and the noncharacters of Unicode. As many bytes as before, except for NUL and the
    /// noncharacters of the planes above the first.
    static func storable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isRefused) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            result.unicodeScalars.append(isRefused(scalar) ? "\u{FFFD}" : scalar)
        }
        return result
    }

    private static func isRefused(_ scalar: UnicodeScalar) -> Bool {
        scalar.value == 0 || (0xFDD0...0xFDEF).contains(scalar.value)
            || scalar.value & 0xFFFE == 0xFFFE
    }
}
