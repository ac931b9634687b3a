package import Foundation
import QuadrantGeometry

/// The distance between two neighbours in a stack, and whose wish it is.
package struct StackDistance: Equatable, Sendable {
    /// What decided it.
    package enum Cause: Equatable, Sendable {
        /// The stack's own `spacing`.
        case given
        /// The view before keeps no distance from anything, as a `Spacer` does.
        case silentBefore
        /// The view behind keeps none.
        case silentBehind
        /// Both are texts: what the font's leading is more than the height of a line.
        case texts
        /// One is a text: what the font wants to views of other kinds.
        case textAndOther
        /// Neither wishes anything: 8 points.
        case usual
    }

    /// In points.
    package let length: CGFloat
    /// What decided it.
    package let cause: Cause
}

extension LayoutTree {
    /// The distances in front of each child of a stack; `nil` for the first, empty for other nodes.
    ///
    /// - Complexity: That of asking the children for their distances, with most answers known.
    package func stackDistances(of node: NodeID) -> [StackDistance?] {
        let record = records[check(node)]
        guard record.tag == .stack, record.firstChild != 0 else { return [] }
        let rule = pools.stacks[record.rule]
        var result: [StackDistance?] = []
        var before: UInt32?
        for child in siblings(record) {
            result.append(
                before.map { before in
                    guard rule.spacing.isNaN else {
                        return StackDistance(length: rule.spacing, cause: .given)
                    }
                    return StackDistance(
                        length: distance(before, child, rule.axis),
                        cause: cause(before, child, rule.axis))
                })
            before = child
        }
        return result
    }

    private func cause(_ first: UInt32, _ second: UInt32, _ axis: Axis) -> StackDistance.Cause {
        let (first, second) = (spacing(first), spacing(second))
        let isAcross = axis == .horizontal
        let edge = isAcross ? first.trailing : first.bottom
        let next = isAcross ? second.leading : second.top
        if edge.isZero { return .silentBefore }
        if next.isZero { return .silentBehind }
        guard !isAcross else { return .usual }
        switch (edge.text, next.text) {
        case (_?, _?): return .texts
        case (_?, nil) where next.isStandard, (nil, _?) where edge.isStandard: return .textAndOther
        default: return .usual
        }
    }
}
