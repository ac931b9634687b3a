public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Fills rows with its children, column by column, growing toward the trailing edge.
///
/// Apple: "LazyHGrid". The header and the footer of a `Section` take a line of their own. In
/// a scroll view it makes and measures just the lines that are in sight, and thinks of the others as of
/// the same length as these on average; elsewhere what lies in the window.
public nonisolated struct LazyHGrid<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// A grid of these rows, none counting as one flexible item; `spacing` in points between the
    /// columns, `nil` for 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes a lazy node of horizontal direction; its children are made as they come into sight.
    @MainActor
    public static func _makeNodes(_ view: LazyHGrid<Content>, _ cursor: inout _ViewCursor) {
        let rule = LazyGridRule(
            axis: .horizontal, items: view.rows, alignment: view.alignment.key,
            spacing: view.spacing, pinned: view.pinnedViews)
        let node = cursor.lazyNode(
            .extended(rule), axis: .horizontal, pinned: view.pinnedViews
        ) { cursor in
            cursor.stackAxis = nil
            Content._makeNodes(view.content, &cursor)
        }
        cursor.report(GridItem.complaint(about: view.rows, of: "LazyHGrid(rows:)"), at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
