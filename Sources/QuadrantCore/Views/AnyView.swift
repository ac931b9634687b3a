/// A view whose type is hidden. A view of another type replaces the one before, with all its state.
///
/// Apple: "AnyView".
public nonisolated struct AnyView: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let type: ObjectIdentifier
    private let make: @MainActor (inout _ViewCursor) -> Void
    private let collect: @MainActor (inout _ViewCursor) -> Void

    /// Hides the type of `view`.
    public init<V: View>(_ view: V) {
        if let same = view as? AnyView {
            self = same
            return
        }
        type = ObjectIdentifier(V.self)
        // Views are values; this one is used on the main actor only.
        nonisolated(unsafe) let view = view
        make = { V._makeNodes(view, &$0) }
        collect = { V._collect(view, &$0) }
    }

    /// Hides the type of `view`.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Makes the hidden view. A view of another type replaces what was made, with its state.
    @MainActor
    public static func _makeNodes(_ view: AnyView, _ cursor: inout _ViewCursor) {
        cursor.branch(Int(bitPattern: view.type)) { view.make(&$0) }
    }

    /// Collects the views that the hidden view is made of.
    @MainActor
    public static func _collect(_ view: AnyView, _ cursor: inout _ViewCursor) {
        cursor.branch(Int(bitPattern: view.type)) { view.collect(&$0) }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}
