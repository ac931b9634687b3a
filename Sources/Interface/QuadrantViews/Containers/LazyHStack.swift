public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Arranges its children in a row and makes only those in sight.
///
/// Apple: "LazyHStack". The stack is as high as its proposal and as wide as all its children. In a
/// scroll view, it makes and measures only the children in sight; all others count as wide as the
/// measured ones are on average. Elsewhere, the children inside of the window are made. Children
/// that went out of sight are kept for a while, then dropped with their state.
public nonisolated struct LazyHStack<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a row. `spacing` is in points; `nil` stands for the distances that the children
    /// prefer, as does a spacing that is not finite, which is reported.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes a lazy node of horizontal direction; its children are made as they come into sight.
    @MainActor
    public static func _makeNodes(_ view: LazyHStack<Content>, _ cursor: inout _ViewCursor) {
        let rule = LazyStackRule(
            axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing,
            pinned: view.pinnedViews)
        let node = cursor.lazyNode(
            .extended(rule), axis: .horizontal, pinned: view.pinnedViews
        ) { cursor in
            cursor.stackAxis = .horizontal
            Content._makeNodes(view.content, &cursor)
        }
        cursor.report(.ofSpacing(view.spacing, in: "LazyHStack"), at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
