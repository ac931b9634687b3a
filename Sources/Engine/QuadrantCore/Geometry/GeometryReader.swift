import QuadrantGeometry
import QuadrantLayout

/// A view whose content depends on its size and place.
///
/// Apple: "GeometryReader". A reader fills its proposal, 10 by 10 points where nothing is proposed.
/// Its content is proposed the size of the reader and placed at the top leading corner.
public nonisolated struct GeometryReader<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the content from a geometry.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader. `content` is called again when a value that it read of the geometry has
    /// changed.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Makes a node that fills its proposal; the content is made once the size of that node is
    /// known.
    @MainActor
    public static func _makeNodes(_ view: GeometryReader<Content>, _ cursor: inout _ViewCursor) {
        // The closure is a part of a view, which is used on the main actor only.
        let content = HandedOver(view.content)
        cursor.node(.geometry) { cursor in
            cursor.openReader("GeometryReader") { source, cursor in
                let proxy = GeometryProxy(source: source)
                let made = cursor.madeContent { content.value(proxy) }
                Content._makeNodes(made, &cursor)
            }
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
