public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Arranges its children in a column and makes only those in sight.
///
/// Apple: "LazyVStack". The stack is as wide as its proposal and as high as all its children. In a
/// scroll view, it makes and measures only the children in sight; all others count as high as the
/// measured ones are on average. Elsewhere, the children inside of the window are made. Children
/// that went out of sight are kept for a while, then dropped with their state.
public nonisolated struct LazyVStack<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a column. `spacing` is in points; `nil` stands for the distances that the children
    /// prefer, as does a spacing that is not finite, which is reported.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes a lazy node of vertical direction; its children are made as they come into sight.
    @MainActor
    public static func _makeNodes(_ view: LazyVStack<Content>, _ cursor: inout _ViewCursor) {
        let rule = LazyStackRule(
            axis: .vertical, alignment: view.alignment.key, spacing: view.spacing,
            pinned: view.pinnedViews)
        let node = cursor.lazyNode(
            .extended(rule), axis: .vertical, pinned: view.pinnedViews
        ) { cursor in
            cursor.stackAxis = .vertical
            Content._makeNodes(view.content, &cursor)
        }
        cursor.report(.ofSpacing(view.spacing, in: "LazyVStack"), at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
