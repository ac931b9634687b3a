internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// The texts of requests that were asked for lately, found without hashing their characters: by the
/// place in memory of the request's runs, which a view keeps from one measurement to the next.
///
/// An entry keeps the runs alive, so no others can come to lie in that place. An analyzed text that it
/// holds is in the young generation of the engine's cache too; a label that was only measured has none.
/// Not thread-safe: the engine's lock guards it.
@safe
final class RecentTexts {
    /// What a measurement reads: 64 bytes, so that it is one line of the processor's cache.
    private struct Entry {
        /// Where the runs are; 0 for no entry.
        var place: UInt = 0
        /// Points that the text needs to stay on one line; infinite if it has several.
        var width = CGFloat.infinity
        /// Its measurement on one line.
        var single = TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
        var scale: CGFloat = 0
        /// The number of the language and direction.
        var context = 0
    }

    /// The objects that an entry refers to, under the same index.
    private struct Holding {
        var runs: [TextRun] = []
        /// `nil` for a label, which needs none.
        var text: AnalyzedText?
        /// A label's line as it was last asked for.
        var shape: KeptShape?
    }

    /// The options that all requests of a context have in common.
    private struct Context: Equatable {
        var language: String
        var direction: LayoutDirection
    }

    /// The logarithm of the number of entries: the first, for a drawing with few texts in a fresh
    /// process, where touching memory costs more than filling it, and that of the full table.
    private static let firstBits = 9
    /// The logarithm of the number of entries of the full table.
    private static let mostBits = 13
    /// The most contexts that are numbered; beyond it all entries are forgotten.
    private static let contextLimit = 64
    private var bits = RecentTexts.firstBits
    private var entries: UnsafeMutablePointer<Entry>
    /// Entries written since the table was emptied.
    private var stores = 0
    private var holdings: [Holding] = []
    private var contexts: [Context] = []
    private var lastContext = Context(language: "", direction: .leftToRight)
    private var lastNumber = -1
    private var drops = 0

    init() {
        unsafe entries = unsafe RecentTexts.allocate(1 << RecentTexts.firstBits)
    }

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Entry> {
        let size = count * MemoryLayout<Entry>.stride
        return unsafe UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
            .bindMemory(to: Entry.self, capacity: count)
    }

    deinit {
        unsafe UnsafeMutableRawPointer(entries).deallocate()
    }

    /// The text of a request with these very runs, the same language, direction and display scale.
    func text(for request: TextRequest) -> AnalyzedText? {
        find(request).flatMap { holdings[$0].text }
    }

    /// Its measurement if it fits on one line; touches nothing but the entry.
    func single(_ request: TextRequest, _ proposal: ProposedViewSize) -> TextMeasurement? {
        guard RecentTexts.isSingle(request.options), let index = find(request) else { return nil }
        let room = proposal.width ?? .infinity
        guard unsafe entries[index].width <= room, unsafe entries[index].width < .infinity else {
            return nil
        }
        var measurement = unsafe entries[index].single
        measurement.size.width = min(measurement.size.width, room)
        return measurement
    }

    /// The line of a label under a proposal, if that was the last that was asked for.
    func shape(_ request: TextRequest, _ proposal: ProposedViewSize) -> ShapedText? {
        guard let index = find(request) else { return nil }
        return holdings[index].shape?.shaped(request.options, proposal)
    }

    /// Keeps the line of a label that is there.
    func keep(_ shaped: ShapedText, for request: TextRequest, _ proposal: ProposedViewSize) {
        guard let index = find(request) else { return }
        holdings[index].shape = KeptShape(
            options: request.options, proposal: proposal, shaped: shaped)
    }

    /// Whether there is an entry for the request.
    func contains(_ request: TextRequest) -> Bool { find(request) != nil }

    /// Whether the options leave a line as high as its font has it.
    static func isSingle(_ options: TextOptions) -> Bool {
        guard case .natural = options.lineHeight else { return false }
        return options.reservedLines < 2 && !options.mayShrink
    }

    /// Keeps a text, in the place of another if need be. All others are forgotten when `drops`, the
    /// number of times that the engine's cache dropped entries, has changed.
    func store(_ text: AnalyzedText, for request: TextRequest, drops: Int) {
        // Empty arrays all lie in one place.
        guard !request.runs.isEmpty else { return }
        var entry = Entry(place: RecentTexts.place(of: request.runs))
        var options = TextOptions()
        options.displayScale = request.options.displayScale
        if let single = TextLayout.single(text, options: options, proposal: .unspecified) {
            entry.width = CGFloat(text.paragraphs[0].width)
            entry.single = single
        }
        store(entry, Holding(runs: request.runs, text: text), request.options, drops)
    }

    /// Keeps a label.
    func store(
        _ label: PlainLabels.Measured, for request: TextRequest, drops: Int
    ) {
        let entry = Entry(
            place: RecentTexts.place(of: request.runs), width: CGFloat(label.width),
            single: label.single)
        store(entry, Holding(runs: request.runs), request.options, drops)
    }

    private func store(
        _ entry: Entry, _ holding: Holding, _ options: TextOptions, _ drops: Int
    ) {
        if holdings.isEmpty || drops != self.drops || contexts.count > RecentTexts.contextLimit {
            empty()
            contexts = []
            lastNumber = -1
            self.drops = drops
        }
        if stores > 1 << (bits - 2), bits < RecentTexts.mostBits { enlarge() }
        var entry = entry
        entry.scale = options.displayScale
        entry.context = context(options)
        put(entry, holding)
    }

    private func empty() {
        unsafe entries.initialize(repeating: Entry(), count: 1 << bits)
        holdings = Array(repeating: Holding(), count: 1 << bits)
        stores = 0
    }

    /// Enlarges the table to its full size and keeps the entries.
    private func enlarge() {
        let (oldEntries, oldHoldings) = unsafe (entries, holdings)
        bits = RecentTexts.mostBits
        unsafe entries = unsafe RecentTexts.allocate(1 << bits)
        empty()
        for (index, holding) in oldHoldings.enumerated() where unsafe oldEntries[index].place != 0 {
            unsafe put(oldEntries[index], holding)
        }
        unsafe UnsafeMutableRawPointer(oldEntries).deallocate()
    }

    private func put(_ entry: Entry, _ holding: Holding) {
        let slot = slot(entry.place)
        let (first, second) = unsafe (entries[slot].place, entries[slot ^ 1].place)
        let isSecond = first != 0 && first != entry.place && (second == 0 || second == entry.place)
        unsafe entries[isSecond ? slot ^ 1 : slot] = entry
        holdings[isSecond ? slot ^ 1 : slot] = holding
        stores += 1
    }

    /// The number of a request's language and direction.
    private func context(_ options: TextOptions) -> Int {
        if lastNumber >= 0, lastContext.language == options.language,
            lastContext.direction == options.layoutDirection
        {
            return lastNumber
        }
        let context = Context(language: options.language, direction: options.layoutDirection)
        lastContext = context
        lastNumber = contexts.firstIndex(of: context) ?? contexts.count
        if lastNumber == contexts.count { contexts.append(context) }
        return lastNumber
    }

    private func find(_ request: TextRequest) -> Int? {
        guard !holdings.isEmpty else { return nil }
        let place = RecentTexts.place(of: request.runs)
        var index = slot(place)
        if unsafe entries[index].place != place { index ^= 1 }
        guard unsafe entries[index].place == place, place != 0,
            unsafe entries[index].scale == request.options.displayScale,
            unsafe entries[index].context == context(request.options)
        else { return nil }
        return index
    }

    private static func place(of runs: [TextRun]) -> UInt {
        unsafe runs.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }

    /// Neighbours in memory, which mostly are neighbours in the tree, get neighbouring slots, so that
    /// the processor sees ahead which it will need; a run takes more than 128 bytes. Each megabyte of
    /// memory begins elsewhere.
    private func slot(_ place: UInt) -> Int {
        let start = ((place >> 20) &* 0x9e37_79b9_7f4a_7c15) >> (64 - UInt(bits))
        return Int(((place >> 7) &+ start) & (1 << UInt(bits) - 1))
    }
}
