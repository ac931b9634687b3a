internal import Foundation
internal import QuadrantText

/// One line of a text with a piece for each character, from left to right.
struct CaretLine {
    /// A character as people see it.
    struct Piece {
        var range: Range<Int>
        var x: CGFloat
        var width: CGFloat
        var isRightToLeft: Bool

        /// The place at its left end.
        var left: TextPosition {
            isRightToLeft
                ? TextPosition(offset: range.upperBound, leansBack: true)
                : TextPosition(offset: range.lowerBound)
        }

        /// The place at its right end.
        var right: TextPosition {
            isRightToLeft
                ? TextPosition(offset: range.lowerBound)
                : TextPosition(offset: range.upperBound, leansBack: true)
        }
    }

    let range: Range<Int>
    let isRightToLeft: Bool
    let left: CGFloat
    let pieces: [Piece]

    /// Splits cells of several characters evenly, and joins those that one character is spread over.
    init(_ line: PlacedLine, of text: String) {
        range = line.range
        isRightToLeft = line.isRightToLeft
        left = line.left
        var pieces: [Piece] = []
        for cell in line.cells where !cell.range.isEmpty {
            var parts: [Range<Int>] = []
            var start = text.boundary(atOrBefore: cell.range.lowerBound)
            while start < cell.range.upperBound {
                let end = text.end(after: start)
                parts.append(start..<end)
                start = max(end, start + 1)
            }
            let width = cell.width / CGFloat(max(1, parts.count))
            for (index, part) in parts.enumerated() {
                let place = cell.isRightToLeft ? parts.count - 1 - index : index
                let piece = Piece(
                    range: part, x: cell.x + CGFloat(place) * width, width: width,
                    isRightToLeft: cell.isRightToLeft)
                Self.add(piece, to: &pieces)
            }
        }
        self.pieces = pieces.sorted { ($0.x, $0.x + $0.width) < ($1.x, $1.x + $1.width) }
    }

    private static func add(_ piece: Piece, to pieces: inout [Piece]) {
        guard let last = pieces.last, last.range == piece.range else {
            pieces.append(piece)
            return
        }
        let x = min(last.x, piece.x)
        let end = max(last.x + last.width, piece.x + piece.width)
        pieces[pieces.count - 1].x = x
        pieces[pieces.count - 1].width = end - x
    }

    /// The x of the right end of the last piece.
    var right: CGFloat { pieces.last.map { $0.x + $0.width } ?? left }

    /// Between which pieces a caret stands: before the one of that index.
    func edge(of position: TextPosition) -> Int {
        func back() -> Int? {
            pieces.firstIndex { $0.range.upperBound == position.offset }
                .map { pieces[$0].isRightToLeft ? $0 : $0 + 1 }
        }
        func forth() -> Int? {
            pieces.firstIndex { $0.range.lowerBound == position.offset }
                .map { pieces[$0].isRightToLeft ? $0 + 1 : $0 }
        }
        let found = position.leansBack ? back() ?? forth() : forth() ?? back()
        return found ?? (position.offset <= range.lowerBound ? 0 : pieces.count)
    }

    /// The x of a caret between pieces.
    func x(ofEdge edge: Int) -> CGFloat {
        if pieces.isEmpty { return left }
        return edge < pieces.count ? pieces[edge].x : right
    }

    /// The place of a caret between pieces, as the piece on one side has it.
    func position(atEdge edge: Int, onLeftOf: Bool) -> TextPosition {
        guard !pieces.isEmpty else { return TextPosition(offset: range.lowerBound) }
        if onLeftOf || edge == 0 { return pieces[min(edge, pieces.count - 1)].left }
        return pieces[edge - 1].right
    }

    /// The place nearest to an x.
    func position(atX x: CGFloat) -> TextPosition {
        guard let first = pieces.first else { return TextPosition(offset: range.lowerBound) }
        if x <= first.x { return first.left }
        for piece in pieces where x < piece.x + piece.width {
            return x < piece.x + piece.width / 2 ? piece.left : piece.right
        }
        return pieces[pieces.count - 1].right
    }
}
