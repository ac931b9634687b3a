import QuadrantDisplayList
package import QuadrantLayout

/// What a tree keeps of its nodes: what they show, what modifiers said of them, and in which body they were made.
/// All of it lies in tables that forget a node when it is freed (`NodeTables`).
extension ViewTree {
    func removeNode(_ node: NodeID) {
        if !preferences.isEmpty { preferences.willRemove(node) }
        layout.remove(node)
    }

    /// Has the node show `drawing`; nothing beside its children for `nil`.
    ///
    /// - Parameter place: Where it changes; asked with which transaction.
    func setDrawing<D: NodeDrawing>(
        _ drawing: D?, of node: NodeID, by place: borrowing _ViewCursor
    ) {
        guard let drawing else { return removeDrawing(of: node) }
        var old: D.AnimatableData?
        if motion.hasBegun, drawing.showsChanges,
            let before = shown.drawings[node.index]?.value(D.self),
            drawing.isOtherContent(than: before)
        {
            keepContent(of: node, showing: TypedDrawing(before), place.transaction)
        }
        let isNew = put(drawing, in: &shown.drawings[node.index], old: &old)
        if let content = motion.takeOldContent(of: node) {
            showsOtherwise(node)
            return animateContent(of: node, from: content, place.transaction, place.environment)
        }
        guard isNew else { return }
        showsOtherwise(node)
        if let moving = motion.content(of: node) {
            moving.renew()
        } else if let old {
            animate(drawing, of: node, from: old, place.transaction, place.environment)
        } else {
            motion.endDrawing(of: node)
        }
    }

    /// The same of a drawing that other nodes may have too.
    func setDrawing(
        kept drawing: KeptDrawing, of node: NodeID, by place: borrowing _ViewCursor
    ) {
        let old = motion.hasBegun ? shown.drawings[node.index] : nil
        if let old, motion.oldContent?.node != node, drawing.showsChanges,
            drawing.isOtherContent(than: old)
        {
            keepContent(of: node, showing: old, place.transaction)
        }
        let isNew = put(drawing, in: &shown.drawings[node.index])
        if let content = motion.takeOldContent(of: node) {
            showsOtherwise(node)
            return animateContent(of: node, from: content, place.transaction, place.environment)
        }
        guard isNew else { return }
        showsOtherwise(node)
        if let moving = motion.content(of: node) {
            moving.renew()
        } else if let old {
            drawing.animate(from: old, of: node, by: place)
        }
    }

    private func removeDrawing(of node: NodeID) {
        if shown.drawings.remove(node.index) {
            motion.endDrawing(of: node)
            showsOtherwise(node)
        }
    }

    /// The node has another drawing than before.
    private func showsOtherwise(_ node: NodeID) {
        layout.markRecord(node)
        motion.noteEffect(of: node.index)
        presentation.setEffect(drawing(of: node)?.contentEffect, of: node)
    }

    /// What the node shows beside its children; `nil` for nothing.
    package func drawing(of node: NodeID) -> KeptDrawing? { shown.drawings[node.index] }

    func attach(_ attachments: NodeAttachments?, to node: NodeID) {
        layout.setTraits(node, attachments?.traits)
        if notes.setNames(attachments?.names ?? [], of: node) { layout.markRecord(node) }
        notes.setSpaces(attachments?.spaces ?? [], of: node)
        if notes.setNotes(attachments?.notes ?? [], of: node), !layout.needsReach(node) {
            layout.markReach(node)
        }
    }

    /// Adds notes to those that modifiers left at a node in this evaluation.
    func addNotes(_ attachments: NodeAttachments, of node: NodeID) {
        if notes.addNotes(attachments.notes, of: node), !layout.needsReach(node) {
            layout.markReach(node)
        }
    }

    /// What modifiers said under a key of the view whose node this is.
    package func note<K: NodeNoteKey>(_ key: K.Type, of node: NodeID) -> K.Value? {
        notes.note(key, of: node)
    }

    /// Whether no modifier said anything of a node, and it draws nothing itself.
    package func saysNothing(_ node: NodeID) -> Bool {
        shown.drawings[node.index] == nil && !notes.hasNotes(node)
    }

    /// The shown nodes with notes of a key that can be listed, in the order in which they were made.
    ///
    /// - Complexity: Linear in their number and their depth.
    package func nodes<K: NodeNoteKey>(noting key: K.Type) -> [NodeID] {
        notes.nodes(noting: key) { layout.contains($0) }
            .filter { layout.isShownInTree($0) }.sorted { $0.index < $1.index }
    }

    /// The same as it is seen now: with what is under way.
    package func shownDrawing(of node: NodeID) -> KeptDrawing? {
        if !motion.isAtRest, let moving = motion.drawings[node.index]?.shown { return moving }
        return shown.drawings[node.index]
    }

    func noteOrigin(of node: NodeID, scope: Scope) {
        evaluation.noteOrigin(of: node.index, scope: scope)
    }

    /// The custom view in whose body the node was made.
    func origin(of node: NodeID) -> Scope? { origin(at: node.index) }

    /// The same for the node that is at an index now.
    func origin(at index: UInt32) -> Scope? { evaluation.origin(at: index) }

    /// The names of the coordinate space of the view whose node this is.
    func spaces(of node: NodeID) -> [AnyHashable] { notes.spaces(of: node) }

    /// The accessibility identifiers given to the view whose node this is.
    package func names(of node: NodeID) -> [String] { notes.names(of: node) }

    func isNamed(_ source: SourceTag) -> Bool { notes.displayNames[source] != nil }
}
