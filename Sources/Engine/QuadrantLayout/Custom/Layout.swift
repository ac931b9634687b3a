public import Foundation
public import QuadrantGeometry

/// A custom way to arrange the subviews of a container.
///
/// Apple: "Layout". The engine calls `sizeThatFits` once for each proposal whose answer it does not
/// know, and keeps one cache for each container. Where layout runs right to left, the engine
/// mirrors the places: a layout always counts x from the leading edge. An answer that is NaN or
/// negative counts as 0 and is reported.
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// Properties that hold for every container with a layout of this type.
    static var layoutProperties: LayoutProperties { get }

    /// Values that the layout works out once and uses in several calls.
    associatedtype Cache = Void

    /// The views that the layout arranges.
    typealias Subviews = LayoutSubviews

    /// Called when a container is laid out for the first time.
    func makeCache(subviews: Subviews) -> Cache

    /// Called before the cache is used again after the layout or its subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size that the container answers to a proposal, in points.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize

    /// Calls `place(at:anchor:proposal:)` for each subview. A subview that is not placed is centred
    /// in `bounds` and proposed `proposal`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The container's own value for a horizontal guide, in points from the leading edge of
    /// `bounds`; `nil` if it has none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The container's own value for a vertical guide, in points from the top edge of `bounds`;
    /// `nil` if it has none.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// By default, the layout has no orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// By default, the cache is made again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// By default, the container prefers the largest distances that its subviews prefer.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.mergedSpacing
    }

    /// By default, the guides of the subviews are combined, for text baselines and custom guides;
    /// `nil` if none is set.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, ofOne: isTransparentForOne) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// By default, the guides of the subviews are combined, for text baselines and custom guides;
    /// `nil` if none is set.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, ofOne: isTransparentForOne) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

extension Layout where Cache == Void {
    /// By default, a layout has no cache.
    public func makeCache(subviews: Subviews) {}
}

/// A layout that the engine has a rule of its own for; used directly, it is that rule.
package protocol EngineLayout: Layout {
    var engineRule: LayoutRule { get }
    /// The axis of this value, while `layoutProperties` belongs to the type.
    var orientation: Axis? { get }
    /// How a container of the layout lays out along z; `nil` for what follows from its rule.
    var engineDepthRule: DepthRule? { get }
}

extension EngineLayout {
    package var orientation: Axis? { Self.layoutProperties.stackOrientation }

    package var engineDepthRule: DepthRule? { nil }
}

extension Layout {
    /// Whether every guide of a single subview is a guide of the container, as in stacks.
    private var isTransparentForOne: Bool {
        switch (self as? any EngineLayout)?.engineRule {
        case .stack, .layers: true
        default: false
        }
    }
}

extension Layout {
    /// How a container of this layout lays out.
    package var rule: LayoutRule {
        (self as? any EngineLayout)?.engineRule ?? .extended(CustomLayoutRule(layout: self))
    }

    /// How a container of this layout lays out along z; `nil` for what follows from its rule.
    package var depthRule: DepthRule? { (self as? any EngineLayout)?.engineDepthRule }

    /// The axis that spacers and dividers in a container of this layout follow.
    package var stackOrientation: Axis? {
        (self as? any EngineLayout)?.orientation ?? Self.layoutProperties.stackOrientation
    }
}
