public import Foundation
public import QuadrantGeometry

/// The layout of a `VStack`: by itself, in an `AnyLayout`, or asked by a layout of your own.
///
/// Apple: "VStackLayout".
public struct VStackLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guide on which the subviews meet.
    public var alignment: HorizontalAlignment
    /// Points between neighbours; `nil` for the distances they prefer.
    public var spacing: CGFloat?

    /// A column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: StackRule {
        StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
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
        subviews.stackSpacing(.vertical)
    }
}
