public import Foundation
public import QuadrantGeometry

/// The layout of an `HStack`: by itself, in an `AnyLayout`, or asked by a layout of your own.
///
/// Apple: "HStackLayout".
public struct HStackLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guide on which the subviews meet.
    public var alignment: VerticalAlignment
    /// Points between neighbours; `nil` for the distances they prefer.
    public var spacing: CGFloat?

    /// A row.
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
