public import Foundation
public import QuadrantGeometry

/// The layout of a `ZStack`, used alone, in an `AnyLayout` or by a custom layout.
///
/// Apple: "ZStackLayout".
public struct ZStackLayout: EngineLayout, Sendable, BitwiseCopyable {
    /// The guides by which the subviews are aligned.
    public var alignment: Alignment

    /// Creates a layout that places subviews one over the other.
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
