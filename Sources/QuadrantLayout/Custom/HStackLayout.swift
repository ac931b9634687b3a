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

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: StackRule {
        StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    package var engineRule: LayoutRule { .stack(stack) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.measureStack(stack, proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.placeStack(stack, in: bounds, proposal)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.stackSpacing(.horizontal)
    }
}
