public import QuadrantLayout

/// The modifier of `containerValue(_:_:)`: changes the container values of its content.
nonisolated struct ContainerValueModifier: AttachingModifier {
    let change: (inout ContainerValues) -> Void

    func attach(_ attachments: inout NodeAttachments) {
        var changes = ContainerValueChanges()
        changes.changes = [change]
        attachments.setTrait(changes, for: ContainerValueChanges.self)
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: ContainerValueModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { modifier.change(&$0) }
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
