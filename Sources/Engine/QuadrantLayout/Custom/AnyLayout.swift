public import Foundation
public import QuadrantGeometry

/// A layout whose type may change, while its container and the views in it stay the same.
///
/// Apple: "AnyLayout".
public struct AnyLayout: EngineLayout, Sendable {
    /// The cache of the hidden layout.
    public struct Cache {
        fileprivate var value: Any
    }

    private let base: any Layout

    /// Hides the type of `layout`.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    package var engineRule: LayoutRule { base.rule }

    package var engineDepthRule: DepthRule? { base.depthRule }

    package var orientation: Axis? { base.stackOrientation }

    /// Makes the cache of the hidden layout.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: base.erasedCache(subviews))
    }

    /// Has the hidden layout bring its cache up to date.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        base.erasedUpdate(&cache.value, subviews)
    }

    /// Asks the hidden layout for its distances from neighbours.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.erasedSpacing(subviews, &cache.value)
    }

    /// Asks the hidden layout for its size, in points.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        base.erasedSize(proposal, subviews, &cache.value)
    }

    /// Has the hidden layout place the subviews.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.erasedPlace(bounds, proposal, subviews, &cache.value)
    }

    /// Asks the hidden layout for a horizontal guide: points from the leading edge of `bounds`;
    /// `nil` leaves it to the default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        base.erasedGuide(guide, bounds, proposal, subviews, &cache.value)
    }

    /// Asks the hidden layout for a vertical guide: points from the top edge of `bounds`; `nil`
    /// leaves it to the default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        base.erasedGuide(guide, bounds, proposal, subviews, &cache.value)
    }
}

/// A layout's calls with a cache of unknown type; a cache of another layout is made again.
extension Layout {
    fileprivate func erasedCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

    private func with<Result>(
        _ erased: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        var cache = erased as? Cache ?? makeCache(subviews: subviews)
        erased = ()
        defer { erased = cache }
        return body(&cache)
    }

    fileprivate func erasedUpdate(_ cache: inout Any, _ subviews: Subviews) {
        with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func erasedSpacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func erasedSize(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) -> CGSize {
        with(&cache, subviews) {
            sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func erasedPlace(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) {
        with(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func erasedGuide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func erasedGuide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            explicitAlignment(
                of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
