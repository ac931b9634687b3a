public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import QuadrantLayout

/// Arranges views in rows and columns; each child that is not a `GridRow` takes a row of its own.
///
/// Apple: "Grid". A column is as wide as its widest view, a row as tall as its tallest. Rows with
/// fewer views than the grid has columns end with empty cells.
public nonisolated struct Grid<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let rule: GridRule
    /// What is wrong with the distances; `nil` where nothing is.
    let diagnostic: Diagnostic?
    let content: Content

    /// Creates a grid. Spacings are in points; `nil` stands for the distances that the views prefer,
    /// as do NaN and infinity, which are reported.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        rule = GridRule(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        diagnostic =
            .ofSpacing(horizontalSpacing, in: "Grid", label: "horizontalSpacing")
            ?? .ofSpacing(verticalSpacing, in: "Grid", label: "verticalSpacing")
        self.content = content()
    }

    /// Makes a node that lays its children out as rows; a child that is no `GridRow` is a row of
    /// its own.
    @MainActor
    public static func _makeNodes(_ view: Grid<Content>, _ cursor: inout _ViewCursor) {
        let node = cursor.node(.extended(view.rule), stackAxis: nil, view.content)
        cursor.report(view.diagnostic, at: node)
    }

    /// The view always is exactly one node.
    public static var _arity: _ViewArity { .one }
}
