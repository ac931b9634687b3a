import QuadrantText
import Synchronization

/// Suggests names for a symbol name that cannot be drawn.
package enum SymbolAdvice {
    /// Up to four names near to `name`: those that share its beginning or its parts, then those a few letters away.
    ///
    /// - Complexity: O(names × length²), for a name of at most 64 bytes, once for a name that is asked for again
    ///   and again; for reports only.
    static func near(_ name: String) -> [String] {
        if let known = known.withLock({ $0[name] }) { return known }
        let near = found(name)
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[name] = near
        }
        return near
    }

    /// The suggestions found so far by name, as each row of a list may ask for the same name.
    private static let known = Mutex<[String: [String]]>([:])
    /// The most names whose suggestions are kept.
    private static let mostKnown = 256

    /// A name that is compared, its letters and its parts.
    private struct Candidate {
        let name: String
        let letters: [UInt8]
        let parts: Set<Substring>

        init(_ name: String) {
            self.name = name
            letters = Array(name.utf8)
            parts = Set(name.split(separator: "."))
        }
    }

    private static let candidates = SymbolCatalog.names.map(Candidate.init)

    private static func found(_ name: String) -> [String] {
        let short = String(name.prefix(64))
        guard !short.isEmpty else { return [] }
        let parts = Set(short.split(separator: "."))
        let letters = Array(short.utf8)
        let scored = candidates.compactMap { candidate in
            let score = score(candidate, parts, letters)
            return score <= 4 ? (name: candidate.name, score: score) : nil
        }
        let sorted = scored.sorted {
            ($0.score, $0.name.utf8.count, $0.name) < ($1.score, $1.name.utf8.count, $1.name)
        }
        return Array(sorted.lazy.map(\.name).filter(SymbolCatalog.isDrawn).prefix(4))
    }

    /// A sentence for a report.
    package static func sentence(_ name: String) -> String {
        let near = near(name)
        return near.isEmpty
            ? "Names are spelt as in Apple's catalogue."
            : "Near to it: \(near.joined(separator: ", "))."
    }

    /// The distance of two names: the number of edits, or a little for each part that only one of
    /// both has.
    private static func score(
        _ candidate: Candidate, _ parts: Set<Substring>, _ letters: [UInt8]
    ) -> Double {
        let other = candidate.letters
        let limit = max(1, min(4, letters.count / 3))
        if let edits = NearestNames.distance(letters, other, upTo: limit) { return Double(edits) }
        let pieces = candidate.parts
        guard !parts.isDisjoint(with: pieces) else { return .infinity }
        return 1.5 + Double(parts.symmetricDifference(pieces).count) / 2
    }
}
