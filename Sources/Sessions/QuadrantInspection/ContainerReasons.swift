import QuadrantCore
import QuadrantLayout

extension NodeFacts {
    private var isWrapper: Bool {
        if case .extended(let rule) = rule { rule.isWrapper } else { false }
    }

    /// What rows, bars and the like did with the view in them.
    func containerReasons() -> [Reason] {
        var reasons: [Reason] = []
        if let note = tree.note(PlaceNote.self, of: node) {
            reasons.append(Reason(.place, note.words(), bearer: .inner))
        }
        if let (layer, label) = tree.presentation(around: node), layer == node {
            reasons.append(
                Reason(.place, "presented by \(label), in front of all others", bearer: .inner))
        }
        let own = layout.contentReasons(of: node)
        guard !own.isEmpty else { return reasons }
        // What was just said of the one before is not said again.
        let before = layout.previousSibling(of: node).map(layout.contentReasons(of:)) ?? []
        // What a modifier of the library's does is not told of a view in it.
        let bearer: Reason.Bearer? = isWrapper ? nil : .inner
        return reasons
            + own.map {
                Reason(
                    .place, $0.words, decides: $0.isSet || !before.contains($0), bearer: bearer)
            }
    }
}
