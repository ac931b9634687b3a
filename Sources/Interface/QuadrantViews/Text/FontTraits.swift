public import Foundation

extension Font {
    /// The thickness of a font's strokes.
    ///
    /// Apple: "Font.Weight".
    public struct Weight: Hashable, Sendable {
        /// On the 100 to 900 scale of OpenType.
        let value: Double

        /// The weight 100 of OpenType.
        public static let ultraLight = Weight(value: 100)
        /// The weight 200 of OpenType.
        public static let thin = Weight(value: 200)
        /// The weight 300 of OpenType.
        public static let light = Weight(value: 300)
        /// The weight 400 of OpenType, that of plain text.
        public static let regular = Weight(value: 400)
        /// The weight 500 of OpenType.
        public static let medium = Weight(value: 500)
        /// The weight 600 of OpenType.
        public static let semibold = Weight(value: 600)
        /// The weight 700 of OpenType.
        public static let bold = Weight(value: 700)
        /// The weight 800 of OpenType.
        public static let heavy = Weight(value: 800)
        /// The weight 900 of OpenType.
        public static let black = Weight(value: 900)
    }

    /// The width of letters, in a font that has several.
    ///
    /// Apple: "Font.Width". Apple publishes no numbers. Here a width is the fraction by which it
    /// differs from the normal width, and the named widths are those of OpenType.
    public struct Width: Hashable, Sendable {
        /// The difference from the normal width: 0 for none, -0.25 for a quarter less.
        public var value: CGFloat

        /// Creates a width from its difference from the normal one. A value that is not finite
        /// counts as 0, and one of -1 or below as the narrowest width.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// Half the normal width.
        public static let compressed = Width(-0.5)
        /// Three quarters of the normal width.
        public static let condensed = Width(-0.25)
        /// The normal width.
        public static let standard = Width(0)
        /// A quarter more than the normal width.
        public static let expanded = Width(0.25)

        /// In percent of the normal width, within what OpenType knows.
        var percent: Double {
            value.isFinite ? min(max(100 * (1 + Double(value)), 25), 200) : 100
        }
    }

    /// The kind of a font's letterforms.
    ///
    /// Apple: "Font.Design".
    public enum Design: Hashable, Sendable {
        /// The usual face, one with serifs, one with round ends, one of equal widths.
        case `default`, serif, rounded, monospaced
    }

    /// How far the lines of a text are apart.
    ///
    /// Apple: "Font.Leading".
    public enum Leading: Hashable, Sendable {
        /// The lines are as far apart as the font asks for.
        case standard
        /// The lines are 2 points closer together, as Apple documents it for text styles.
        case tight
        /// The lines are 2 points further apart.
        case loose
    }
}

/// Changes that modifiers make to a font, whose size and face come from elsewhere.
struct FontChanges: Hashable, Sendable {
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var leading: Font.Leading?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits = false
    var smallCaps: SmallCaps = []
    var pointSize: CGFloat?
    /// Multiplies the size.
    var scale: CGFloat = 1

    struct SmallCaps: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let lowercase = SmallCaps(rawValue: 1)
        static let uppercase = SmallCaps(rawValue: 2)
        static let all: SmallCaps = [.lowercase, .uppercase]
    }

    mutating func setSmallCaps(_ kind: SmallCaps, _ isActive: Bool) {
        if isActive { smallCaps.insert(kind) } else { smallCaps.remove(kind) }
    }

    /// Both changes joined; these win where both set something.
    func over(_ outer: FontChanges) -> FontChanges {
        var result = outer
        result.weight = weight ?? outer.weight
        result.width = width ?? outer.width
        result.design = design ?? outer.design
        result.leading = leading ?? outer.leading
        result.isBold = isBold ?? outer.isBold
        result.isItalic = isItalic ?? outer.isItalic
        result.isMonospaced = isMonospaced ?? outer.isMonospaced
        result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        result.smallCaps = smallCaps.union(outer.smallCaps)
        result.pointSize = pointSize ?? outer.pointSize
        result.scale = scale * outer.scale
        return result
    }

    static let none = FontChanges()
}
