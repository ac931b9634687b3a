package import Foundation
package import QuadrantText

/// Where carets and selections of a shaped text stand, which character is at a point, and where a caret goes
/// that moves by what is seen: left, right, up, down, to the ends of lines.
package struct TextGeometry {
    /// The shown text, to which all offsets refer.
    package let text: String
    private let lines: [PlacedLine]

    package init(_ places: TextPlaces, of text: String) {
        self.text = text
        lines =
            places.lines.isEmpty
            ? [
                PlacedLine(
                    range: 0..<text.utf8.count, top: 0, height: 0, left: 0, isRightToLeft: false,
                    cells: [])
            ] : places.lines
    }

    private func line(_ index: Int) -> CaretLine { CaretLine(lines[index], of: text) }

    /// The index of the line that a caret stands in.
    private func index(of position: TextPosition) -> Int {
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= position.offset {
                low = middle
            } else {
                high = middle - 1
            }
        }
        if position.leansBack, low > 0, lines[low].range.lowerBound == position.offset,
            lines[low - 1].range.upperBound == position.offset
        {
            return low - 1
        }
        return low
    }

    /// The bottom of a line: the top of the next one.
    private func bottom(of index: Int) -> CGFloat {
        index + 1 < lines.count ? lines[index + 1].top : lines[index].top + lines[index].height
    }

    /// Where a caret stands: without a width, as high as its line.
    package func caret(_ position: TextPosition) -> CGRect {
        let index = index(of: position)
        let line = line(index)
        let x = line.x(ofEdge: line.edge(of: position))
        return CGRect(x: x, y: lines[index].top, width: 0, height: lines[index].height)
    }

    /// The place nearest to a point.
    package func position(at point: CGPoint) -> TextPosition {
        guard point.x.isFinite, point.y.isFinite else { return TextPosition(offset: 0) }
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if bottom(of: middle) > point.y { high = middle } else { low = middle + 1 }
        }
        return line(low).position(atX: point.x)
    }

    /// The rectangles of a stretch of the text, from left to right in each line. A line whose end is in the stretch
    /// is filled up to the end of `width`, as the separator behind it is selected too.
    package func rects(of range: Range<Int>, width: CGFloat) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        for index in lines.indices
        where lines[index].range.lowerBound < range.upperBound
            && lines[index].range.upperBound >= range.lowerBound
        {
            let line = line(index)
            let (top, height) = (lines[index].top, bottom(of: index) - lines[index].top)
            var spans: [(left: CGFloat, right: CGFloat)] = []
            for piece in line.pieces where range.overlaps(piece.range) {
                if let last = spans.last, abs(last.right - piece.x) < 0.01 {
                    spans[spans.count - 1].right = piece.x + piece.width
                } else {
                    spans.append((piece.x, piece.x + piece.width))
                }
            }
            if range.upperBound > line.range.upperBound, index + 1 < lines.count {
                if line.isRightToLeft {
                    spans.insert((min(0, line.left), line.pieces.first?.x ?? line.left), at: 0)
                } else {
                    spans.append((line.right, max(width, line.right)))
                }
            }
            for span in Self.joined(spans) where span.right > span.left {
                result.append(
                    CGRect(x: span.left, y: top, width: span.right - span.left, height: height))
            }
        }
        return result
    }

    private static func joined(
        _ spans: [(left: CGFloat, right: CGFloat)]
    ) -> [(left: CGFloat, right: CGFloat)] {
        var result: [(left: CGFloat, right: CGFloat)] = []
        for span in spans {
            if let last = result.last, abs(last.right - span.left) < 0.01 {
                result[result.count - 1].right = span.right
            } else {
                result.append(span)
            }
        }
        return result
    }
}

extension TextGeometry {
    /// The place of a caret after a step to the left or right: past one character as it is seen. At the end of a
    /// line it goes on in the line that follows on that side in reading; the same place at the ends of the text.
    package func step(_ position: TextPosition, toRight: Bool) -> TextPosition {
        let index = index(of: position)
        let line = line(index)
        let edge = line.edge(of: position)
        if toRight ? edge < line.pieces.count : edge > 0 {
            let piece = line.pieces[toRight ? edge : edge - 1]
            var new = toRight ? piece.right : piece.left
            // At the end of a line that goes on below, the caret is seen below.
            let goesOn = index + 1 < lines.count && lines[index + 1].range.lowerBound == new.offset
            if goesOn, new.offset == line.range.upperBound { new.leansBack = false }
            return new
        }
        let next = index + (toRight != line.isRightToLeft ? 1 : -1)
        guard lines.indices.contains(next) else { return position }
        let other = self.line(next)
        let entry = other.position(
            atEdge: toRight ? 0 : other.pieces.count, onLeftOf: toRight)
        guard entry.offset == position.offset, !other.pieces.isEmpty else { return entry }
        // Both ends of a line that goes on are one place: the step goes past a character.
        let piece = toRight ? other.pieces[0] : other.pieces[other.pieces.count - 1]
        return toRight ? piece.right : piece.left
    }

    /// The place of a caret one line further up or down, as near as may be to `column`; `nil` above the first
    /// line and below the last one.
    package func step(
        _ position: TextPosition, down: Bool, column: CGFloat
    ) -> TextPosition? {
        let next = index(of: position) + (down ? 1 : -1)
        guard lines.indices.contains(next) else { return nil }
        return line(next).position(atX: column)
    }

    /// The start or the end of the line that a caret stands in.
    package func lineEnd(of position: TextPosition, isStart: Bool) -> TextPosition {
        let range = lines[index(of: position)].range
        return isStart
            ? TextPosition(offset: range.lowerBound)
            : TextPosition(offset: range.upperBound, leansBack: true)
    }

    /// The line that a caret stands in.
    package func line(at position: TextPosition) -> Range<Int> { lines[index(of: position)].range }
}
