/// Several views one after the other, as the block of a view builder makes them.
///
/// Apple: "TupleView".
public nonisolated struct TupleView<T>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The views, in a tuple.
    public var value: T
    private let make: @MainActor (T, inout _ViewCursor) -> Void
    private let collect: @MainActor (T, inout _ViewCursor) -> Void
    let probe: (T, AnyHashable) -> Bool

    /// The builder knows the tuple's elements; the type spells only the tuple.
    init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        make = { value, cursor in
            if cursor.makesSingleViewsLazily {
                var run = LazyRun()
                repeat run.add(each value, &cursor)
                run.close(&cursor)
                return
            }
            repeat (each Content)._makeNodes(each value, &cursor)
        }
        probe = { value, id in
            for isFound in repeat ViewIdentity.holds(each value, id) {
                if isFound { return true }
            }
            return false
        }
        collect = { value, cursor in
            var place = 0
            @MainActor func next<V: View>(_ view: V) {
                // Views are values; this one is used on the main actor only.
                nonisolated(unsafe) let view = view
                cursor.collecting(at: place) { V._collect(view, &$0) }
                place += 1
            }
            repeat next(each value)
        }
    }

    /// Makes the views of the tuple, in order.
    @MainActor
    public static func _makeNodes(_ view: TupleView<T>, _ cursor: inout _ViewCursor) {
        view.make(view.value, &cursor)
    }

    /// Collects the views of the tuple, in order.
    @MainActor
    public static func _collect(_ view: TupleView<T>, _ cursor: inout _ViewCursor) {
        view.collect(view.value, &cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}
