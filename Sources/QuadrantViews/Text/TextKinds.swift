public import Foundation

extension Text {
    /// Which part gives way where there is too little room.
    ///
    /// Apple: "Text.TruncationMode".
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The middle is left out.
        case middle
        /// The end.
        case tail
    }

    /// A case that letters are changed to, after the rules of the locale.
    ///
    /// Apple: "Text.Case".
    public enum Case: Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// A size relative to that of the font.
    ///
    /// Apple: "Text.Scale".
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what stands beside the main thing: 0.8 times the font's size. An own choice;
        /// Apple publishes no figure.
        public static let secondary = Scale(factor: 0.8)
    }

    /// How a line under or through a text looks.
    ///
    /// Apple: "Text.LineStyle".
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// A line of a pattern.
        ///
        /// - Parameter color: `nil` for the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the colour of the text.
        public static let single = LineStyle()

        /// The parts that a line is made of. Their lengths are an own choice; Apple publishes none.
        ///
        /// Apple: "Text.LineStyle.Pattern".
        public struct Pattern: Hashable, Sendable {
            /// Lengths of line and gap, by turns, in thicknesses of the line; none for a solid line.
            let dash: [CGFloat]

            /// No gaps.
            public static let solid = Pattern(dash: [])
            /// Dots.
            public static let dot = Pattern(dash: [3, 3])
            /// Dashes.
            public static let dash = Pattern(dash: [10, 5])
            /// A dash and a dot by turns.
            public static let dashDot = Pattern(dash: [10, 3, 3, 3])
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(dash: [10, 3, 3, 3, 3, 3])
        }
    }
}

extension AttributedString {
    /// How far the baselines of neighbouring lines are apart.
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

        /// As the fonts of each line have it.
        public static let variable = LineHeight(kind: .natural)
        /// As the font has it.
        public static let normal = LineHeight(kind: .natural)
        /// Lines further apart: 1.5 times the font's size. An own choice; Apple publishes no figure.
        public static let loose = LineHeight(kind: .multiple(1.5))
        /// Lines closer together: once the font's size. An own choice; Apple publishes no figure.
        public static let tight = LineHeight(kind: .multiple(1))

        /// A multiple of the font's size, above 0.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(kind: .multiple(factor))
        }

        /// A distance in points, above 0.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(kind: .exact(points))
        }

        /// So many points more than the fonts have it.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(kind: .increased(increase))
        }
    }
}
