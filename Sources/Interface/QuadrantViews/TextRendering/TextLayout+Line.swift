public import Foundation
import QuadrantText

extension Text.Layout {
    /// One line of a text: its runs from left to right.
    ///
    /// Apple: "Text.Layout.Line".
    public struct Line: RandomAccessCollection, Equatable {
        /// The left end of the line on its baseline, in points from the top left corner of the text.
        /// A line with another origin is drawn there.
        public var origin: CGPoint
        let source: TextLayoutSource
        private let number: Int

        init(_ source: TextLayoutSource, _ number: Int) {
            self.source = source
            self.number = number
            origin = source.text.lines[number].origin
        }

        /// The line as it was shaped, at its origin.
        var shaped: ShapedLine {
            var line = source.text.lines[number]
            line.origin = origin
            return line
        }

        /// How wide the line is, and how high its tallest run reaches above and below the baseline.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(of: shaped.runs, in: shaped, source, width: shaped.width)
        }

        /// The index of the first run: 0.
        public var startIndex: Int { 0 }

        /// The number of runs.
        public var endIndex: Int { source.text.lines[number].runs.count }

        /// The run at an index, counted from the left.
        public subscript(index: Int) -> Run { Run(source, shaped, number, index) }

        /// Whether both are the same line at the same place.
        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.number == rhs.number && lhs.origin == rhs.origin
                && lhs.source.isSame(as: rhs.source)
        }
    }
}
