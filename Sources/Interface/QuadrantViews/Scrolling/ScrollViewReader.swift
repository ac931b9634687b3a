public import QuadrantCore
public import QuadrantGeometry

/// Gives its content a proxy that scrolls the scroll views in the content.
///
/// Apple: "ScrollViewReader".
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader whose content is made from a proxy.
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

/// Scrolls the scroll views inside of a `ScrollViewReader`.
///
/// Apple: "ScrollViewProxy". A proxy is meant for actions. While bodies are evaluated, its calls
/// take effect only after the layout of the update.
public struct ScrollViewProxy {
    let scroll: (AnyHashable, UnitPoint?) -> Void

    /// Scrolls the innermost scroll view around the view with an identity: one that `id(_:)` gave,
    /// or that of an element of a `ForEach`. Elements of lazy containers need not have been made.
    ///
    /// - Parameters:
    ///   - id: The identity of the view. An unknown one is reported, and nothing scrolls.
    ///   - anchor: The point of the view that lies at the same point of the visible part within the
    ///     content margins, as near as the ends of the content allow. With `nil`, the scroll view
    ///     scrolls no further than needed to show the whole view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scroll(AnyHashable(id), anchor)
    }
}
