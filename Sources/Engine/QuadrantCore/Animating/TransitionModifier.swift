internal import QuadrantGeometry
import QuadrantLayout

/// Says how its content looks while it appears and while it is removed.
nonisolated struct TransitionModifier: ViewModifier {
    typealias Body = Never

    let transition: AnyTransition

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: TransitionModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        if let views = content as? any TransitionSpreading {
            return views.makeNodes(in: modifier, &cursor)
        }
        // A view with an identity comes and goes with it: each of them is in a transition of its own.
        guard let id = (content as? any IdentityBearer)?.bornIdentity else {
            return modifier.makeViews(content, &cursor)
        }
        cursor.identified(id) { modifier.makeViews(content, &$0) }
    }

    @MainActor
    private func makeViews<V: View>(_ content: V, _ cursor: inout _ViewCursor) {
        var isNew = false
        let state = cursor.keep {
            isNew = true
            return TransitionState()
        }
        let box = transition.box
        (box.animations.insertion?.fault ?? box.animations.removal?.fault)?.say()
        let isCalm = box.hasMotion && cursor.environment.reducesMotion
        state.isCalm = isCalm
        state.removesAtOnce = box.removesAtOnce
        state.animations = (box.animations.insertion, box.animations.removal)
        if isNew, !isCalm, cursor.tree.motion.makes(state) { state.beginAppearing() }
        let outer = cursor.rules
        state.outer = outer
        state.renew()
        cursor.rules = state
        let before = cursor.previous
        TransitionScope<V>._makeNodes(
            TransitionScope(
                transition: transition, state: state, content: content, isCalm: isCalm),
            &cursor)
        cursor.rules = outer
        cursor.noteTransition(state, after: before)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { .many }
}

/// A view in a transition: made anew when its phase changes.
nonisolated struct TransitionScope<Content: View>: View {
    let transition: AnyTransition
    let state: TransitionState
    let content: Content
    /// Whether the view fades instead.
    let isCalm: Bool

    @MainActor var body: AnyView {
        let content = content
        return transition.box.body(
            PlaceholderContentView<Content>.outside(content),
            phase: isCalm ? .identity : state.phase)
    }
}

extension _ViewCursor {
    /// Notes the transition of the views that were made since `before`.
    fileprivate func noteTransition(_ state: TransitionState, after before: NodeID?) {
        var node = previous
        while let current = node, current != before {
            // A transition further in is noted already, and counts.
            if tree.motion.transitions[current.index] == nil {
                tree.motion.transitions[current.index] = state
            }
            node = tree.layout.previousSibling(of: current)
        }
    }
}

extension View {
    /// Says how the view looks while it appears and while it is removed with an animation.
    ///
    /// Apple: "transition(_:)". Without it, the view fades. Of several on one view the innermost counts.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Says how the view looks while it appears and while it is removed with an animation.
    ///
    /// Apple: "transition(_:)". Without it, the view fades.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(plain: transition)))
    }
}
