internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Makes the glyph runs of a line, in the order in which they are seen.
struct LineBuilder {
    /// Neighbouring clusters of one item and level, or a sign.
    struct Piece {
        var clusters: Range<Int>
        var level: UInt8
        /// Its clusters are all clusters of its only paragraph.
        var sign: LineSign?
    }

    /// The text that the line is of.
    let text: AnalyzedText
    /// Alignment and direction.
    let options: TextOptions
    /// The width that lines are aligned in: the text's own, in points.
    let width: CGFloat

    /// The line with its glyphs.
    func build(_ line: LineSpan) -> ShapedLine {
        let paragraph = line.paragraph(in: text)
        let advances = Advances(of: line, in: paragraph)
        var runs: [GlyphRun] = []
        var x = 0.0
        for piece in reordered(pieces(of: line, in: paragraph)) {
            if let sign = piece.sign {
                let source = sign.text.paragraphs[0]
                let advances = Advances(of: source)
                var run = run(piece.clusters, of: source, advances, level: piece.level, at: &x)
                run.runIndex = sign.runIndex
                run.partsWord = sign.partsWord
                runs.append(run)
            } else {
                runs.append(
                    run(piece.clusters, of: paragraph, advances, level: piece.level, at: &x))
            }
        }
        let left = left(of: line, isRightToLeft: paragraph.isRightToLeft)
        var shaped = ShapedLine(
            origin: CGPoint(x: left, y: line.baseline), width: CGFloat(line.width), runs: runs)
        let hangsLeft = paragraph.isRightToLeft ? CGFloat(line.hang) : 0
        let drawn = hangsLeft..<max(hangsLeft, hangsLeft + CGFloat(line.width - line.hang))
        shaped.decorations = decorations(of: shaped, within: drawn)
        return shaped
    }

    /// The line's left end: its drawn part is aligned, the spaces at its end hang over.
    func left(of line: LineSpan, isRightToLeft: Bool) -> CGFloat {
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
    func pieces(of line: LineSpan, in paragraph: Paragraph) -> [Piece] {
        let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
        let end = line.tail.isEmpty ? line.head : line.tail
        var trailing = end.upperBound
        let first = line.sign != nil && line.tail.isEmpty ? trailing : end.lowerBound
        while trailing > first, paragraph.clusters[trailing - 1].isSpace { trailing -= 1 }
        var pieces: [Piece] = []
        func append(_ range: Range<Int>) {
            for index in range {
                let item = paragraph.clusters[index].item
                let level =
                    index >= trailing ? base : paragraph.items[Int(item)].level
                if let last = pieces.last, last.sign == nil, last.level == level,
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
        if let sign = line.sign {
            let clusters = sign.text.paragraphs[0].clusters.indices
            pieces.append(Piece(clusters: clusters, level: sign.level ?? base, sign: sign))
        }
        append(line.tail)
        return pieces
    }

    /// Rule L2 of the bidirectional algorithm: reverses, from the highest level down to the lowest
    /// odd one, every stretch of at least that level.
    func reordered(_ pieces: [Piece]) -> [Piece] {
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
        _ clusters: Range<Int>, of paragraph: Paragraph, _ advances: Advances, level: UInt8,
        at x: inout Double
    ) -> GlyphRun {
        let item = paragraph.items[Int(paragraph.clusters[clusters.lowerBound].item)]
        let isReversed = level & 1 == 1
        let start = paragraph.start(of: clusters.lowerBound)
        let end = paragraph.start(of: clusters.upperBound)
        let offsets = UTF8Offsets(paragraph.units[start..<end])
        var glyphs: [GlyphRun.Glyph] = []
        var width = 0.0
        for step in 0..<clusters.count {
            let index =
                isReversed ? clusters.upperBound - 1 - step : clusters.lowerBound + step
            let offset = Int32(offsets.offset(of: paragraph.start(of: index) - start))
            for glyph in paragraph.glyphs[paragraph.glyphRange(of: index)] {
                glyphs.append(
                    GlyphRun.Glyph(
                        id: glyph.id, x: CGFloat(width + glyph.x), y: CGFloat(glyph.y),
                        advance: CGFloat(glyph.advance), cluster: offset))
            }
            width += advances.advance(of: index, in: paragraph)
        }
        var run = GlyphRun(
            font: item.style.font, size: CGFloat(item.size),
            origin: CGPoint(x: CGFloat(x), y: CGFloat(-item.raise)), width: CGFloat(width),
            glyphs: glyphs)
        run.text = String(decoding: paragraph.units[start..<end], as: UTF16.self)
        run.isRightToLeft = isReversed
        run.runIndex = item.runIndex
        run.showsCapitals = item.style.showsCapitals
        x += width
        return run
    }

    /// The strokes along the runs of a line, on whole pixels of the text, from left to right.
    /// Neighbours of one run of the request share one; spaces that hang over at the end have none.
    private func decorations(of line: ShapedLine, within drawn: Range<CGFloat>) -> [DecorationLine]
    {
        guard text.runs.contains(where: { !$0.strokes.isEmpty }) else { return [] }
        let scale = options.displayScale
        var lines: [DecorationLine] = []
        var first = 0
        while first < line.runs.count {
            let index = line.runs[first].runIndex
            var end = first + 1
            while end < line.runs.count, line.runs[end].runIndex == index { end += 1 }
            let last = line.runs[end - 1]
            let left = max(drawn.lowerBound, line.runs[first].origin.x)
            let right = min(drawn.upperBound, last.origin.x + last.width)
            first = end
            let minX = PixelGrid.nearest(line.origin.x + left, scale) - line.origin.x
            let maxX = PixelGrid.nearest(line.origin.x + right, scale) - line.origin.x
            guard maxX > minX else { continue }
            let raise = text.runs[index].metrics.raise
            for stroke in text.runs[index].strokes {
                let (top, thickness) = stroke.rounded(raise: raise, scale)
                let rect = CGRect(x: minX, y: top, width: maxX - minX, height: thickness)
                lines.append(DecorationLine(kind: stroke.kind, runIndex: index, rect: rect))
            }
        }
        return lines
    }
}

/// The advances of a line's clusters where they are not their own.
struct Advances {
    /// The advances of tabulators by cluster.
    private var tabs: [Int: Double] = [:]
    /// Points by which each cluster that is drawn is narrower.
    private var tightening = 0.0

    /// Creates advances that are those of the clusters themselves.
    init(of paragraph: Paragraph) {}

    init(of line: LineSpan, in paragraph: Paragraph) {
        tightening = line.tightening
        guard paragraph.hasTabs else { return }
        var x = 0.0
        for index in line.head {
            let cluster = paragraph.clusters[index]
            let advance = paragraph.advance(of: cluster, at: x)
            if cluster.isTab { tabs[index] = advance }
            x += advance
        }
    }

    func advance(of index: Int, in paragraph: Paragraph) -> Double {
        if let tab = tabs[index] { return tab }
        let advance = paragraph.clusters[index].advance
        return advance == 0 ? 0 : advance - tightening
    }
}

/// UTF-8 offsets of UTF-16 units.
struct UTF8Offsets {
    /// `nil` for ASCII, where both offsets are the same.
    private var offsets: [Int]?
    /// The length of the text in UTF-8.
    private(set) var length: Int

    /// The offsets in a text of these UTF-16 units.
    init(_ units: ArraySlice<UInt16>) {
        length = units.count
        guard units.contains(where: { $0 >= 0x80 }) else { return }
        var total = 0
        offsets = units.map { unit in
            defer {
                // A pair of surrogates is four bytes: three are counted for its first half.
                total += unit < 0x80 ? 1 : unit < 0x800 ? 2 : UTF16.isTrailSurrogate(unit) ? 1 : 3
            }
            return total
        }
        length = total
    }

    /// The UTF-8 offset of the unit at an offset.
    func offset(of unit: Int) -> Int {
        offsets.map { $0.indices.contains(unit) ? $0[unit] : 0 } ?? unit
    }

    /// The UTF-8 offset of the unit at an offset, or the length of the text at its end.
    func end(of unit: Int) -> Int {
        guard let offsets else { return min(unit, length) }
        return offsets.indices.contains(unit) ? offsets[unit] : length
    }
}
