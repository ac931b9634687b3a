public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Views arranged by a `Layout`: another layout of the same or another type keeps the views.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor
    static func _makeNodes(_ view: LayoutContainer<L, Content>, _ cursor: inout _ViewCursor) {
        cursor.node(view.layout.rule) { cursor in
            cursor.stackAxis = view.layout.stackOrientation
            Content._makeNodes(view.content, &cursor)
        }
    }

    static var _arity: _ViewArity { .one }
}

extension Layout {
    /// Arranges the views of `content` by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}
