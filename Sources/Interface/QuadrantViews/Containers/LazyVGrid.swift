public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Fills columns with its children, row after row, growing downward.
///
/// Apple: "LazyVGrid". The header and the footer of a `Section` take a line of their own. In a
/// scroll view, the grid makes and measures only the lines in sight; all others count as high as
/// the measured ones are on average. Elsewhere, the lines inside of the window are made.
public nonisolated struct LazyVGrid<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid with these columns; no columns count as one flexible column. `spacing` is the
    /// distance between rows in points; `nil` stands for 8, as does a spacing that is not finite, which is reported.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes a lazy node of vertical direction; its children are made as they come into sight.
    @MainActor
    public static func _makeNodes(_ view: LazyVGrid<Content>, _ cursor: inout _ViewCursor) {
        let rule = LazyGridRule(
            axis: .vertical, items: view.columns, alignment: view.alignment.key,
            spacing: view.spacing, pinned: view.pinnedViews)
        let node = cursor.lazyNode(
            .extended(rule), axis: .vertical, pinned: view.pinnedViews
        ) { cursor in
            cursor.stackAxis = nil
            Content._makeNodes(view.content, &cursor)
        }
        cursor.report(GridItem.diagnostic(about: view.columns, of: "LazyVGrid(columns:)"), at: node)
        cursor.report(.ofSpacing(view.spacing, in: "LazyVGrid"), at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
