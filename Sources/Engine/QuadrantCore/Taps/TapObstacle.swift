package import Foundation
package import QuadrantLayout

/// Why a tap at a point does not reach a view.
package enum TapObstacle: Equatable {
    /// The node, or one around it, shows nothing: it is hidden or has no opacity.
    case hidden(by: NodeID)
    /// The node, or one around it, does not take taps (`allowsHitTesting`).
    case closed(by: NodeID)
    /// A scroll view around it does not show the point.
    case scrolledAway(in: NodeID)
    /// A view in front of it takes what is meant for it.
    case covered(by: NodeID)
    /// The view shows nothing at the point, and has no content shape there.
    case nothingThere
}

extension ViewTree {
    /// Why a tap at a point of the root's space does not reach a node; `nil` if it does.
    ///
    /// - Complexity: Linear in the number of nodes.
    package func obstacle(to node: NodeID, at point: CGPoint) -> TapObstacle? {
        let reached = nodes(at: point)
        guard !reached.contains(node) else { return nil }
        if let front = raised.front, reached.isEmpty || reached.last == front {
            // A tap on the control of what is open closes that.
            let opened = sequence(first: front) { self.layout.parent(of: $0) }
            return opened.contains(node) ? nil : .covered(by: front)
        }
        var around: [NodeID] = []
        var current: NodeID? = node
        while let next = current {
            around.append(next)
            if drawing(of: next)?.letsTapsThrough == true { return .hidden(by: next) }
            if closesTaps(next) { return .closed(by: next) }
            current = layout.parent(of: next)
        }
        for scroll in around where isScrollView(scroll) && scroll != node {
            if !frame(of: scroll).contains(point) { return .scrolledAway(in: scroll) }
        }
        if let front = reached.first, isInFront(reached, of: around) {
            return .covered(by: front)
        }
        return .nothingThere
    }

    private func closesTaps(_ node: NodeID) -> Bool {
        note(HitShapes.self, of: node)?.shapes.contains {
            if case .none = $0 { true } else { false }
        } == true
    }

    /// Whether of two views, each with those around it, the innermost first, the first lies in front.
    private func isInFront(_ view: [NodeID], of other: [NodeID]) -> Bool {
        let outer = Set(other)
        guard let common = view.firstIndex(where: outer.contains), common > 0,
            let place = other.firstIndex(of: view[common]), place > 0
        else { return false }
        let fromFront = presentation.childrenFromFront(
            of: view[common], drawing(of: view[common])?.role ?? .plain, .taps)
        guard let a = fromFront.firstIndex(of: view[common - 1]),
            let b = fromFront.firstIndex(of: other[place - 1])
        else { return false }
        return a < b
    }

    /// Whether the node shows nothing: it is hidden, or has no opacity. What is around it does not
    /// count.
    package func isHidden(_ node: NodeID) -> Bool { drawing(of: node)?.letsTapsThrough == true }

    /// Whether the node is a scroll view's, which shows nothing of its content beyond its frame.
    package func isScrollView(_ node: NodeID) -> Bool { scrolling.parts[node.index] != nil }

    /// How many elements lazy containers have, and how many of them are made.
    package var lazyElements: (count: Int, made: Int) {
        let lists = scrolling.lazyContainers.flatMap(\.lists)
        return (
            lists.reduce(0) { $0 + $1.source.count }, lists.reduce(0) { $0 + $1.made.count }
        )
    }
}
