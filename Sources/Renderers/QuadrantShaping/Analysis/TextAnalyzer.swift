internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Turns the runs of a request into shaped paragraphs. Not thread-safe: the engine's lock guards it.
final class TextAnalyzer {
    /// All faces that texts of this analyzer use.
    let store: FontStore
    private let words: WordShaper
    private let takesShortcuts: Bool
    private let unicode = UnicodeServices()
    private var fonts: [FontDescriptor: ResolvedFont] = [:]
    /// The font that was resolved last, as most texts ask for one font several times.
    private var lastFont: ResolvedFont?

    /// How many texts were analyzed.
    private(set) var analyses = 0

    /// How often HarfBuzz was asked.
    var shapings: Int { words.shapings }

    /// An analyzer that takes what the bundled fonts lack from the fonts in these folders; `nil` for the
    /// standard ones. Without shortcuts HarfBuzz and ICU are asked about plain texts too.
    init(fontDirectories: [String]?, registry: FontRegistry, takesShortcuts: Bool) {
        self.takesShortcuts = takesShortcuts
        words = WordShaper(knowsNumbers: takesShortcuts)
        store = FontStore(directories: fontDirectories, registry: registry)
    }

    /// Forgets the fonts that were looked up, as names that were unknown may have been registered.
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
        analyses += 1
        let runs = key.runs.isEmpty ? [TextRun("", font: FontDescriptor(size: 17))] : key.runs
        var paragraphs: [Paragraph] = []
        for source in ParagraphSource.split(runs) {
            var builder = ParagraphBuilder(source: source, runs: runs, language: key.language)
            let before = paragraphs.last.map {
                $0.isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
            }
            let isFixed = source.continuesParagraph
            paragraphs.append(
                builder.build(
                    self, direction: isFixed ? before ?? key.direction : key.direction,
                    isFixed: isFixed))
        }
        var unknown: [UnknownFont] = []
        for run in runs {
            if let font = font(run.font).unknown, !unknown.contains(font) {
                unknown.append(font)
            }
        }
        return AnalyzedText(
            paragraphs: paragraphs, runs: runs.map(analyzed),
            missing: MissingCharacters.find(in: paragraphs, store), unknownFonts: unknown)
    }

    private func analyzed(_ run: TextRun) -> AnalyzedRun {
        let font = font(run.font)
        var metrics = font.metrics
        metrics.raise = run.baselineOffset
        return AnalyzedRun(
            metrics: metrics, size: Double(run.font.size),
            strokes: DecorationStroke.strokes(run.decorations, of: font),
            attachment: run.attachment)
    }

    /// The levels of a paragraph. ICU is asked only if they are not plain.
    func directions(
        of units: [UInt16], fallback: LayoutDirection, isFixed: Bool
    ) -> UnicodeServices.Directions {
        let isPlain = takesShortcuts && units.allSatisfy { $0 < 0x80 }
        let hasLetter = units.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a }
        if isPlain, (hasLetter && !isFixed) || fallback == .leftToRight {
            return UnicodeServices.Directions()
        }
        guard !units.isEmpty else {
            return UnicodeServices.Directions(isRightToLeft: fallback == .rightToLeft)
        }
        return unicode.directions(of: units, fallback: fallback, isFixed: isFixed)
    }

    /// The offsets at which lines may begin.
    func lineBreaks(of units: [UInt16], language: String) -> [Int] {
        if takesShortcuts, let breaks = PlainBreaks.afterSpaces(of: units) { return breaks }
        var breaks: [Int] = []
        unicode.lineBreaks(in: units, language: language) { breaks.append($0) }
        return breaks
    }

    /// The glyphs of a word from left to right; remembered. `number` is the style's.
    func glyphs(
        of word: ArraySlice<UInt16>, style: WordStyle, number: Int, face: FontFace
    ) -> [WordShaper.Glyph] {
        words.glyphs(of: word, style: style, number: number, face: face)
    }

    /// Adds the advances of a number to `width`; returns `false` for a word that has to be shaped.
    func add(
        number word: ArraySlice<UInt16>, style: LabelStyle, number: Int, to width: inout Double
    ) -> Bool {
        words.add(number: word, style: style, number: number, to: &width)
    }

    /// The glyphs of a piece of a word, joined to its neighbours in `units`.
    func glyphs(of range: Range<Int>, in units: [UInt16], style: WordStyle) -> [WordShaper.Glyph] {
        guard let face = store.face(style.font) else { return [] }
        return words.glyphs(of: range, in: units, style: style, face: face)
    }

    /// A small number for `style`, by which words are looked up.
    func number(of style: WordStyle) -> Int {
        words.number(of: style)
    }

    /// The number of a label's words; remembered in its style.
    func number(of style: LabelStyle) -> Int {
        if style.wordNumber.numbering != words.numbering {
            let number = words.number(of: style.word)
            style.wordNumber = (number, words.numbering)
        }
        return style.wordNumber.0
    }
}
