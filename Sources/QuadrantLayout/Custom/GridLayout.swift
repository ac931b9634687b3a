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

    /// The size of the grid for a proposal, in points, worked out as for `Grid`.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.measureGrid(grid, proposal)
    }

    /// Places the cells as `Grid` does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.placeGrid(grid, in: bounds, proposal)
    }

    /// The distances that the grid keeps from its neighbours: what its outer cells ask for.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.gridSpacing(grid)
    }
}
