public import Foundation
import QuadrantText

/// A font, independent of where it is used; the size of a text style follows the user's setting.
///
/// Apple: "Font".
public struct Font: Hashable, Sendable {
    /// A style of text by its role.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout
        case footnote, caption, caption2
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        /// On the 100 to 900 scale of OpenType.
        let value: Double

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// A family of faces by character.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    enum Source: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case named(String, CGFloat, scalesWith: TextStyle?)
    }

    var source: Source
    var weight: Weight?
    var design: Design?
    var isBold = false
    var isItalic = false

    init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
        self.source = source
        self.weight = weight
        self.design = design
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system font at a size in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// The system font in a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A face by name; its size follows the user's setting as the body style does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size, scalesWith: .body))
    }

    /// A face by name; its size follows the user's setting as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
        -> Font
    {
        Font(.named(name, size, scalesWith: textStyle))
    }

    /// A face by name at a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, fixedSize, scalesWith: nil))
    }

    /// The same font, bold: a text style's emphasised weight, else 700.
    public func bold() -> Font {
        var font = self
        font.isBold = true
        return font
    }

    /// The same font, italic.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }
}

extension Font {
    /// The face and size for a content size. Sizes that are not above 0 or not finite count as 1.
    func descriptor(contentSize: ContentSizeName) -> FontDescriptor {
        var result: FontDescriptor
        var weight = 400.0
        var boldWeight = 700.0
        switch source {
        case .style(let style):
            let row = TextStyleTable.size(style.name, contentSize: contentSize)
            result = FontDescriptor(size: row.size)
            weight = row.weight
            boldWeight = TextStyleTable.emphasizedWeight(style.name)
        case .system(let size):
            result = FontDescriptor(size: size)
        case .named(let name, let size, let style):
            var scale: CGFloat = 1
            if let style {
                scale =
                    TextStyleTable.size(style.name, contentSize: contentSize).size
                    / TextStyleTable.size(style.name).size
            }
            result = FontDescriptor(family: .named(name), size: size * scale)
        }
        if !(result.size.isFinite && result.size > 0) { result.size = 1 }
        result.weight = self.weight?.value ?? (isBold ? boldWeight : weight)
        result.isItalic = isItalic
        if case .system = result.family { result.family = .system((design ?? .default).family) }
        return result
    }
}

extension Font.Design {
    var family: FontDescriptor.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    /// The style's row in the table. Asked for by every text: no names are made on the way.
    var name: TextStyleName {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}
