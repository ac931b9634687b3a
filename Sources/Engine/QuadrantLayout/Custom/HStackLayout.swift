public import Foundation
public import QuadrantGeometry

/// The layout of an `HStack`, used alone, in an `AnyLayout` or by a custom layout.
///
/// Apple: "HStackLayout".
public struct HStackLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guide by which the subviews are aligned.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points; `nil`, NaN and infinity stand for the distances
    /// that they prefer.
    public var spacing: CGFloat?

    /// Creates the layout of a row. `spacing` is in points; `nil`, NaN and infinity stand for the
    /// distances that the subviews prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A stack of horizontal orientation: spacers in it grow in width only.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: StackRule {
        StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    package var engineRule: LayoutRule { .stack(stack) }

    /// The size of the stack for a proposal, in points, worked out as for `HStack`.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.measureStack(stack, proposal)
    }

    /// Places the subviews as `HStack` does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.placeStack(stack, in: bounds, proposal)
    }

    /// The distances that the stack keeps from its neighbours: what its outer subviews ask for.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.stackSpacing(.horizontal)
    }
}
