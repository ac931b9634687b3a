package import Foundation

/// Where the characters of a text stand, line by line: what carets, selections and taps need to know.
package struct TextPlaces: Sendable {
    /// At least one line.
    package var lines: [PlacedLine]

    package init(lines: [PlacedLine]) {
        self.lines = lines
    }
}

/// One line of a text and the places of its characters.
///
/// Offsets count the UTF-8 bytes of the text of all runs one after the other.
package struct PlacedLine: Sendable, Equatable {
    /// Characters that stand together: those between which there is no place for a caret by itself.
    package struct Cell: Sendable, Equatable {
        /// Offsets of the characters in the text.
        package var range: Range<Int>
        /// The left end, in points from the text's left edge.
        package var x: CGFloat
        package var width: CGFloat
        package var isRightToLeft: Bool

        package init(range: Range<Int>, x: CGFloat, width: CGFloat, isRightToLeft: Bool) {
            self.range = range
            self.x = x
            self.width = width
            self.isRightToLeft = isRightToLeft
        }
    }

    /// Offsets of the line's characters, without the separator that ends a paragraph.
    package var range: Range<Int>
    /// From the top of the text to the line's top, in points.
    package var top: CGFloat
    /// The line's own height, without what its paragraph adds between lines.
    package var height: CGFloat
    /// The line's left end, in points from the text's left edge.
    package var left: CGFloat
    /// Whether the paragraph runs from right to left.
    package var isRightToLeft: Bool
    /// From left to right.
    package var cells: [Cell]

    package init(
        range: Range<Int>, top: CGFloat, height: CGFloat, left: CGFloat, isRightToLeft: Bool,
        cells: [Cell]
    ) {
        self.range = range
        self.top = top
        self.height = height
        self.left = left
        self.isRightToLeft = isRightToLeft
        self.cells = cells
    }
}
