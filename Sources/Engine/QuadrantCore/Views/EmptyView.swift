/// A view that shows nothing, and adds neither a child nor spacing to its container.
///
/// Apple: "EmptyView".
public nonisolated struct EmptyView: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Creates a view that shows nothing.
    public init() {}

    /// Makes nothing.
    @MainActor
    public static func _makeNodes(_ view: EmptyView, _ cursor: inout _ViewCursor) {}

    /// Collects nothing.
    @MainActor
    public static func _collect(_ view: EmptyView, _ cursor: inout _ViewCursor) {}

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}
