public import QuadrantLayout

/// A view of a container's content. The container decides where to show it.
///
/// Apple: "Subview". The container values of a subview can be read before it is shown. Its state
/// lives where the subview is shown, for as long as it is shown there.
public nonisolated struct Subview: View, Identifiable {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// The identity of a subview within its content. It stays the same as long as the view does.
    ///
    /// Apple: "Subview.ID".
    public struct ID: Hashable {
        fileprivate let path: [AnyHashable]
    }

    let view: CollectedView
    /// Where the container stands that was given the subview, in whose environment its view is made; `nil` for where the
    /// subview is put.
    var home: ContentHome?

    /// The identity of the subview.
    public var id: ID { ID(path: view.path) }

    /// The identity of the innermost element of a `ForEach` that the view is made for; `nil` for none. Pickers
    /// take it for the tag of views without one.
    package var elementID: AnyHashable? {
        view.path.lazy.reversed().compactMap { ($0.base as? ElementStep)?.id }.first
    }

    /// The container values that were set on the view.
    public var containerValues: ContainerValues { view.values }

    /// Makes the view that this subview stands for, under the subview's own identity.
    ///
    /// Apple: "the view is resolved using the environment of its container, *not* the environment of the its subview
    /// proxy".
    @MainActor
    public static func _makeNodes(_ view: Subview, _ cursor: inout _ViewCursor) {
        cursor.identified(AnyHashable(view.id)) { cursor in
            guard let home = view.home else { return view.view.make(&cursor) }
            cursor.atHome(home) { view.view.make(&$0) }
        }
    }

    /// Adds the subview, with its container values, to what is collected. The container that collects it decides about
    /// its environment.
    @MainActor
    public static func _collect(_ view: Subview, _ cursor: inout _ViewCursor) {
        var view = view
        view.home = nil
        cursor.collecting({ $0.collectOne(view) }, change: { $0.values = view.view.values })
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

/// The views of a container's content, in order.
///
/// Apple: "SubviewsCollection". As a view, the collection shows all of them.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let views: [CollectedView]
    /// Where the container stands that was given them; `nil` for where they are put.
    var home: ContentHome?

    /// The position of the first element: always 0.
    public var startIndex: Int { 0 }

    /// The number of subviews.
    public var endIndex: Int { views.count }

    /// The subview at an index.
    public subscript(index: Int) -> Subview { Subview(view: views[index], home: home) }

    /// The subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    /// Makes all subviews, each under its own identity, as `ForEach` does.
    @MainActor
    public static func _makeNodes(_ view: SubviewsCollection, _ cursor: inout _ViewCursor) {
        let all = ForEach(Array(view)) { $0 }
        ForEach<[Subview], Subview.ID, Subview>._makeNodes(all, &cursor)
    }

    /// Adds each subview to what is collected.
    @MainActor
    public static func _collect(_ view: SubviewsCollection, _ cursor: inout _ViewCursor) {
        for subview in view { Subview._collect(subview, &cursor) }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

/// A part of the views of a container's content, in order.
///
/// Apple: "SubviewsCollectionSlice". As a view, the slice shows all of them.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let base: SubviewsCollection
    let bounds: Range<Int>

    /// The position of the slice's first subview in the collection that it is a part of.
    public var startIndex: Int { bounds.lowerBound }

    /// The position past the slice's last subview in the collection that it is a part of.
    public var endIndex: Int { bounds.upperBound }

    /// The subview at an index of the whole collection.
    public subscript(index: Int) -> Subview { base[index] }

    /// The subviews of a range of the whole collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    /// Makes the subviews of the slice, each under its own identity, as `ForEach` does.
    @MainActor
    public static func _makeNodes(_ view: SubviewsCollectionSlice, _ cursor: inout _ViewCursor) {
        let all = ForEach(Array(view)) { $0 }
        ForEach<[Subview], Subview.ID, Subview>._makeNodes(all, &cursor)
    }

    /// Adds each subview of the slice to what is collected.
    @MainActor
    public static func _collect(_ view: SubviewsCollectionSlice, _ cursor: inout _ViewCursor) {
        for subview in view { Subview._collect(subview, &cursor) }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}
