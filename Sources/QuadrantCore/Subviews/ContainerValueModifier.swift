public import QuadrantLayout

/// The modifier of `containerValue(_:_:)`: changes the container values of its content.
nonisolated struct ContainerValueModifier: AttachingModifier {
    let change: (inout ContainerValues) -> Void

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        let key = ObjectIdentifier(ContainerValueChanges.self)
        var all = traits.values[key] as? ContainerValueChanges ?? ContainerValueChanges()
        // The outer modifier is applied first and wins.
        all.changes.insert(change, at: 0)
        traits.values[key] = all
        attachments.traits = traits
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: ContainerValueModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { modifier.change(&$0) }
    }
}

extension _ViewCursor {
    /// Collects content with a modifier that changes what each of its views, and each section, tells
    /// the container.
    @MainActor
    package mutating func collecting<M: ViewModifier, V: View>(
        modifier: M, _ content: V, _ change: (inout ContainerValues) -> Void
    ) {
        guard let outer = sink else { return }
        let before = outer.sections.count
        // Modifiers are values; this one is used on the main actor only.
        nonisolated(unsafe) let modifier = modifier
        let collect = { (cursor: inout _ViewCursor) in V._collect(content, &cursor) }
        collecting(collect) { view in
            // On a section the value is the section's, not its views'.
            let sections = outer.sections.dropFirst(before)
            if !sections.contains(where: { $0 === view.section }) { change(&view.values) }
            let inner = PlacedView(make: view.make)
            view.make = { M._makeNodes(modifier, inner, &$0) }
        }
        for section in outer.sections.dropFirst(before) { change(&section.values) }
    }
}

extension View {
    /// Sets a value that the container around the view can read, and no container further outside.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
