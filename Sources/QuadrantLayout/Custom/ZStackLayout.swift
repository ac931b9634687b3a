public import Foundation
public import QuadrantGeometry

/// The layout of a `ZStack`: by itself, in an `AnyLayout`, or asked by a layout of your own.
///
/// Apple: "ZStackLayout".
public struct ZStackLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guides on which the subviews meet.
    public var alignment: Alignment

    /// Subviews on top of each other.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package var engineRule: LayoutRule { .layers(alignment) }

    /// The size of the stack for a proposal, in points, worked out as for `ZStack`.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.measureLayers(alignment, proposal)
    }

    /// Places the subviews as `ZStack` does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.placeLayers(alignment, in: bounds, proposal)
    }
}
