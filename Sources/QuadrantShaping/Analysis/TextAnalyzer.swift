internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Turns the runs of a request into shaped paragraphs. Not thread-safe: the engine's lock guards it.
final class TextAnalyzer {
    /// All faces that texts of this analyzer use.
    let store: FontStore
    private let words = WordShaper()
    private let unicode = UnicodeServices()
    private var fonts: [FontDescriptor: ResolvedFont] = [:]
    /// Most texts ask for one font several times.
    private var lastFont: ResolvedFont?

    /// An analyzer that takes what the bundled fonts lack from the fonts in these folders.
    init(fontDirectories: [String]) {
        store = FontStore(directories: fontDirectories)
    }

    /// Looks fonts up anew: names may have been registered that were unknown.
    func forgetFonts() {
        fonts = [:]
        lastFont = nil
    }

    /// The face and measures of a descriptor; remembered.
    func font(_ descriptor: FontDescriptor) -> ResolvedFont {
        if let lastFont, lastFont.descriptor == descriptor { return lastFont }
        if fonts.count >= 1024 { fonts = [:] }
        let font = fonts[descriptor] ?? ResolvedFont(descriptor, in: store)
        fonts[descriptor] = font
        lastFont = font
        return font
    }

    /// The paragraphs of `key`'s runs: one for each line separator and one more, however empty.
    func analyze(_ key: TextKey) -> AnalyzedText {
        let runs = key.runs.isEmpty ? [TextRun("", font: FontDescriptor(size: 17))] : key.runs
        let metrics = runs.map { run in
            var metrics = font(run.font).metrics
            metrics.raise = run.baselineOffset
            return metrics
        }
        let paragraphs = ParagraphSource.split(runs).map { source in
            var builder = ParagraphBuilder(source: source, runs: runs, language: key.language)
            return builder.build(self, direction: key.direction)
        }
        var unknown: [String] = []
        for run in runs {
            if let name = font(run.font).unknownName, !unknown.contains(name) {
                unknown.append(name)
            }
        }
        return AnalyzedText(
            paragraphs: paragraphs, metrics: metrics,
            missing: MissingCharacters.find(in: paragraphs, store), unknownFonts: unknown)
    }

    fileprivate func directions(
        of units: [UInt16], fallback: LayoutDirection
    ) -> UnicodeServices.Directions {
        let isPlain = units.allSatisfy { $0 < 0x80 }
        let hasLetter = units.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a }
        if isPlain, hasLetter || fallback == .leftToRight { return UnicodeServices.Directions() }
        guard !units.isEmpty else {
            return UnicodeServices.Directions(isRightToLeft: fallback == .rightToLeft)
        }
        return unicode.directions(of: units, fallback: fallback)
    }

    fileprivate func lineBreaks(of units: [UInt16], language: String) -> [Int] {
        if let breaks = PlainBreaks.afterSpaces(of: units) { return breaks }
        var breaks: [Int] = []
        unicode.lineBreaks(in: units, language: language) { breaks.append($0) }
        return breaks
    }

    fileprivate func glyphs(
        of word: ArraySlice<UInt16>, style: WordStyle, number: Int, face: FontFace
    ) -> [WordShaper.Glyph] {
        words.glyphs(of: word, style: style, number: number, face: face)
    }

    fileprivate func number(of style: WordStyle) -> Int {
        words.number(of: style)
    }
}

/// Builds one paragraph: directions, faces, words, clusters, in this order.
private struct ParagraphBuilder {
    /// The characters.
    let source: ParagraphSource
    /// The request's runs.
    let runs: [TextRun]
    /// A BCP 47 tag.
    let language: String
    private var paragraph = Paragraph()

    init(source: ParagraphSource, runs: [TextRun], language: String) {
        self.source = source
        self.runs = runs
        self.language = language
    }

    /// The finished paragraph.
    mutating func build(_ analyzer: TextAnalyzer, direction: LayoutDirection) -> Paragraph {
        paragraph.units = source.units
        paragraph.runIndex = source.runIndex
        let directions = analyzer.directions(of: source.units, fallback: direction)
        paragraph.isRightToLeft = directions.isRightToLeft
        for segment in source.segments {
            let selector = FaceSelector(
                font: analyzer.font(runs[segment.run].font), store: analyzer.store,
                language: language)
            let stretches = selector.stretches(of: source.units, in: segment.range)
            for (index, stretch) in stretches.enumerated() {
                let end =
                    index + 1 < stretches.count
                    ? stretches[index + 1].start : segment.range.upperBound
                for part in directions.uniform(in: stretch.start..<end) {
                    let level = directions.levels.isEmpty ? 0 : directions.levels[part.lowerBound]
                    append(part, of: stretch, run: segment.run, level: level, with: analyzer)
                }
            }
        }
        finish(analyzer)
        return paragraph
    }

    /// Shapes the words of a part that has one run, face, script and level.
    private mutating func append(
        _ part: Range<Int>, of stretch: FaceSelector.Stretch, run: Int, level: UInt8,
        with analyzer: TextAnalyzer
    ) {
        let textRun = runs[run]
        let font = analyzer.font(textRun.font)
        let asked = textRun.tracking != 0 ? textRun.tracking : textRun.kerning
        let spacing = Double(asked) + (stretch.face === font.face ? font.sizeTracking : 0)
        let style = WordStyle(
            font: stretch.face.id, script: stretch.script, isRightToLeft: level & 1 == 1,
            language: language, features: textRun.font.features, allowsLigatures: asked == 0)
        paragraph.items.append(
            Item(
                start: part.lowerBound, font: stretch.face.id, size: Double(textRun.font.size),
                runIndex: run, level: level, raise: Double(textRun.baselineOffset)))
        let number = analyzer.number(of: style)
        var start = part.lowerBound
        while start < part.upperBound {
            let isSpace = WhiteSpace.contains(source.units[start])
            var end = start + 1
            while end < part.upperBound, WhiteSpace.contains(source.units[end]) == isSpace {
                end += 1
            }
            let word =
                isSpace ? WhiteSpace.shown(source.units[start..<end]) : source.units[start..<end]
            let glyphs = analyzer.glyphs(
                of: word, style: style, number: number, face: stretch.face)
            add(glyphs, at: start, isReversed: level & 1 == 1, spacing: spacing)
            start = end
        }
    }

    /// Adds a word's clusters in reading order; the glyphs within one stay from left to right.
    private mutating func add(
        _ glyphs: [WordShaper.Glyph], at start: Int, isReversed: Bool, spacing: Double
    ) {
        var groups: [Range<Int>] = []
        var first = 0
        for index in glyphs.indices
        where index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster {
            groups.append(first..<index + 1)
            first = index + 1
        }
        let size = (paragraph.items.last?.size ?? 0) / FontFace.unitsPerEm
        for group in isReversed ? groups.reversed() : groups {
            let offset = start + glyphs[group.lowerBound].cluster
            var cluster = Cluster(
                start: Int32(offset), glyph: Int32(paragraph.glyphs.count),
                item: Int32(paragraph.items.count - 1), advance: 0)
            cluster.isSpace = WhiteSpace.contains(source.units[offset])
            for glyph in glyphs[group] {
                let advance = Double(glyph.advance) * size
                paragraph.glyphs.append(
                    ShapedGlyph(
                        id: glyph.id, x: cluster.advance + Double(glyph.x) * size,
                        y: -Double(glyph.y) * size, advance: advance))
                cluster.advance += advance
            }
            if cluster.advance != 0, let last = paragraph.glyphs.indices.last {
                paragraph.glyphs[last].advance += spacing
                cluster.advance += spacing
            }
            paragraph.clusters.append(cluster)
        }
    }

    /// Marks where lines may begin, and sums up the widths.
    private mutating func finish(_ analyzer: TextAnalyzer) {
        var breaks = analyzer.lineBreaks(of: source.units, language: language).makeIterator()
        var next = breaks.next()
        for index in paragraph.clusters.indices {
            let start = Int(paragraph.clusters[index].start)
            while let position = next, position < start { next = breaks.next() }
            paragraph.clusters[index].startsLine = next == start
            paragraph.width += paragraph.clusters[index].advance
            if !paragraph.clusters[index].isSpace { paragraph.drawnWidth = paragraph.width }
        }
    }
}

extension UnicodeServices.Directions {
    /// The parts of `range` that have one level each.
    fileprivate func uniform(in range: Range<Int>) -> [Range<Int>] {
        guard !levels.isEmpty else { return [range] }
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for index in range
        where index + 1 == range.upperBound || levels[index + 1] != levels[index] {
            parts.append(start..<index + 1)
            start = index + 1
        }
        return parts
    }
}
