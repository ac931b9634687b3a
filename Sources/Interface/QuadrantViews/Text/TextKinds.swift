public import Foundation

extension Text {
    /// The part of a text that is left out if there is too little room.
    ///
    /// Apple: "Text.TruncationMode".
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning is left out.
        case head
        /// The middle is left out.
        case middle
        /// The end is left out.
        case tail
    }

    /// The case that letters are changed to, by the rules of the locale.
    ///
    /// Apple: "Text.Case".
    public enum Case: Hashable, Sendable {
        /// Uppercase letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }

    /// A text size relative to that of the font.
    ///
    /// Apple: "Text.Scale".
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// A smaller size for secondary text: 0.82 times that of the font, which makes a word 0.856 times as wide (recorded
        /// on macOS 26.2). Lines stay as high as those of the font.
        public static let secondary = Scale(factor: 0.82)
    }

    /// The look of a line under or through a text.
    ///
    /// Apple: "Text.LineStyle".
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Creates a line of a pattern.
        ///
        /// - Parameter color: The colour of the line; `nil` for the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the colour of the text.
        public static let single = LineStyle()

        /// The pattern of a line. The lengths in it are our choice; Apple publishes none.
        ///
        /// Apple: "Text.LineStyle.Pattern".
        public struct Pattern: Hashable, Sendable {
            /// Lengths of line and gap, by turns, in thicknesses of the line; none for a solid line.
            let dash: [CGFloat]

            /// A line without gaps.
            public static let solid = Pattern(dash: [])
            /// Dots.
            public static let dot = Pattern(dash: [3, 3])
            /// Dashes.
            public static let dash = Pattern(dash: [10, 5])
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(dash: [10, 3, 3, 3])
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(dash: [10, 3, 3, 3, 3, 3])
        }
    }
}

extension AttributedString {
    /// The distance between the baselines of neighbouring lines.
    ///
    /// Apple: "AttributedString.LineHeight".
    public struct LineHeight: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case natural
            case multiple(CGFloat)
            case exact(CGFloat)
            case increased(CGFloat)
        }

        let kind: Kind

        /// The distance that the fonts of each line ask for.
        public static let variable = LineHeight(kind: .natural)
        /// The distance that the font asks for.
        public static let normal = LineHeight(kind: .natural)
        /// A larger distance: 1.5 times the size of the font. This is our choice; Apple publishes
        /// no number.
        public static let loose = LineHeight(kind: .multiple(1.5))
        /// A smaller distance: the size of the font. This is our choice; Apple publishes no number.
        public static let tight = LineHeight(kind: .multiple(1))

        /// A multiple of the size of the font, above 0. A factor that is not above 0 or not finite
        /// is ignored and reported.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(kind: .multiple(factor))
        }

        /// A distance in points, above 0. One that is not above 0 or not finite is ignored and
        /// reported.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(kind: .exact(points))
        }

        /// The distance that the fonts ask for, and a number of points more; less for a negative
        /// number. One that is not finite is ignored and reported.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(kind: .increased(increase))
        }
    }
}
