public import Foundation
public import QuadrantGeometry

/// The layout of a `VStack`, used alone, in an `AnyLayout` or by a custom layout.
///
/// Apple: "VStackLayout".
public struct VStackLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guide by which the subviews are aligned.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours in points; `nil`, NaN and infinity stand for the distances
    /// that they prefer.
    public var spacing: CGFloat?

    /// Creates the layout of a column. `spacing` is in points; `nil`, NaN and infinity stand for
    /// the distances that the subviews prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A stack of vertical orientation: spacers in it grow in height only.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: StackRule {
        StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    package var engineRule: LayoutRule { .stack(stack) }

    /// The size of the stack for a proposal, in points, worked out as for `VStack`.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.measureStack(stack, proposal)
    }

    /// Places the subviews as `VStack` does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.placeStack(stack, in: bounds, proposal)
    }

    /// The distances that the stack keeps from its neighbours: what its outer subviews ask for.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.stackSpacing(.vertical)
    }
}
