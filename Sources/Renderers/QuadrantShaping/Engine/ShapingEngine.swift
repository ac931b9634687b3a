package import Foundation
package import QuadrantGeometry
package import QuadrantText
internal import Synchronization

/// Measures and shapes text with HarfBuzz in the bundled fonts, and in the machine's for characters
/// that these lack.
///
/// The width of a descriptor acts on named variable fonts with such an axis only; no bundled font has
/// one. A word is shaped by itself; a tabulator reaches to the next multiple of 28 points.
///
/// May be used from any thread: fonts, caches and the Unicode iterators are touched only under `lock`;
/// what leaves it (analyzed texts, faces) is immutable or has a lock of its own. That is why the class
/// may call itself `Sendable`.
package final class ShapingEngine: @unchecked Sendable {
    private let lock = Mutex(())
    private let analyzer: TextAnalyzer
    /// The analyzed texts; their cost is their number of characters. A character takes some 60
    /// bytes, so both generations together stay below 16 MB.
    private var texts = GenerationCache<TextKey, AnalyzedText>(capacity: ShapingEngine.capacity)
    private var recent = RecentTexts()
    private var labels: PlainLabels
    private var recentMetrics = RecentMetrics()
    private static let capacity = 1 << 17

    private var registeredFiles = 0

    private let registry: FontRegistry
    private let takesShortcuts: Bool

    /// The engine of the program: its trees and renderers share its caches and font numbers, and it knows
    /// what the program registered.
    package static let shared = ShapingEngine(registry: .program)

    /// An engine with empty caches. Engines share nothing; font numbers of one mean nothing to another.
    ///
    /// - Parameters:
    ///   - fontDirectories: It takes what the bundled fonts lack from fonts in these folders and those
    ///     below; `nil` for those of the system and the user.
    ///   - registry: The files that it knows besides; by default none.
    ///   - takesShortcuts: `false` for one that asks HarfBuzz and ICU about plain texts too. It gives the
    ///     same answers later; tests compare the two.
    package init(
        fontDirectories: [String]? = nil, registry: FontRegistry = FontRegistry(),
        takesShortcuts: Bool = true
    ) {
        self.registry = registry
        self.takesShortcuts = takesShortcuts
        analyzer = TextAnalyzer(
            fontDirectories: fontDirectories, registry: registry, takesShortcuts: takesShortcuts)
        labels = PlainLabels(analyzer)
    }

    /// How often a label was measured whose characters and font were known from another request, for
    /// tests of what is remembered.
    package var labelHits: Int { lock.withLock { _ in labels.hits } }

    /// How often HarfBuzz was asked so far, for tests of what is remembered.
    package var shapings: Int { lock.withLock { _ in analyzer.shapings } }

    /// How many texts were analyzed so far, for tests of which are not.
    package var analyses: Int { lock.withLock { _ in analyzer.analyses } }

    /// The text of a request with everything that does not depend on its proposal; remembered.
    private func analyzed(_ request: TextRequest) -> AnalyzedText {
        lock.withLock { _ in
            forgetIfFontsCame()
            if let text = recent.text(for: request) { return text }
            let text = find(TextKey(request))
            recent.store(text, for: request, drops: texts.drops)
            return text
        }
    }

    /// The measurement of a plain label that stays on one line and was not analyzed yet. Only called
    /// under `lock`.
    private func label(
        _ request: TextRequest, _ proposal: ProposedViewSize
    ) -> TextMeasurement? {
        guard takesShortcuts, RecentTexts.isSingle(request.options),
            recent.text(for: request) == nil,
            let label = labels.measured(request)
        else { return nil }
        let room = proposal.width ?? .infinity
        guard CGFloat(label.width) <= room else { return nil }
        recent.store(label, for: request, drops: texts.drops)
        var measurement = label.single
        measurement.size.width = min(measurement.size.width, room)
        return measurement
    }

    /// The line of a plain label that stays on one and was not analyzed yet. Only called under `lock`.
    private func shapedLabel(
        _ request: TextRequest, _ proposal: ProposedViewSize
    ) -> ShapedText? {
        guard takesShortcuts, RecentTexts.isSingle(request.options),
            recent.text(for: request) == nil
        else { return nil }
        if let known = recent.shape(request, proposal) { return known }
        guard let (shaped, label) = labels.shaped(request, room: proposal.width ?? .infinity)
        else { return nil }
        if !recent.contains(request) { recent.store(label, for: request, drops: texts.drops) }
        recent.keep(shaped, for: request, proposal)
        return shaped
    }

    /// The analyzed text of a key, for text that is no request of its own; remembered.
    private func analyzed(_ key: TextKey) -> AnalyzedText {
        lock.withLock { _ in
            forgetIfFontsCame()
            return find(key)
        }
    }

    /// Only called under `lock`.
    private func find(_ key: TextKey) -> AnalyzedText {
        if let text = texts.value(for: key, cost: \.cost) { return text }
        let text = analyzer.analyze(key)
        texts.store(text, for: key, cost: text.cost)
        return text
    }

    /// Empties the caches if a font file was registered: a name may mean something else now.
    private func forgetIfFontsCame() {
        let files = registry.count
        guard files != registeredFiles else { return }
        registeredFiles = files
        analyzer.forgetFonts()
        texts = GenerationCache(capacity: ShapingEngine.capacity)
        recent = RecentTexts()
        labels = PlainLabels(analyzer)
        recentMetrics = RecentMetrics()
    }

    /// The names of all families of fonts, in order.
    package var fontFamilies: [String] { lock.withLock { _ in analyzer.store.families } }

    /// The face of that number, `nil` if this engine never gave it out.
    func face(_ id: FontID) -> FontFace? {
        lock.withLock { _ in analyzer.store.face(id) }
    }
}

extension ShapingEngine: TextEngine {
    /// The size and baselines; builds no glyph runs. Some 50 ns for a remembered text on one line, and
    /// 1.5 µs for one of 200 characters that is wrapped.
    package func measure(_ request: TextRequest, proposal: ProposedViewSize) -> TextMeasurement {
        let known = lock.withLock { _ in
            forgetIfFontsCame()
            return recent.single(request, proposal) ?? label(request, proposal)
        }
        if let known { return known }
        let text = analyzed(request)
        return TextLayout.single(text, options: request.options, proposal: proposal)
            ?? layout(request, text, proposal: proposal).1.measurement
    }

    /// The face between two faces of one variable font that differ in weight alone; a whole number of weights is opened at most.
    package func face(between one: FontID, and other: FontID, at part: Double) -> FontID? {
        lock.withLock { _ in analyzer.store.face(between: one, and: other, at: part)?.id }
    }

    /// Whether a text that is offered no room answers a width of 0. It does, as a text that has to
    /// be broken is as wide as its room.
    package var narrowsToNothing: Bool { true }

    /// The lines with their glyphs. Same answer as `measure` for the size.
    package func shape(_ request: TextRequest, proposal: ProposedViewSize) -> ShapedText {
        let label = lock.withLock { _ in
            forgetIfFontsCame()
            return shapedLabel(request, proposal)
        }
        if let label { return label }
        let known = analyzed(request)
        if let shaped = known.shape(request.options, proposal) { return shaped }
        let (text, layout) = layout(request, known, proposal: proposal)
        let builder = LineBuilder(
            text: text, options: request.options, width: layout.measurement.size.width)
        var shaped = ShapedText(
            measurement: layout.measurement, lines: layout.lines.map { builder.build($0) })
        shaped.missing = text.missing
        shaped.unknownFonts = text.unknownFonts
        known.keep(shaped, request.options, proposal)
        return shaped
    }

    /// Where the characters stand, by the lines that `shape` gives.
    package func places(_ request: TextRequest, proposal: ProposedViewSize) -> TextPlaces {
        let (text, layout) = layout(request, analyzed(request), proposal: proposal)
        let builder = LineBuilder(
            text: text, options: request.options, width: layout.measurement.size.width)
        return LinePlaces(request: request, text: text, builder: builder).places(of: layout)
    }

    /// The vertical measures: Apple's system font for bundled designs, the face's own for named fonts.
    package func metrics(of font: FontDescriptor, displayScale: CGFloat) -> FontMetrics {
        let metrics = lock.withLock { _ in
            forgetIfFontsCame()
            return recentMetrics.metrics(of: font) { analyzer.font($0).metrics }
        }
        return metrics.rounded(displayScale: displayScale)
    }
}

extension ShapingEngine {
    /// The steps between full size and `minimumScaleFactor` that are tried.
    private static let scaleSteps = 16

    /// Lays the text out at the largest scale at which it is in its room with nothing left out, or at the smallest one.
    private func layout(
        _ request: TextRequest, _ text: AnalyzedText, proposal: ProposedViewSize
    ) -> (AnalyzedText, TextLayout) {
        let full = layoutOnce(request, text, proposal)
        let least = request.options.minimumScaleFactor
        guard request.options.mayShrink, full.isTooLarge else { return (text, full) }
        var best: (AnalyzedText, TextLayout)?
        var (fitting, tooLarge) = (ShapingEngine.scaleSteps, 0)
        while tooLarge + 1 < fitting || best == nil {
            let step = best == nil ? fitting : (fitting + tooLarge) / 2
            let factor = 1 - (1 - least) * CGFloat(step) / CGFloat(ShapingEngine.scaleSteps)
            let smaller = request.scaled(by: factor)
            let smallerText = analyzed(smaller)
            let layout = layoutOnce(smaller, smallerText, proposal)
            if best == nil, layout.isTooLarge { return (smallerText, layout) }
            if layout.isTooLarge {
                tooLarge = step
            } else {
                fitting = step
                best = (smallerText, layout)
            }
        }
        return best ?? (text, full)
    }

    private func layoutOnce(
        _ request: TextRequest, _ text: AnalyzedText, _ proposal: ProposedViewSize
    ) -> TextLayout {
        TextLayout(
            text, options: request.options, proposal: proposal,
            services: LineServices(
                sign: { self.sign($0, in: $1, of: request) },
                glyphs: { range, units, style in
                    self.lock.withLock { _ in
                        self.analyzer.glyphs(of: range, in: units, style: style)
                    }
                }))
    }

    /// By what part of the size Inter's ellipsis is wider than Apple's, so that a cut text lost a letter more.
    ///
    /// Evidence: widths of cut lines recorded on macOS 26.2 at 13 points, 103.5 in 110, 144 in 150 and 258 in 260, less those
    /// of what is left of the text, give 10.0 to 10.7; Inter's with its tracking is 10.6.
    private static let ellipsisNarrowing = 0.026

    /// A sign in the font of one of the request's runs.
    private func sign(_ kind: LineSign.Kind, in run: Int, of request: TextRequest) -> AnalyzedText {
        let font = FontDescriptor(size: 17)
        var sign = request.runs.isEmpty ? TextRun("", font: font) : request.runs[run]
        sign.text = kind.text
        sign.attachment = nil
        if kind == .ellipsis, sign.font.family == .system(.standard) {
            let narrowing = Self.ellipsisNarrowing * sign.font.size
            if sign.tracking != 0 { sign.tracking -= narrowing } else { sign.kerning -= narrowing }
        }
        return analyzed(
            TextKey(
                runs: [sign], language: request.options.language,
                direction: request.options.layoutDirection))
    }
}

extension TextRequest {
    /// The request with all fonts, letter spacings and attachments smaller by a factor.
    fileprivate func scaled(by factor: CGFloat) -> TextRequest {
        var request = self
        for index in request.runs.indices {
            request.runs[index].font.size *= factor
            request.runs[index].kerning *= factor
            request.runs[index].tracking *= factor
            request.runs[index].baselineOffset *= factor
            request.runs[index].attachment?.size.width *= factor
            request.runs[index].attachment?.size.height *= factor
            request.runs[index].attachment?.descent *= factor
        }
        return request
    }
}
