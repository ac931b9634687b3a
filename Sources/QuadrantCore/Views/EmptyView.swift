/// A view that is nothing: it adds no child and no spacing.
///
/// Apple: "EmptyView".
public nonisolated struct EmptyView: View {
    public typealias Body = Never

    /// A view that is nothing.
    public init() {}

    @MainActor
    public static func _makeNodes(_ view: EmptyView, _ cursor: inout _ViewCursor) {}

    @MainActor
    public static func _collect(_ view: EmptyView, _ cursor: inout _ViewCursor) {}

    public static var _arity: _ViewArity { .many }
}
