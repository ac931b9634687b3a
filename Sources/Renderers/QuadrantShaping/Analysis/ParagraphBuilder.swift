internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Builds one paragraph: directions, faces, words, clusters, in this order.
struct ParagraphBuilder {
    /// The characters.
    let source: ParagraphSource
    /// The request's runs.
    let runs: [TextRun]
    /// A BCP 47 tag.
    let language: String
    private var paragraph = Paragraph()
    private var han: HanForm?

    /// A builder for one paragraph of the runs.
    init(source: ParagraphSource, runs: [TextRun], language: String) {
        self.source = source
        self.runs = runs
        self.language = language
    }

    /// The finished paragraph. `direction` is that of one without letters, or of any if it `isFixed`.
    mutating func build(
        _ analyzer: TextAnalyzer, direction: LayoutDirection, isFixed: Bool
    ) -> Paragraph {
        paragraph.units = source.units
        paragraph.end = source.units.count
        paragraph.clusters.reserveCapacity(source.units.count)
        paragraph.glyphs.reserveCapacity(source.units.count)
        paragraph.runIndex = source.runIndex
        paragraph.hasTabs = source.units.contains(WhiteSpace.tab)
        paragraph.hasSoftHyphens = source.units.contains(LineSign.softHyphen)
        let directions = analyzer.directions(
            of: source.units, fallback: direction, isFixed: isFixed)
        paragraph.isRightToLeft = directions.isRightToLeft
        for segment in source.segments {
            append(segment, directions, with: analyzer)
        }
        finish(analyzer)
        return paragraph
    }

    /// How the paragraph writes ideographs, found once: its runs may be many.
    private mutating func hanForm() -> HanForm {
        if let han { return han }
        let found = HanForm(language: language) ?? HanForm(guessedFrom: source.units)
        han = found
        return found
    }

    private mutating func append(
        _ segment: ParagraphSource.Segment, _ directions: UnicodeServices.Directions,
        with analyzer: TextAnalyzer
    ) {
        let font = analyzer.font(runs[segment.run].font)
        if let attachment = runs[segment.run].attachment {
            let start = segment.range.lowerBound
            let level = directions.levels.isEmpty ? 0 : directions.levels[start]
            append(attachment, at: start, font: font, run: segment.run, level: level)
            return
        }
        let selector = FaceSelector(font: font, store: analyzer.store)
        let stretches = selector.stretches(of: source.units, in: segment.range) { hanForm() }
        for (index, stretch) in stretches.enumerated() {
            let end =
                index + 1 < stretches.count
                ? stretches[index + 1].start : segment.range.upperBound
            directions.forEachUniform(in: stretch.start..<end) { part, level in
                appendPieces(
                    of: part, of: stretch, run: segment.run, level: level, with: analyzer)
            }
        }
    }

    /// Shapes a part, or where small capitals are made in it, the pieces that have them and those without.
    private mutating func appendPieces(
        of part: Range<Int>, of stretch: FaceSelector.Stretch, run: Int, level: UInt8,
        with analyzer: TextAnalyzer
    ) {
        guard let capitals = SmallCapitals(runs[run].font.features, in: stretch.face) else {
            return append(part, of: stretch, run: run, level: level, with: analyzer)
        }
        for piece in capitals.pieces(of: source.units, in: part) {
            var stretch = stretch
            if piece.isSmall { stretch.capitals = capitals.scale }
            append(piece.range, of: stretch, run: run, level: level, with: analyzer)
        }
    }

    /// Adds an attachment, which is a cluster without a glyph.
    private mutating func append(
        _ attachment: TextAttachment, at start: Int, font: ResolvedFont, run: Int, level: UInt8
    ) {
        let style = WordStyle(
            font: font.face.id, script: 0, isRightToLeft: level & 1 == 1, language: language,
            features: [], allowsLigatures: false)
        paragraph.items.append(item(style, at: start, run: run, level: level, spacing: 0))
        paragraph.clusters.append(
            Cluster(
                start: Int32(start), glyph: Int32(paragraph.glyphs.count),
                item: Int32(paragraph.items.count - 1),
                advance: Double(max(0, attachment.size.width))))
    }

    /// The width of a character in texts that bars stand for, in points.
    ///
    /// Evidence (macOS 26.2): 5.45, 6.3, 7.9, 10.5 and 12.95 at 11, 13, 17, 22 and 26 points, which is 0.49 of the size and
    /// the published tracking.
    private static func placeholder(size: Double) -> Double {
        size * (0.49 + PublishedTracking.thousandths(size: size) / 1000)
    }

    private func item(
        _ style: WordStyle, at start: Int, run: Int, level: UInt8, spacing: Double
    ) -> Item {
        Item(
            start: start, style: style, size: Double(runs[run].font.size), runIndex: run,
            level: level, raise: Double(runs[run].baselineOffset), spacing: spacing)
    }

    /// Shapes the words of a part that has one run, face, script and level.
    private mutating func append(
        _ part: Range<Int>, of stretch: FaceSelector.Stretch, run: Int, level: UInt8,
        with analyzer: TextAnalyzer
    ) {
        let font = analyzer.font(runs[run].font)
        let letters = LetterSpacing(runs[run])
        let spacing = letters.points + (stretch.face === font.face ? font.sizeTracking : 0)
        var style = WordStyle(
            font: stretch.face.id, script: stretch.script, isRightToLeft: level & 1 == 1,
            language: language, features: runs[run].font.features,
            allowsLigatures: letters.allowsLigatures && !runs[run].font.isPlaceholder)
        style.showsCapitals = stretch.capitals != nil
        var item = item(style, at: part.lowerBound, run: run, level: level, spacing: spacing)
        if let capitals = stretch.capitals { item.size *= capitals }
        if runs[run].font.isPlaceholder { item.cell = Self.placeholder(size: item.size) }
        paragraph.items.append(item)
        let number = analyzer.number(of: style)
        let isCursive = style.isCursive
        var start = part.lowerBound
        while start < part.upperBound {
            let isSpace = WhiteSpace.contains(source.units[start])
            var end = start + 1
            while end < part.upperBound, WhiteSpace.contains(source.units[end]) == isSpace {
                end += 1
            }
            if !isSpace { end = beyondSigns(start..<end, in: part) }
            if isCursive, isJoined(start..<end, of: part) {
                let glyphs = analyzer.glyphs(of: start..<end, in: source.units, style: style)
                paragraph.append(glyphs, from: 0)
            } else {
                let word = WhiteSpace.shown(source.units[start..<end])
                let glyphs = analyzer.glyphs(
                    of: word, style: style, number: number, face: stretch.face)
                paragraph.append(glyphs, from: start)
            }
            start = end
        }
    }

    /// Where a word ends if a sign that stands alone, as a dash does, is taken together with the words
    /// beside it: fonts draw it in a form that suits them.
    private func beyondSigns(_ word: Range<Int>, in part: Range<Int>) -> Int {
        let units = source.units
        var (first, end) = (word.lowerBound, word.upperBound)
        while end < part.upperBound, units[end] == 0x20, end + 1 < part.upperBound,
            !WhiteSpace.contains(units[end + 1])
        {
            let next = end + 1
            var nextEnd = next + 1
            while nextEnd < part.upperBound, !WhiteSpace.contains(units[nextEnd]) { nextEnd += 1 }
            guard WhiteSpace.isSign(units[first..<end]) || WhiteSpace.isSign(units[next..<nextEnd])
            else { break }
            (first, end) = (next, nextEnd)
        }
        return end
    }

    /// Whether a word goes on in the part before or behind its own.
    private func isJoined(_ word: Range<Int>, of part: Range<Int>) -> Bool {
        guard !WhiteSpace.contains(source.units[word.lowerBound]) else { return false }
        let (first, end) = (word.lowerBound, word.upperBound)
        return first == part.lowerBound && first > 0
            && !WhiteSpace.contains(source.units[first - 1])
            || end == part.upperBound && end < source.units.count
                && !WhiteSpace.contains(source.units[end])
    }

    /// Marks where lines may begin, and sums up the widths.
    private mutating func finish(_ analyzer: TextAnalyzer) {
        var breaks = analyzer.lineBreaks(of: source.units, language: language).makeIterator()
        var next = breaks.next()
        for index in paragraph.clusters.indices {
            let start = Int(paragraph.clusters[index].start)
            while let position = next, position < start { next = breaks.next() }
            if next == start { paragraph.clusters[index].traits.insert(.startsLine) }
            paragraph.width += paragraph.advance(
                of: paragraph.clusters[index], at: paragraph.width)
            if !paragraph.clusters[index].isSpace { paragraph.drawnWidth = paragraph.width }
        }
    }
}

/// The space that a run asks for between its letters.
struct LetterSpacing {
    /// Points after each cluster: the tracking if there is any, else the kerning.
    let points: Double
    /// Tracking always parts ligatures that need not be; kerning does so beyond some amount that
    /// Apple's text leaves open and that is taken as a tenth of the size.
    /// Apple: "Text/kerning(_:)", "Text/tracking(_:)".
    let allowsLigatures: Bool

    init(_ run: TextRun) {
        points = Double(run.tracking != 0 ? run.tracking : run.kerning)
        allowsLigatures = run.tracking == 0 && abs(run.kerning) <= run.font.size / 10
    }
}

extension Paragraph {
    /// Adds the clusters of glyphs of the last item in reading order; the glyphs within one stay from
    /// left to right. The glyphs' offsets count from `start`.
    mutating func append(_ glyphs: [WordShaper.Glyph], from start: Int, item: Int? = nil) {
        let number = item ?? items.count - 1
        guard items[number].level & 1 == 1 else {
            var first = 0
            for index in glyphs.indices where Paragraph.endsCluster(index, glyphs) {
                append(glyphs[first...index], from: start, item: number)
                first = index + 1
            }
            return
        }
        var end = glyphs.count
        for index in glyphs.indices.reversed()
        where index == 0 || Paragraph.endsCluster(index - 1, glyphs) {
            append(glyphs[index..<end], from: start, item: number)
            end = index
        }
    }

    /// Whether a glyph is the last of its cluster.
    private static func endsCluster(_ index: Int, _ glyphs: [WordShaper.Glyph]) -> Bool {
        index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
    }

    /// Adds a cluster, the offsets of whose glyphs count from `start`.
    private mutating func append(
        _ group: ArraySlice<WordShaper.Glyph>, from start: Int, item: Int
    ) {
        let offset = start + Int(group[group.startIndex].cluster)
        let scale = items[item].size / FontFace.unitsPerEm
        var cluster = Cluster(
            start: Int32(offset), glyph: Int32(glyphs.count), item: Int32(item), advance: 0)
        if WhiteSpace.contains(units[offset]) { cluster.traits.insert(.isSpace) }
        if units[offset] == WhiteSpace.tab { cluster.traits.insert(.isTab) }
        for glyph in group {
            let advance = Double(glyph.advance) * scale
            glyphs.append(
                ShapedGlyph(
                    id: glyph.id, x: cluster.advance + Double(glyph.x) * scale,
                    y: -Double(glyph.y) * scale, advance: advance))
            cluster.advance += advance
            if glyph.joinsPrevious { cluster.traits.insert(.joinsPrevious) }
        }
        if let cell = items[item].cell, let last = glyphs.indices.last {
            glyphs[last].advance += cell - cluster.advance
            cluster.advance = cell
        } else if cluster.advance != 0, let last = glyphs.indices.last {
            glyphs[last].advance += items[item].spacing
            cluster.advance += items[item].spacing
        }
        clusters.append(cluster)
    }
}

extension UnicodeServices.Directions {
    /// Calls `body` with the parts of `range` that have one level each, and with that.
    fileprivate func forEachUniform(
        in range: Range<Int>, _ body: (Range<Int>, UInt8) -> Void
    ) {
        guard !levels.isEmpty else { return body(range, 0) }
        var start = range.lowerBound
        for index in range
        where index + 1 == range.upperBound || levels[index + 1] != levels[index] {
            body(start..<index + 1, levels[start])
            start = index + 1
        }
    }
}
