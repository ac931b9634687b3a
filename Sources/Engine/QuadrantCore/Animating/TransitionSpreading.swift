/// Views that are no view of their own: what is said of them is said of each of their views.
///
/// A transition of a group, a loop or a condition is that of each view in it, which comes and goes by itself.
protocol TransitionSpreading {
    /// Makes the views, each in the transition.
    @MainActor
    func makeNodes(in transition: TransitionModifier, _ cursor: inout _ViewCursor)
}

extension View {
    /// Makes the view in a transition.
    @MainActor
    fileprivate func make(_ transition: TransitionModifier, _ cursor: inout _ViewCursor) {
        TransitionModifier._makeNodes(transition, self, &cursor)
    }
}

extension Group: TransitionSpreading where Content: View {
    @MainActor
    func makeNodes(in transition: TransitionModifier, _ cursor: inout _ViewCursor) {
        content.make(transition, &cursor)
    }
}

extension _ConditionalContent: TransitionSpreading where TrueContent: View, FalseContent: View {
    @MainActor
    func makeNodes(in transition: TransitionModifier, _ cursor: inout _ViewCursor) {
        switch storage {
        case .first(let content): cursor.branch(0) { content.make(transition, &$0) }
        case .second(let content): cursor.branch(1) { content.make(transition, &$0) }
        }
    }
}

extension Optional: TransitionSpreading where Wrapped: View {
    @MainActor
    func makeNodes(in transition: TransitionModifier, _ cursor: inout _ViewCursor) {
        if let view = self {
            cursor.branch(1) { view.make(transition, &$0) }
        } else {
            cursor.branch(0) { _ in }
        }
    }
}

extension TupleView: TransitionSpreading {
    @MainActor
    func makeNodes(in transition: TransitionModifier, _ cursor: inout _ViewCursor) {
        eachMember(&cursor) { $0.make(transition, &$1) }
    }
}

extension ForEach: TransitionSpreading where Content: View {
    @MainActor
    func makeNodes(in transition: TransitionModifier, _ cursor: inout _ViewCursor) {
        let content = content
        var each = mapped { content($0).modifier(transition) }
        each.resolve = resolve
        type(of: each)._makeNodes(each, &cursor)
    }
}
