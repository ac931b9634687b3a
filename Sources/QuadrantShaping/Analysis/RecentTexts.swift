internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// The texts of requests that were asked for lately, found without hashing their characters: by the
/// place in memory of the request's runs, which a view keeps from one measurement to the next.
///
/// An entry keeps the runs alive, so no others can come to lie in that place. What it holds is in the
/// young generation of the engine's cache too and adds nothing to what that may hold.
struct RecentTexts {
    private struct Entry {
        /// Where the runs are; 0 for no entry.
        var place: UInt = 0
        /// Points that the text needs to stay on one line; infinite if it has several.
        var width = CGFloat.infinity
        /// Its measurement on one line.
        var single = TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
        var scale: CGFloat = 0
        var direction = LayoutDirection.leftToRight
        var language = ""
        var runs: [TextRun] = []
        var text: AnalyzedText?
    }

    /// The logarithm of the number of entries.
    private static let bits = 13
    private var entries: [Entry] = []
    private var drops = 0

    /// The text of a request with these very runs, the same language, direction and display scale.
    func text(for request: TextRequest) -> AnalyzedText? {
        withEntry(of: request) { $0.pointee.text } ?? nil
    }

    /// Its measurement if it fits on one line; touches nothing but the entry.
    func single(_ request: TextRequest, _ proposal: ProposedViewSize) -> TextMeasurement? {
        let room = proposal.width ?? .infinity
        guard case .natural = request.options.lineHeight, request.options.reservedLines < 2 else {
            return nil
        }
        return withEntry(of: request) { entry in
            guard entry.pointee.width <= room, entry.pointee.width < .infinity else { return nil }
            var measurement = entry.pointee.single
            measurement.size.width = min(measurement.size.width, room)
            return measurement
        } ?? nil
    }

    /// Keeps a text, in the place of another if need be. All others are forgotten when `drops`, the
    /// number of times that the engine's cache dropped entries, has changed.
    mutating func store(_ text: AnalyzedText, for request: TextRequest, drops: Int) {
        // Empty arrays all lie in one place.
        guard !request.runs.isEmpty else { return }
        if entries.isEmpty || drops != self.drops {
            entries = [Entry](repeating: Entry(), count: 1 << RecentTexts.bits)
            self.drops = drops
        }
        var entry = Entry(
            place: RecentTexts.place(of: request.runs), scale: request.options.displayScale,
            direction: request.options.layoutDirection, language: request.options.language,
            runs: request.runs, text: text)
        var options = TextOptions()
        options.displayScale = request.options.displayScale
        if let single = TextLayout.single(text, options: options, proposal: .unspecified) {
            entry.width = CGFloat(text.paragraphs[0].width)
            entry.single = single
        }
        let slot = RecentTexts.slot(entry.place)
        let isTaken = entries[slot].place != 0 && entries[slot].place != entry.place
        entries[isTaken && entries[slot ^ 1].place == 0 ? slot ^ 1 : slot] = entry
    }

    private func withEntry<T>(
        of request: TextRequest, _ body: (UnsafePointer<Entry>) -> T
    ) -> T? {
        let place = RecentTexts.place(of: request.runs)
        let slot = RecentTexts.slot(place)
        return entries.withUnsafeBufferPointer { entries in
            guard let first = entries.baseAddress else { return nil }
            var entry = first + slot
            if entry.pointee.place != place { entry = first + (slot ^ 1) }
            guard entry.pointee.place == place,
                entry.pointee.scale == request.options.displayScale,
                entry.pointee.direction == request.options.layoutDirection,
                entry.pointee.language == request.options.language
            else { return nil }
            return body(entry)
        }
    }

    private static func place(of runs: [TextRun]) -> UInt {
        runs.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }

    /// Spreads places, which are apart by multiples of 16, over the slots.
    private static func slot(_ place: UInt) -> Int {
        Int(((place >> 4) &* 0x9e37_79b9_7f4a_7c15) >> (64 - UInt(bits)))
    }
}
