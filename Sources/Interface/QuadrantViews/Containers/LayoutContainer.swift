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
        let node = cursor.node(
            view.layout.rule, stackAxis: view.layout.stackOrientation, view.content)
        cursor.setDepthRule(view.layout.depthRule, of: node)
    }

    static var _arity: _ViewArity { .one }
}

extension Layout {
    /// Arranges the views of `content` by this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }

    /// Arranges the views of `content` by this layout, aligned along z on a guide of theirs.
    public func depthAlignment<Content: View>(
        _ alignment: DepthAlignment, @ViewBuilder content: () -> Content
    ) -> some View {
        LayoutContainer(layout: depthAlignment(alignment), content: content())
    }
}
