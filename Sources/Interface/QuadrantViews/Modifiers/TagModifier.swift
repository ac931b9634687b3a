public import QuadrantCore
import QuadrantLayout

/// The key under which `tag` leaves its values, a `[ViewTag]`, the innermost first.
package enum TagKey {}

/// A value that a view stands for in a container: that of a `tag`, or the identity of the element that it is made for.
package struct ViewTag: Hashable {
    package let value: AnyHashable
    /// Whether it also stands for an optional of its type.
    package let includesOptional: Bool

    package init(_ value: AnyHashable, includesOptional: Bool = true) {
        (self.value, self.includesOptional) = (value, includesOptional)
    }

    /// The value of a selection of a type that the tag stands for; `nil` if it is of another type. Apple's rule: the
    /// type is the same, or the selection's is an optional of it.
    package func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if let same = value as? Value, Value.self == AnyHashable.self { return same }
        let isSame = Swift.type(of: value.base) == Value.self
        guard isSame || includesOptional && Value.self is any OptionalType.Type else { return nil }
        return value.base as? Value
    }
}

/// Optional types, to be told from others while the program runs.
private protocol OptionalType {}

extension Optional: OptionalType {}

extension [ViewTag]: JoinedTrait {
    /// The inner tags, then those of a modifier further out.
    package func over(_ outer: [ViewTag]) -> [ViewTag] { self + outer }
}

nonisolated struct TagModifier: AttachingModifier {
    let tag: AnyHashable
    /// Whether the tag also stands for an optional of its type.
    let includesOptional: Bool

    func attach(_ attachments: inout NodeAttachments) {
        let tags = [ViewTag(tag, includesOptional: includesOptional)]
        attachments.setTrait(tags, for: TagKey.self)
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: TagModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) {
            $0.tags = [modifier.tag]
            if !modifier.includesOptional { $0.exactTags = [modifier.tag] }
        }
    }
}

extension View {
    /// Gives the view a value by which it is found: in a `Picker`, the value that the view stands for;
    /// in a `Canvas`, the identity of a symbol; and what `ContainerValues.tag(for:)` reads. If a view
    /// has several of one type, the innermost counts.
    ///
    /// - Parameter includeOptional: Whether the value also stands for an optional of its type, in a
    ///   picker whose selection is optional.
    nonisolated public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag), includesOptional: includeOptional))
    }
}
