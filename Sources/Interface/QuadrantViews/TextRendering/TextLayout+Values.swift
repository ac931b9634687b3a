public import Foundation
import QuadrantText

extension Text.Layout {
    /// The place of a character in the characters of a text.
    ///
    /// Apple: "Text.Layout.CharacterIndex". Greater ones stand later in the text. How far they are
    /// apart does not tell how many characters lie between them.
    public struct CharacterIndex: Hashable, Comparable, Strideable, BitwiseCopyable, Sendable {
        /// UTF-8 bytes of the text before the character.
        let value: Int

        /// Whether a character stands before another one.
        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
            lhs.value < rhs.value
        }

        /// How far it is to another index.
        public func distance(to other: CharacterIndex) -> Int { other.value - value }

        /// The index that is that far away.
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// Options of drawing a line, a run or a slice.
    ///
    /// Apple: "Text.Layout.DrawingOptions".
    public struct DrawingOptions: OptionSet, BitwiseCopyable, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// The options whose bits are set.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Glyphs are not moved to whole parts of pixels, so that they do not tremble while they are
        /// animated. They never are moved here, with or without this option.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// Where a line, a run or a slice stands, and how much room its letters have, in points.
    ///
    /// Apple: "Text.Layout.TypographicBounds".
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end on the baseline, from the top left corner of the text.
        public var origin: CGPoint
        /// How far the next element is from the left end.
        public var width: CGFloat
        /// How high the font reaches above the baseline: to the top of a line of it.
        public var ascent: CGFloat
        /// How far the font reaches below the baseline: to the bottom of a line of it.
        public var descent: CGFloat
        /// The gap that the font asks for between lines. It is 0: what fonts ask for is counted to
        /// their lines here.
        public var leading: CGFloat

        /// Bounds without size at the origin.
        public init() {
            origin = .zero
            (width, ascent, descent, leading) = (0, 0, 0, 0)
        }

        /// The bounds as a rectangle: from `ascent` above the baseline to `descent` below.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }

        /// The bounds of neighbouring runs of a line. Runs that are raised reach higher.
        init(
            of runs: [GlyphRun], in line: ShapedLine, _ source: TextLayoutSource, width: CGFloat
        ) {
            self.init()
            self.width = width
            guard let first = runs.first else {
                origin = line.origin
                return
            }
            let isLine = runs.count > 1
            let raise = isLine ? 0 : first.origin.y
            origin = CGPoint(
                x: line.origin.x + first.origin.x, y: line.origin.y + raise)
            for run in runs {
                let extent = source.extent(of: run)
                ascent = Swift.max(ascent, extent.ascent - (run.origin.y - raise))
                descent = Swift.max(descent, extent.descent + (run.origin.y - raise))
            }
        }
    }
}
