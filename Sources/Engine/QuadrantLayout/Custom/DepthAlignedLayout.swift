import Foundation
import QuadrantGeometry

/// Another layout, with a guide on which its subviews are aligned along z.
struct DepthAlignedLayout<Base: Layout>: EngineLayout {
    var base: Base
    let alignment: DepthAlignment

    static var layoutProperties: LayoutProperties { Base.layoutProperties }

    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    var engineRule: LayoutRule { base.rule }

    var engineDepthRule: DepthRule? { .aligned(alignment) }

    var orientation: Axis? { base.stackOrientation }

    func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
        base.updateCache(&cache, subviews: subviews)
    }

    func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
        base.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Base.Cache
    ) -> CGFloat? {
        base.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Base.Cache
    ) -> CGFloat? {
        base.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension Layout {
    /// The same layout, whose subviews are aligned along z on a guide of theirs. The container is as deep as they
    /// then reach. Without it, layouts align their subviews at the back.
    public func depthAlignment(_ alignment: DepthAlignment) -> some Layout {
        DepthAlignedLayout(base: self, alignment: alignment)
    }
}
