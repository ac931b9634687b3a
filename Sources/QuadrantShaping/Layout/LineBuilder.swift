internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Makes the glyph runs of a line, in the order in which they are seen.
struct LineBuilder {
    /// Neighbouring clusters of one item and level, or the ellipsis.
    private struct Piece {
        var clusters: Range<Int>
        var level: UInt8
        /// Its clusters are all clusters of its only paragraph.
        var ellipsis: Ellipsis?
    }

    /// The text that the line is of.
    let text: AnalyzedText
    /// Alignment and direction.
    let options: TextOptions
    /// The width that lines are aligned in: the text's own, in points.
    let width: CGFloat

    /// The line with its glyphs.
    func build(_ line: LineSpan) -> ShapedLine {
        let paragraph = text.paragraphs[line.paragraph]
        var runs: [GlyphRun] = []
        var x = 0.0
        for piece in reordered(pieces(of: line, in: paragraph)) {
            if let ellipsis = piece.ellipsis {
                let source = ellipsis.text.paragraphs[0]
                var run = run(piece.clusters, of: source, level: piece.level, at: &x)
                run.runIndex = ellipsis.runIndex
                runs.append(run)
            } else {
                runs.append(run(piece.clusters, of: paragraph, level: piece.level, at: &x))
            }
        }
        let left = left(of: line, isRightToLeft: paragraph.isRightToLeft)
        return ShapedLine(
            origin: CGPoint(x: left, y: line.baseline), width: CGFloat(line.width), runs: runs)
    }

    /// The line's left end: its drawn part is aligned, the spaces at its end hang over.
    private func left(of line: LineSpan, isRightToLeft: Bool) -> CGFloat {
        let free = width - CGFloat(line.width - line.hang)
        let isMirrored = options.layoutDirection == .rightToLeft
        let offset: CGFloat =
            switch options.alignment {
            case .leading: isMirrored ? free : 0
            case .center: free / 2
            case .trailing: isMirrored ? 0 : free
            }
        return offset - (isRightToLeft ? CGFloat(line.hang) : 0)
    }

    /// The pieces in reading order. Spaces at the end take the paragraph's direction.
    private func pieces(of line: LineSpan, in paragraph: Paragraph) -> [Piece] {
        let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
        var trailing = line.tail.isEmpty ? line.head.upperBound : line.tail.upperBound
        let first = line.tail.isEmpty ? line.head.lowerBound : line.tail.lowerBound
        while trailing > first, paragraph.clusters[trailing - 1].isSpace { trailing -= 1 }
        var pieces: [Piece] = []
        func append(_ range: Range<Int>) {
            for index in range {
                let item = paragraph.clusters[index].item
                let level =
                    index >= trailing ? base : paragraph.items[Int(item)].level
                if let last = pieces.last, last.ellipsis == nil, last.level == level,
                    last.clusters.upperBound == index,
                    paragraph.clusters[index - 1].item == item
                {
                    pieces[pieces.count - 1].clusters = last.clusters.lowerBound..<index + 1
                } else {
                    pieces.append(Piece(clusters: index..<index + 1, level: level))
                }
            }
        }
        append(line.head)
        if let ellipsis = line.ellipsis {
            let clusters = ellipsis.text.paragraphs[0].clusters.indices
            pieces.append(Piece(clusters: clusters, level: base, ellipsis: ellipsis))
        }
        append(line.tail)
        return pieces
    }

    /// Rule L2 of the bidirectional algorithm: reverses, from the highest level down to the lowest
    /// odd one, every stretch of at least that level.
    private func reordered(_ pieces: [Piece]) -> [Piece] {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        var pieces = pieces
        for level in (1...highest).reversed() {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
        }
        return pieces
    }
}

extension LineBuilder {
    /// The glyph run of a piece; `x` is the pen, which moves past it.
    private func run(
        _ clusters: Range<Int>, of paragraph: Paragraph, level: UInt8, at x: inout Double
    ) -> GlyphRun {
        let item = paragraph.items[Int(paragraph.clusters[clusters.lowerBound].item)]
        let isReversed = level & 1 == 1
        let start = Int(paragraph.clusters[clusters.lowerBound].start)
        let end = LineBuilder.unitEnd(of: clusters, in: paragraph)
        let offsets = UTF8Offsets(paragraph.units[start..<end])
        var glyphs: [GlyphRun.Glyph] = []
        var width = 0.0
        for step in 0..<clusters.count {
            let index =
                isReversed ? clusters.upperBound - 1 - step : clusters.lowerBound + step
            let cluster = paragraph.clusters[index]
            let offset = Int32(offsets.offset(of: Int(cluster.start) - start))
            for glyph in paragraph.glyphs[LineBuilder.glyphs(of: index, in: paragraph)] {
                glyphs.append(
                    GlyphRun.Glyph(
                        id: glyph.id, x: CGFloat(width + glyph.x), y: CGFloat(glyph.y),
                        advance: CGFloat(glyph.advance), cluster: offset))
            }
            width += cluster.advance
        }
        var run = GlyphRun(
            font: item.font, size: CGFloat(item.size),
            origin: CGPoint(x: CGFloat(x), y: CGFloat(-item.raise)), width: CGFloat(width),
            glyphs: glyphs)
        run.text = String(decoding: paragraph.units[start..<end], as: UTF16.self)
        run.isRightToLeft = isReversed
        run.runIndex = item.runIndex
        x += width
        return run
    }

    private static func unitEnd(of clusters: Range<Int>, in paragraph: Paragraph) -> Int {
        clusters.upperBound < paragraph.clusters.count
            ? Int(paragraph.clusters[clusters.upperBound].start) : paragraph.units.count
    }

    private static func glyphs(of cluster: Int, in paragraph: Paragraph) -> Range<Int> {
        let start = Int(paragraph.clusters[cluster].glyph)
        let end =
            cluster + 1 < paragraph.clusters.count
            ? Int(paragraph.clusters[cluster + 1].glyph) : paragraph.glyphs.count
        return start..<end
    }
}

/// UTF-8 offsets of UTF-16 units.
private struct UTF8Offsets {
    /// `nil` for ASCII, where both offsets are the same.
    private var offsets: [Int]?

    /// The offsets in a text of these UTF-16 units.
    init(_ units: ArraySlice<UInt16>) {
        guard units.contains(where: { $0 >= 0x80 }) else { return }
        var total = 0
        offsets = units.map { unit in
            defer {
                // A pair of surrogates is four bytes: three are counted for its first half.
                total += unit < 0x80 ? 1 : unit < 0x800 ? 2 : UTF16.isTrailSurrogate(unit) ? 1 : 3
            }
            return total
        }
    }

    /// The UTF-8 offset of the unit at an offset.
    func offset(of unit: Int) -> Int {
        offsets.map { $0.indices.contains(unit) ? $0[unit] : 0 } ?? unit
    }
}
