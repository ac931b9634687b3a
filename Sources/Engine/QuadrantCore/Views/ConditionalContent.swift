/// One of two views, as `if … else` and `switch` make it. The views of each branch have an identity
/// of their own.
///
/// Apple: "_ConditionalContent".
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the branch that was taken. The other branch, if it was made before, is removed with
    /// its state.
    @MainActor
    public static func _makeNodes(
        _ view: _ConditionalContent<TrueContent, FalseContent>, _ cursor: inout _ViewCursor
    ) {
        switch view.storage {
        case .first(let content):
            cursor.branch(0, isCondition: true) { TrueContent._makeNodes(content, &$0) }
        case .second(let content):
            cursor.branch(1, isCondition: true) { FalseContent._makeNodes(content, &$0) }
        }
    }

    /// Collects the views of the branch that was taken.
    @MainActor
    public static func _collect(
        _ view: _ConditionalContent<TrueContent, FalseContent>, _ cursor: inout _ViewCursor
    ) {
        switch view.storage {
        case .first(let content):
            cursor.branch(0) { $0.collecting(at: true) { TrueContent._collect(content, &$0) } }
        case .second(let content):
            cursor.branch(1) { $0.collecting(at: false) { FalseContent._collect(content, &$0) } }
        }
    }

    /// The view can stand for any number of nodes, also none.
    // Asking the branches would never end for a view that contains itself behind a condition.
    public static var _arity: _ViewArity { .many }
}

extension Optional: View where Wrapped: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the view, if there is one; where there is none, what was made is removed with its
    /// state.
    @MainActor
    public static func _makeNodes(_ view: Wrapped?, _ cursor: inout _ViewCursor) {
        if let view {
            cursor.branch(1, isCondition: true) { Wrapped._makeNodes(view, &$0) }
        } else {
            cursor.branch(0, isCondition: true) { _ in }
        }
    }

    /// Collects the views of the view, if there is one.
    @MainActor
    public static func _collect(_ view: Wrapped?, _ cursor: inout _ViewCursor) {
        if let view {
            cursor.branch(1) { Wrapped._collect(view, &$0) }
        } else {
            cursor.branch(0) { _ in }
        }
    }

    /// The view can stand for any number of nodes, also none.
    nonisolated public static var _arity: _ViewArity { .many }
}
