public import QuadrantCore
import QuadrantLayout

/// The key under which `tag` leaves its value, an `AnyHashable`.
package enum TagKey {}

/// The tags of a view that do not stand for optionals of their types.
package enum ExactTagsKey: ContainerValueKey {
    package static var defaultValue: Set<AnyHashable> { [] }
}

nonisolated struct TagModifier: AttachingModifier {
    let tag: AnyHashable
    /// Whether the tag also stands for an optional of its type.
    let includesOptional: Bool

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
        cursor.collecting(modifier: modifier, content) {
            $0.tags.insert(modifier.tag, at: 0)
            if !modifier.includesOptional { $0[ExactTagsKey.self].insert(modifier.tag) }
        }
    }
}

extension View {
    /// Gives the view a value by which it is found: in a `Picker`, the value that the view stands for;
    /// in a `Canvas`, the identity of a symbol; and what `ContainerValues.tag(for:)` reads. If a view
    /// has several of one type, the outermost counts.
    ///
    /// - Parameter includeOptional: Whether the value also stands for an optional of its type, in a
    ///   picker whose selection is optional.
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag), includesOptional: includeOptional))
    }
}
