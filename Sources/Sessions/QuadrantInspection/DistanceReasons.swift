import Foundation
import QuadrantGeometry
import QuadrantLayout

extension NodeFacts {
    /// What a stack keeps between its children where it says nothing of that itself.
    func distanceReasons() -> [Reason] {
        let distances = layout.stackDistances(of: node).compactMap { $0 }
        guard let first = distances.first, first.cause != .given else { return [] }
        let isUniform = distances.allSatisfy { abs($0.length - first.length) < tolerance }
        let lengths = isUniform ? [first] : distances
        let list = lengths.map { plain($0.length) }.joined(separator: ", ")
        let isSilent = distances.contains {
            [.silentBefore, .silentBehind].contains($0.cause)
        }
        let hasSpacer = layout.children(of: node).contains {
            if case .spacer = layout.rule(of: $0) { true } else { false }
        }
        let why =
            isSilent ? hasSpacer ? " (0 beside a Spacer)" : " (0 beside what keeps none)" : ""
        return [Reason(.spacing, "default distance\(isUniform ? "" : "s") \(list)\(why)")]
    }

    /// How far the node is from the child before it, and why so far.
    func spacingReasons(_ distance: StackDistance, after previous: NodeID) -> [Reason] {
        let length = plain(distance.length)
        let name = tree.label(of: previous)
        let isSymbol = [node, previous].contains { tree.label(of: $0).hasPrefix("Image(") }
        let why =
            switch distance.cause {
            case .given: "the stack's spacing"
            case .silentBefore: "by default: \(name) keeps no distance"
            case .silentBehind: "by default: this one keeps no distance"
            case .texts where isSymbol: "by default: between texts, as which symbols count"
            case .texts: "by default: between two texts, what the lower one's leading leaves"
            case .textAndOther: "by default: between a text and a view of another kind"
            case .usual: "by default"
            }
        return [Reason(.spacing, "\(length) after \(name), \(why)", decides: false)]
    }

    /// What of the room around the node is not safe, where its parent does not touch the same edges.
    func safeAreaReasons() -> [Reason] {
        let insets = layout.safeAreaInsets(at: node)
        let outer = parent.map(layout.safeAreaInsets(at:)) ?? EdgeInsets()
        guard insets != outer else { return [] }
        let parts = [
            ("above", insets.top), ("before", insets.leading), ("below", insets.bottom),
            ("behind", insets.trailing),
        ].filter { $0.1 > tolerance }.map { "\(plain($0.1)) \($0.0)" }
        guard !parts.isEmpty else { return [] }
        return [Reason(.safeArea, "not safe around it: " + parts.joined(separator: ", "))]
    }
}
