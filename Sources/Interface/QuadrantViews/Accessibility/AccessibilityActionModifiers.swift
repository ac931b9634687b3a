public import QuadrantCore

extension View {
    /// Adds an action that assistive technologies and tests can trigger; by default the action that
    /// a tap triggers.
    ///
    /// Apple: "accessibilityAction(_:_:)". Of two actions of the same kind the outer one is used.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, environment in
            let name = actionKind.noteName(in: environment)
            note.actions = [AccessibilityNoteAction(name: name, perform: handler)]
        }
    }

    /// Adds an action with a name.
    ///
    /// Apple: "accessibilityAction(named:_:)".
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a localised name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name that is not localised.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action named by a view; that view is not shown.
    ///
    /// Apple: "accessibilityAction(action:label:)".
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(
            RepresentationModifier(
                representation: label().accessibilityAction(.default, action),
                kind: .actions(category: nil)))
    }

    /// Adds an action for each button in the content, named by the button's label. The content is
    /// not shown.
    ///
    /// Apple: "accessibilityActions(_:)".
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(
            RepresentationModifier(representation: content(), kind: .actions(category: nil)))
    }

    /// Adds an action of a category for each button in the content, named by the button's label.
    /// The content is not shown. Actions that several modifiers add to one category belong
    /// together.
    ///
    /// Apple: "accessibilityActions(category:_:)".
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(CategoryModifier(category: category, content: content()))
    }

    /// Lets assistive technologies and tests raise and lower the value of the view, by actions
    /// named `increment` and `decrement`.
    ///
    /// Apple: "accessibilityAdjustableAction(_:)".
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { note, _ in
            note.actions = [
                AccessibilityNoteAction(.increment) { handler(.increment) },
                AccessibilityNoteAction(.decrement) { handler(.decrement) },
            ]
        }
    }
}

/// Actions whose category is named in the environment of their view.
private nonisolated struct CategoryModifier<Actions: View>: ViewModifier {
    typealias Body = Never

    let category: AccessibilityActionCategory
    let content: Actions

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: CategoryModifier<Actions>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let name = modifier.category.noteName(in: cursor.environment)
        let actions = RepresentationModifier(
            representation: modifier.content, kind: .actions(category: name))
        RepresentationModifier<Actions>._makeNodes(actions, content, &cursor)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
