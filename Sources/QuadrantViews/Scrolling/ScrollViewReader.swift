public import QuadrantCore
public import QuadrantGeometry

/// Gives its content the means to scroll scroll views in it to their views.
///
/// Apple: "ScrollViewReader".
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the views.
    public var content: (ScrollViewProxy) -> Content

    /// Shows what `content` makes; it is given the means to scroll.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// Makes what the closure returns for a proxy; the reader itself is no node.
    @MainActor
    public static func _makeNodes(_ view: ScrollViewReader<Content>, _ cursor: inout _ViewCursor) {
        cursor.scrollReader { scroll, cursor in
            let content = cursor.reading { view.content(ScrollViewProxy(scroll: scroll)) }
            Content._makeNodes(content, &cursor)
        }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

/// Scrolls scroll views inside of a `ScrollViewReader`.
///
/// Apple: "ScrollViewProxy". For actions; while bodies are evaluated it does nothing before the
/// update's layout.
public struct ScrollViewProxy {
    let scroll: (AnyHashable, UnitPoint?) -> Void

    /// Scrolls the innermost scroll view around the view with that identity: one that `id(_:)` gave,
    /// or an element of a `ForEach`. Elements of lazy containers need not be made yet.
    ///
    /// - Parameters:
    ///   - id: The view's identity; an unknown one is reported and nothing scrolls.
    ///   - anchor: The point of the view that stands on the same point of what the scroll view shows
    ///     within its content margins; `nil` scrolls as little as shows all of the view. As near as
    ///     the content's ends allow.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scroll(AnyHashable(id), anchor)
    }
}
