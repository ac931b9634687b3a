internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

extension PlainLabels {
    /// The line of a label that has no more than `room` points, and what it measures; `nil` for any text
    /// that is not plain, is wider, or of which more is to be told.
    func shaped(_ request: TextRequest, room: CGFloat) -> (ShapedText, Measured)? {
        guard let style = style(of: request), !style.isOfUnknownFont,
            request.runs[0].decorations.isEmpty, takeUnits(of: request.runs[0].text, style.face)
        else { return nil }
        let number = analyzer.number(of: style)
        var line = LabelLine(style, units)
        let isCut = forEachWord { word, _ in
            let glyphs = analyzer.glyphs(
                of: units[word], style: style.word, number: number, face: style.face)
            line.append(glyphs, from: word.lowerBound)
        }
        guard isCut, CGFloat(line.width) <= room else { return nil }
        let label = measured(line.width, style, request.options)
        var measurement = label.single
        measurement.size.width = min(measurement.size.width, room)
        let free = measurement.size.width - CGFloat(line.width)
        let left: CGFloat =
            switch request.options.alignment {
            case .leading: 0
            case .center: free / 2
            case .trailing: free
            }
        let origin = CGPoint(x: left, y: measurement.firstBaseline)
        let shaped = ShapedLine(
            origin: origin, width: CGFloat(line.width), runs: [line.run(request.runs[0])])
        return (ShapedText(measurement: measurement, lines: [shaped]), label)
    }
}

/// The glyphs of a label's line, which are one run, placed as `Paragraph` and `LineBuilder` place them.
private struct LabelLine {
    /// The size of the child, in points.
    private(set) var width = 0.0
    private var glyphs: [GlyphRun.Glyph] = []
    private let style: LabelStyle
    /// UTF-8 offsets of the characters; `nil` where they are the same as those in UTF-16.
    private let offsets: [Int32]?

    /// A line of these characters, without any glyph yet.
    init(_ style: LabelStyle, _ units: [UInt16]) {
        self.style = style
        glyphs.reserveCapacity(units.count)
        guard units.contains(where: { $0 >= 0x80 }) else {
            offsets = nil
            return
        }
        var total: Int32 = 0
        // Plain characters have no surrogates.
        offsets = units.map { unit in
            defer { total += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3 }
            return total
        }
    }

    /// Adds a word whose first character is at that offset.
    mutating func append(_ word: [WordShaper.Glyph], from start: Int) {
        let scale = style.scale
        var cluster = 0.0
        for index in word.indices {
            let glyph = word[index]
            let advance = Double(glyph.advance) * scale
            let place = start + Int(glyph.cluster)
            glyphs.append(
                GlyphRun.Glyph(
                    id: glyph.id, x: CGFloat(width + (cluster + Double(glyph.x) * scale)),
                    y: CGFloat(-Double(glyph.y) * scale), advance: CGFloat(advance),
                    cluster: offsets?[place] ?? Int32(place)))
            cluster += advance
            if index + 1 < word.count, word[index + 1].cluster == glyph.cluster { continue }
            if cluster != 0 {
                glyphs[glyphs.count - 1].advance = CGFloat(advance + style.spacing)
                cluster += style.spacing
            }
            width += cluster
            cluster = 0
        }
    }

    /// The line's only run.
    func run(_ source: TextRun) -> GlyphRun {
        var run = GlyphRun(
            font: style.face.id, size: source.font.size, origin: .zero, width: CGFloat(width),
            glyphs: glyphs)
        run.text = source.text
        return run
    }
}
