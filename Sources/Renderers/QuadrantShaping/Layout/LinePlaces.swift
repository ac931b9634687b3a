internal import Foundation
internal import QuadrantText

/// Finds where the characters of a text's lines stand, in the order in which they are seen.
struct LinePlaces {
    let request: TextRequest
    let text: AnalyzedText
    let builder: LineBuilder

    /// The lines of a layout with the places of their characters. What is left out has no place.
    func places(of layout: TextLayout) -> TextPlaces {
        let starts = paragraphStarts
        var known: (index: Int, offsets: UTF8Offsets)?
        let lines = layout.lines.map { line in
            let offsets: UTF8Offsets
            if let known, known.index == line.index {
                offsets = known.offsets
            } else {
                offsets = UTF8Offsets(text.paragraphs[line.index].units[...])
                known = (line.index, offsets)
            }
            let start = starts.indices.contains(line.index) ? starts[line.index] : 0
            return place(line, start, offsets, height: layout.height(of: line))
        }
        return TextPlaces(lines: lines)
    }

    /// The UTF-8 offset of each paragraph in the text of all runs.
    private var paragraphStarts: [Int] {
        var (starts, offset) = ([0], 0)
        var endedWithReturn = false
        for run in request.runs {
            for scalar in run.attachment == nil
                ? run.text.unicodeScalars : "\u{FFFC}".unicodeScalars
            {
                offset += UTF8.width(scalar)
                switch scalar {
                case "\n" where endedWithReturn: starts[starts.count - 1] = offset
                case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": starts.append(offset)
                default: break
                }
                endedWithReturn = scalar == "\r"
            }
        }
        return starts
    }

    private func place(
        _ line: LineSpan, _ start: Int, _ offsets: UTF8Offsets, height: CGFloat
    ) -> PlacedLine {
        let paragraph = line.paragraph(in: text)
        func offset(of cluster: Int) -> Int {
            start + offsets.end(of: paragraph.start(of: cluster))
        }
        let advances = Advances(of: line, in: paragraph)
        let left = builder.left(of: line, isRightToLeft: paragraph.isRightToLeft)
        var x = Double(left)
        var cells: [PlacedLine.Cell] = []
        for piece in builder.reordered(builder.pieces(of: line, in: paragraph)) {
            if let sign = piece.sign {
                x += sign.width
                continue
            }
            let isReversed = piece.level & 1 == 1
            let isLeftOut = !line.tail.isEmpty && line.tail.contains(piece.clusters.lowerBound)
            for step in 0..<piece.clusters.count {
                let index =
                    isReversed
                    ? piece.clusters.upperBound - 1 - step : piece.clusters.lowerBound + step
                let width = advances.advance(of: index, in: paragraph)
                defer { x += width }
                if isLeftOut { continue }
                cells.append(
                    PlacedLine.Cell(
                        range: offset(of: index)..<offset(of: index + 1), x: CGFloat(x),
                        width: CGFloat(width), isRightToLeft: isReversed))
            }
        }
        let range =
            line.head.isEmpty
            ? offset(of: line.head.lowerBound)..<offset(of: line.head.lowerBound)
            : offset(of: line.head.lowerBound)..<offset(of: line.head.upperBound)
        return PlacedLine(
            range: range, top: line.top, height: height, left: left,
            isRightToLeft: paragraph.isRightToLeft, cells: cells)
    }
}
