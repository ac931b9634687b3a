/// Where nodes' accessibility notes are found: `tree.note(AccessibilityNoteKey.self, of: node)`.
package enum AccessibilityNoteKey: NodeNoteKey {
    package static func combine(
        _ inner: AccessibilityNote, _ outer: AccessibilityNote
    ) -> AccessibilityNote {
        guard outer.children != nil || !inner.inside.isEmpty || !outer.inside.isEmpty else {
            return merge(inner, outer)
        }
        var (layers, further) = (inner.layers, outer.layers[...])
        if let first = further.first, first.children == nil, let last = layers.popLast() {
            layers.append(merge(last, first))
            further = further.dropFirst()
        }
        return AccessibilityNote(layers + further)
    }

    /// Joins what two notes say of the same elements; the outer one wins.
    private static func merge(
        _ inner: AccessibilityNote, _ outer: AccessibilityNote
    ) -> AccessibilityNote {
        var result = inner
        result.label = outer.label ?? inner.label
        result.value = outer.value ?? inner.value
        result.hint = outer.hint ?? inner.hint
        result.traits = inner.traits.subtracting(outer.removedTraits).union(outer.traits)
        result.removedTraits = inner.removedTraits.subtracting(outer.traits)
            .union(outer.removedTraits)
        result.isHidden = outer.isHidden ?? inner.isHidden
        result.sortPriority = outer.sortPriority ?? inner.sortPriority
        let replaced = Set(outer.actions.map(\.name))
        result.actions = inner.actions.filter { !replaced.contains($0.name) } + outer.actions
        result.children = outer.children ?? inner.children
        result.isDisabled = outer.isDisabled ?? inner.isDisabled
        result.inputLabels = outer.inputLabels.isEmpty ? inner.inputLabels : outer.inputLabels
        result.headingLevel = outer.headingLevel ?? inner.headingLevel
        result.respondsToUserInteraction =
            outer.respondsToUserInteraction ?? inner.respondsToUserInteraction
        result.frame = outer.frame ?? inner.frame
        return result
    }
}
