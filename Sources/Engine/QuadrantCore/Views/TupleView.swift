/// Several views one after the other, as the block of a view builder makes them.
///
/// Apple: "TupleView". What stands in the tuple and is no view is left out and reported.
public nonisolated struct TupleView<T>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The views, in a tuple.
    public var value: T

    /// The views of a tuple, one after the other.
    @inlinable
    public init(_ value: T) {
        self.value = value
    }

    // The views are read where they lie: no copy is made, and nothing is looked up for each of them.

    /// Makes the nodes of the views, one view after the other.
    @MainActor
    public static func _makeNodes(_ view: TupleView<T>, _ cursor: inout _ViewCursor) {
        withMembers(of: view, &cursor) { members, base, cursor in
            if cursor.lazyContainer != nil, cursor.makesSingleViewsLazily {
                var run = LazyRun()
                for member in members {
                    add(member.type, at: base + member.offset, to: &run, &cursor)
                }
                run.close(&cursor)
            } else {
                for member in members { make(member.type, at: base + member.offset, &cursor) }
            }
        }
    }

    /// Calls `body` with the views of the tuple and where they lie.
    @MainActor
    @inline(__always)
    private static func withMembers(
        of view: TupleView<T>, _ cursor: inout _ViewCursor,
        _ body: ([TupleMembers.Member], ValuePlace, inout _ViewCursor) -> Void
    ) {
        let tuple = cursor.tree.madeBefore.tuples.members(of: T.self)
        if !tuple.strangers.isEmpty { reportStrangers(tuple, &cursor) }
        // The tuple is all there is in the view, whose own type would be looked up each time.
        ValuePlace.during(view.value) { body(tuple.members, $0, &cursor) }
    }

    /// Makes the views of the tuple, in order.
    @MainActor
    private static func make<V: View>(
        _ type: V.Type, at place: ValuePlace, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(place[V.self], &cursor)
    }

    @MainActor
    private static func add<V: View>(
        _ type: V.Type, at place: ValuePlace, to run: inout LazyRun,
        _ cursor: inout _ViewCursor
    ) {
        run.add(place[V.self], &cursor)
    }

    /// Calls `body` with each view of the tuple, in order.
    @MainActor
    func eachMember(
        _ cursor: inout _ViewCursor, _ body: (any View, inout _ViewCursor) -> Void
    ) {
        func value<V: View>(_ type: V.Type, _ place: ValuePlace) -> any View { place[V.self] }
        Self.withMembers(of: self, &cursor) { members, base, cursor in
            for member in members { body(value(member.type, base + member.offset), &cursor) }
        }
    }

    /// Collects the views of the tuple, in order.
    @MainActor
    public static func _collect(_ view: TupleView<T>, _ cursor: inout _ViewCursor) {
        withMembers(of: view, &cursor) { members, base, cursor in
            for (index, member) in members.enumerated() {
                cursor.collecting(at: index) { collect(member.type, at: base + member.offset, &$0) }
            }
        }
    }

    @MainActor
    private static func collect<V: View>(
        _ type: V.Type, at place: ValuePlace, _ cursor: inout _ViewCursor
    ) {
        V._collect(place[V.self], &cursor)
    }

    @MainActor
    private static func reportStrangers(_ tuple: TupleMembers, _ cursor: inout _ViewCursor) {
        cursor.report(
            Diagnostic(
                "TupleView holds what is no view: \(tuple.strangers.joined(separator: ", "))",
                advice: "It is left out. Every element of the tuple has to be a View."))
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }

    /// Compares the views one by one, in the order in which they are made.
    public static func _addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        for member in TupleMembers.of(Self.self).members {
            member.type._addComparison(at: offset + member.offset, to: &comparison)
        }
    }
}

extension TupleView: IdentityHolder {
    package func holds(_ id: AnyHashable) -> Bool {
        func holds<V: View>(_ type: V.Type, _ place: ValuePlace) -> Bool {
            ViewIdentity.holds(place[V.self], id)
        }
        return ValuePlace.during(self) { place in
            TupleMembers.of(Self.self).members.contains { holds($0.type, place + $0.offset) }
        }
    }
}
