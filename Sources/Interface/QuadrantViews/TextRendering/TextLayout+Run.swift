import Foundation
public import QuadrantGeometry
import QuadrantText

extension Text.Layout {
    /// Glyphs of one line that stand side by side and have one font, one look and one direction.
    ///
    /// Apple: "Text.Layout.Run". Its elements are slices of one glyph each, from left to right; a
    /// picture in a text is a run of one slice.
    public struct Run: RandomAccessCollection, Equatable {
        let source: TextLayoutSource
        let line: ShapedLine
        private let number: Int
        private let index: Int
        /// The run of glyphs, from the left end of its line.
        let glyphs: GlyphRun

        init(_ source: TextLayoutSource, _ line: ShapedLine, _ number: Int, _ index: Int) {
            self.source = source
            self.line = line
            self.number = number
            self.index = index
            glyphs = line.runs[index]
        }

        /// The value of a type that was attached to the text of the run; `nil` if there is none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            source.look(glyphs.runIndex)?.custom?[key]
        }

        /// How wide the run is, and how high its font reaches above and below the baseline.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(of: [glyphs], in: line, source, width: glyphs.width)
        }

        /// In which direction the characters are read.
        public var layoutDirection: LayoutDirection {
            glyphs.isRightToLeft ? .rightToLeft : .leftToRight
        }

        /// The character that each glyph stands for, or the first of several.
        public var characterIndices: [CharacterIndex] { characterIndices(indices) }

        /// The index of the first slice: 0.
        public var startIndex: Int { 0 }

        /// The number of slices.
        public var endIndex: Int { Swift.max(1, glyphs.glyphs.count) }

        /// The slice with the glyph at an index, counted from the left.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

        /// Whether both are the same run of the same line.
        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.number == rhs.number && lhs.index == rhs.index
                && lhs.line.origin == rhs.line.origin && lhs.source.isSame(as: rhs.source)
        }

        /// The characters of some of the glyphs.
        func characterIndices(_ range: Range<Int>) -> [CharacterIndex] {
            let lines = source.places.lines
            guard lines.indices.contains(number) else { return [] }
            let cells = lines[number].cells
            return range.map { index in
                let (left, right) = glyphs.edges(of: index..<index + 1)
                let middle = line.origin.x + glyphs.origin.x + (left + right) / 2
                let cell = cells.min {
                    $0.distance(to: middle) < $1.distance(to: middle)
                }
                return CharacterIndex(
                    value: cell?.range.lowerBound ?? lines[number].range.lowerBound)
            }
        }
    }
}

extension PlacedLine.Cell {
    /// How far a place is from the cell, in points; 0 inside.
    fileprivate func distance(to place: CGFloat) -> CGFloat {
        max(0, max(x - place, place - x - width))
    }
}
