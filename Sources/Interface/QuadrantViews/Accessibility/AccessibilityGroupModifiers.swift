public import QuadrantCore

/// Which side of a label and what it names a view is.
///
/// Apple: "AccessibilityLabeledPairRole".
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view is the label.
    case label
    /// The view is what the label names.
    case content
}

extension View {
    /// Says that the view is the label of another, or is named by another: the one under the same identifier in the
    /// namespace.
    ///
    /// Apple: "accessibilityLabeledPair(role:id:in:)". What has no label of its own takes that of the pair.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        let name = AccessibilityNoteName(id: AnyHashable(id), in: AnyHashable(namespace))
        return accessibility { note, _ in
            note.detail { $0.pairs = [AccessibilityNotePair(name: name, isLabel: role == .label)] }
        }
    }

    /// Links the view with all others under the same identifier in the namespace, so that people can go from one to
    /// the next wherever they are.
    ///
    /// Apple: "accessibilityLinkedGroup(id:in:)". In a test: `HostedView.linkedViews`.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        let name = AccessibilityNoteName(id: AnyHashable(id), in: AnyHashable(namespace))
        return accessibility { note, _ in note.detail { $0.groups = [name] } }
    }

    /// Calls the view by a name, so that an entry of a rotor leads to it.
    ///
    /// Apple: "accessibilityRotorEntry(id:in:)". It is needed where an entry does not lead to a whole element of a
    /// `ForEach`.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        let name = AccessibilityNoteName(id: AnyHashable(id), in: AnyHashable(namespace))
        return accessibility { note, _ in note.detail { $0.entryNames = [name] } }
    }

    /// Says for which value the view stands in a container that selects, such as a `Picker`.
    ///
    /// The older name of what `tag(_:)` does; assistive technologies and tests are told the value.
    nonisolated public func accessibility(
        selectionIdentifier: AnyHashable
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in note.detail { $0.selectionIdentifier = selectionIdentifier } }
    }
}
