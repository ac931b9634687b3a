public import Foundation
public import QuadrantGeometry

/// The layout of a `Grid`: by itself, in an `AnyLayout`, or asked by a layout of your own.
///
/// Apple: "GridLayout". Rows are told by `GridRow`, as in a grid.
public struct GridLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guides on which views meet in their cells.
    public var alignment: Alignment
    /// Points between columns; `nil` for the distances the subviews prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; `nil` for the distances the subviews prefer.
    public var verticalSpacing: CGFloat?

    /// A grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private var grid: GridRule {
        GridRule(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }

    package var engineRule: LayoutRule { .extended(grid) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.measureGrid(grid, proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.placeGrid(grid, in: bounds, proposal)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.gridSpacing(grid)
    }
}
