internal import Foundation
internal import QuadrantViews

/// Colours in data.
package enum TemplateColor {
    private static let names: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
        "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
        "pink": .pink, "brown": .brown, "white": .white, "black": .black, "gray": .gray,
        "clear": .clear, "primary": .primary, "secondary": .secondary,
    ]

    /// Whether a text that is a colour is the name of one of the assets.
    package static func isOfAssets(_ text: String) -> Bool {
        names[text] == nil && !text.hasPrefix("#")
    }

    /// The colour of a text, at a place in data; throws for one that is none.
    static func color(_ text: String, at key: String) throws -> Color {
        guard let color = color(text) else {
            throw TemplateFault(
                "'\(key)' has to be a colour such as \"#FF8000\" or \"blue\", and is \"\(text)\"")
        }
        if isOfAssets(text) { TemplateInput.use(.color(text), at: key) }
        return color
    }

    /// The colour of a text; `nil` for one that is none.
    static func color(_ text: String) -> Color? {
        if let named = names[text] { return named }
        guard text.hasPrefix("#") else {
            return text.isEmpty || text.contains(" ") ? nil : Color(text)
        }
        let digits = text.dropFirst()
        guard digits.allSatisfy(\.isHexDigit), digits.count == 6 || digits.count == 8,
            let value = UInt64(digits, radix: 16)
        else {
            return nil
        }
        let whole = digits.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt64) -> Double { Double(whole >> shift & 0xFF) / 255 }
        return Color(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }
}
