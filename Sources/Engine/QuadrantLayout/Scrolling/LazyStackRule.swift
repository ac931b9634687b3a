package import Foundation
package import QuadrantGeometry

/// `LazyVStack` and `LazyHStack`: along the axis as long as the children want to be, across it as
/// long as offered.
///
/// Children are offered nothing in particular along the axis. Elements that are not made are one
/// child, a gap. Offered nothing across the axis it is as long there as its first child (Apple,
/// WWDC26, session 321).
///
/// - Complexity: Linear in the number of children; one measurement of a child for a proposal.
package struct LazyStackRule: ExtendedRule {
    let axis: Axis
    let alignment: AlignmentKey
    /// Points between neighbours; NaN for the distances they prefer.
    let spacing: CGFloat
    let pinned: PinnedScrollableViews
    /// Decides the distances instead of `spacing`; `nil` where nobody does.
    let distances: (any LazyDistances)?

    /// A spacing that is NaN or infinite counts as not given.
    package init(
        axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
        pinned: PinnedScrollableViews = [], distances: (any LazyDistances)? = nil
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
        self.pinned = pinned
        self.distances = distances
    }

    package var name: String {
        distances?.name ?? (axis == .vertical ? "LazyVStack" : "LazyHStack")
    }

    /// Whether the rule decides which children are shown. It does: views out of sight are not
    /// shown.
    package var choosesChildren: Bool { true }

    package func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? LazyStackRule else { return false }
        return axis == other.axis && alignment == other.alignment && pinned == other.pinned
            && Proposal(spacing, 0) == Proposal(other.spacing, 0)
            && isSame(distances, other.distances)
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        let children = context.awake
        var breadth = proposal.length(axis.other)
        if breadth.isNaN {
            let first = children.first { context.gap($0) == nil }
            breadth = first.map { context.measure($0, .unspecified).length(axis.other) } ?? 0
        }
        var length = CGFloat(0)
        var previous: UInt32?
        for child in children {
            let size = context.measure(child, .along(axis, .nan, breadth))
            length += gap(previous, child, context) + size.length(axis)
            previous = child
        }
        length += distances?.distance(from: previous, to: nil, context) ?? 0
        return .along(axis, length, breadth)
    }

    private func isSame(_ one: (any LazyDistances)?, _ other: (any LazyDistances)?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.isSame(as: other)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let inner = Proposal.along(axis, .nan, size.length(axis.other))
        let line = alignment.defaultValue(width: size.width, height: size.height)
        var result: [ChildPlacement] = []
        var offset = CGFloat(0)
        for child in context.awake {
            offset += gap(result.last?.child, child, context)
            let size = context.measure(child, inner)
            let across = line - context.guide(child, alignment, size: size, proposal: inner)
            result.append(
                axis == .vertical
                    ? ChildPlacement(child: child, x: across, y: offset, proposal: inner)
                    : ChildPlacement(child: child, x: offset, y: across, proposal: inner))
            offset += size.length(axis)
        }
        return result
    }

    package func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let result = arrange(size, proposal, context)
        guard !pinned.isEmpty || context.tree.hasPins else { return result }
        var items = result.map { place in
            PinnedSections.Item(
                place: context.sectionPlace(place.child),
                offset: axis == .vertical ? place.y : place.x,
                length: context.measure(place.child, place.proposal).length(axis))
        }
        context.tree.pin(&items, pinned, in: context.node)
        for (index, item) in items.enumerated() {
            context.tree.setPin(result[index].child, item.shift, along: axis)
        }
        return result
    }

    package func spacing(_ context: RuleContext) -> ViewSpacing? {
        context.spacing(ofViewsIn: context.awake)
    }

    private func gap(_ previous: UInt32?, _ child: UInt32, _ context: RuleContext) -> CGFloat {
        if let distances { return distances.distance(from: previous, to: child, context) }
        guard let previous else { return 0 }
        guard spacing.isNaN else { return spacing }
        if let gap = context.gap(previous) ?? context.gap(child) { return gap.spacing }
        return context.distance(previous, child, along: axis)
    }
}
