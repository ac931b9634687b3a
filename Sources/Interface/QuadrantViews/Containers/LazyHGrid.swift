public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Fills rows with its children, column after column, growing toward the trailing edge.
///
/// Apple: "LazyHGrid". The header and the footer of a `Section` take a line of their own. In a
/// scroll view, the grid makes and measures only the lines in sight; all others count as long as
/// the measured ones are on average. Elsewhere, the lines inside of the window are made.
public nonisolated struct LazyHGrid<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid with these rows; no rows count as one flexible row. `spacing` is the distance
    /// between columns in points; `nil` stands for 8, as does a spacing that is not finite, which is reported.
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
        cursor.report(GridItem.diagnostic(about: view.rows, of: "LazyHGrid(rows:)"), at: node)
        cursor.report(.ofSpacing(view.spacing, in: "LazyHGrid"), at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
