import QuadrantLayout

/// A view whose content depends on its own size and place.
///
/// Apple: "GeometryReader". It takes what it is offered, 10 points where that is nothing in
/// particular. Its views stand at the top leading corner and are offered its size.
public nonisolated struct GeometryReader<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the views for a geometry.
    public var content: (GeometryProxy) -> Content

    /// Shows what `content` makes of the geometry; called again when what it read of it has changed.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Makes a node that fills its proposal; the content is made once the size of that node is
    /// known.
    @MainActor
    public static func _makeNodes(_ view: GeometryReader<Content>, _ cursor: inout _ViewCursor) {
        nonisolated(unsafe) let content = view.content
        cursor.node(.geometry) { cursor in
            cursor.openReader { proxy, cursor in
                Content._makeNodes(cursor.reading { content(proxy) }, &cursor)
            }
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
