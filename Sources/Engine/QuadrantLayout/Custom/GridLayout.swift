public import Foundation
public import QuadrantGeometry

/// The layout of a `Grid`, used alone, in an `AnyLayout` or by a custom layout.
///
/// Apple: "GridLayout". As in a grid, `GridRow` marks the rows.
public struct GridLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guides by which views are aligned in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; `nil`, NaN and infinity stand for the distances that
    /// the subviews prefer.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; `nil`, NaN and infinity stand for the distances that
    /// the subviews prefer.
    public var verticalSpacing: CGFloat?

    /// Creates the layout of a grid. Spacings are in points; `nil`, NaN and infinity stand for the
    /// distances that the subviews prefer.
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

    /// Places the cells as `Grid` does, in the coordinates of `bounds`.
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
