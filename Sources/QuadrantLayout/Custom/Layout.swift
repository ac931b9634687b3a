public import Foundation
public import QuadrantGeometry

/// A container's way of arranging its subviews, defined by you.
///
/// Apple: "Layout". The engine asks `sizeThatFits` once for each proposal it has no answer to, keeps
/// one cache for each container, and mirrors the places where leading is the right side: a
/// layout always counts x from the leading edge. An answer that is NaN or negative counts as 0 and
/// is reported as a runtime issue.
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// What is true of every container of this type.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout works out once and uses in several calls.
    associatedtype Cache = Void

    /// The views that the layout arranges.
    typealias Subviews = LayoutSubviews

    /// Called when a container is first laid out.
    func makeCache(subviews: Subviews) -> Cache

    /// Called before the cache is used again after the layout or its subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's answer to a proposal, in points.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize

    /// Calls `place(at:anchor:proposal:)` of each subview. One that is not placed stands in the
    /// middle and is proposed `proposal`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The container's own horizontal guide; `nil` if it has none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// The container's own vertical guide; `nil` if it has none.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The largest preferences of all subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.mergedSpacing
    }

    /// The merged guides of the subviews: text baselines and custom guides; `nil` where none is set.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key, ofOne: isTransparentForOne) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// The merged guides of the subviews: text baselines and custom guides; `nil` where none is set.
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
    /// A layout without a cache.
    public func makeCache(subviews: Subviews) {}
}

/// A layout that the engine has a rule of its own for; used directly, it is that rule.
package protocol EngineLayout: Layout {
    var engineRule: LayoutRule { get }
    /// The axis of this value; `layoutProperties` speaks for the type.
    var orientation: Axis? { get }
}

extension EngineLayout {
    package var orientation: Axis? { Self.layoutProperties.stackOrientation }
}

extension Layout {
    /// Whether every guide of a single subview is the container's own: so in stacks.
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

    /// The axis that spacers and dividers in a container of this layout follow.
    package var stackOrientation: Axis? {
        (self as? any EngineLayout)?.orientation ?? Self.layoutProperties.stackOrientation
    }
}
