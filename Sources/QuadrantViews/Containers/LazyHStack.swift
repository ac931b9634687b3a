public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Arranges its children in a row that is meant for scroll views.
///
/// Apple: "LazyHStack". As tall as offered, as wide as its children together. In a scroll view
/// it makes and measures just what is in sight, and thinks of the others as of the same length as
/// these on average; elsewhere what lies in the window. Elements that went out of sight are kept for a while,
/// then dropped with their state.
public nonisolated struct LazyHStack<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// `spacing` in points, `nil` for the distances the children prefer.
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
        cursor.lazyNode(.extended(rule), axis: .horizontal, pinned: view.pinnedViews) { cursor in
            cursor.stackAxis = .horizontal
            Content._makeNodes(view.content, &cursor)
        }
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
