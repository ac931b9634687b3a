import QuadrantGeometry
import QuadrantLayout

/// A view whose content depends on its size and place on all three axes.
///
/// Apple: "GeometryReader3D". A reader takes the size and the depth that it is offered, 10 points where
/// nothing is offered. Its content is proposed the size and the depth of the reader and placed at the top
/// leading back corner. As the reader takes all depth, it changes what lies around it; where the depth does
/// not matter, use a `GeometryReader`.
public nonisolated struct GeometryReader3D<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the content from a geometry.
    public var content: (GeometryProxy3D) -> Content

    /// Creates a reader. `content` is called again when a value that it read of the geometry has changed.
    public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) {
        self.content = content
    }

    /// Makes a node that fills its proposal; the content is made once the size of that node is known.
    @MainActor
    public static func _makeNodes(_ view: GeometryReader3D<Content>, _ cursor: inout _ViewCursor) {
        // The closure is a part of a view, which is used on the main actor only.
        let content = HandedOver(view.content)
        let node = cursor.node(.geometry) { cursor in
            cursor.openReader("GeometryReader3D") { source, cursor in
                let proxy = GeometryProxy3D(source: source)
                Content._makeNodes(cursor.reading { content.value(proxy) }, &cursor)
            }
        }
        cursor.setDepthRule(.fill, of: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
