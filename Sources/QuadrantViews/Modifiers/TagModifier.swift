public import QuadrantCore
import QuadrantLayout

/// The key under which `tag` leaves its value, an `AnyHashable`.
package enum TagKey {}

nonisolated struct TagModifier: AttachingModifier {
    let tag: AnyHashable

    func attach(_ attachments: inout NodeAttachments) {
        var traits = attachments.traits ?? NodeTraits()
        let key = ObjectIdentifier(TagKey.self)
        // The outer modifier is applied first and wins.
        if traits.values[key] == nil { traits.values[key] = tag }
        attachments.traits = traits
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: TagModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { $0.tags.insert(modifier.tag, at: 0) }
    }
}

extension View {
    /// Gives the view a value by which it is found: the identity of a symbol in a `Canvas`, and
    /// what `ContainerValues.tag(for:)` reads. If a view has several of one type, the outermost
    /// counts.
    ///
    /// - Parameter includeOptional: Whether the value also stands for an optional of its type. It
    ///   makes no difference here, as tags are compared unchanged.
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
