package import Foundation
package import QuadrantGeometry

/// `LazyVStack` and `LazyHStack`: along the axis as long as the children want to be, across it as
/// long as offered.
///
/// Children are offered nothing in particular along the axis. Every child is measured, those out of
/// sight too.
///
/// - Complexity: linear in the number of children; one measurement of a child for a proposal.
package struct LazyStackRule: ExtendedRule {
    let axis: Axis
    let alignment: AlignmentKey
    /// Points between neighbours; NaN for the distances they prefer.
    let spacing: CGFloat

    /// A spacing that is NaN or infinite counts as not given.
    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    }

    package var name: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }

    package func isSame(as other: any ExtendedRule) -> Bool {
        guard let other = other as? LazyStackRule else { return false }
        return axis == other.axis && alignment == other.alignment
            && Proposal(spacing, 0) == Proposal(other.spacing, 0)
    }

    package func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        let breadth = proposal.length(axis.other)
        var (length, widest) = (CGFloat(0), CGFloat(0))
        var previous: UInt32?
        for child in context.children {
            let size = context.measure(child, .along(axis, .nan, breadth))
            length += gap(previous, child, context) + size.length(axis)
            widest = max(widest, size.length(axis.other))
            previous = child
        }
        return .along(axis, length, breadth.isNaN ? widest : breadth)
    }

    package func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let inner = Proposal.along(axis, .nan, size.length(axis.other))
        let line = alignment.defaultValue(width: size.width, height: size.height)
        var result: [ChildPlacement] = []
        var offset = CGFloat(0)
        for child in context.children {
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

    private func gap(_ previous: UInt32?, _ child: UInt32, _ context: RuleContext) -> CGFloat {
        guard let previous else { return 0 }
        return spacing.isNaN ? context.distance(previous, child, along: axis) : spacing
    }
}
