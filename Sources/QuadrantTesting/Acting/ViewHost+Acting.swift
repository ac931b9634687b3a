public import Foundation
internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantLayout

extension ViewHost {
    /// Taps a point of the room, as somebody would who sees the view.
    ///
    /// - Throws: `ActionFailure` if nothing there takes taps.
    public func tap(at point: CGPoint) throws(ActionFailure) {
        update()
        guard performTap(at: point) else {
            throw ActionFailure(
                description: "Nothing takes a tap at (\(point.x), \(point.y)). There are:\n"
                    + tree.accessibility().plain.description)
        }
        update()
    }

    /// Scrolls the first scroll view, as `HostedView.scroll(to:)`.
    public func scroll(to offset: CGPoint) throws(ActionFailure) {
        try root.scroll(to: offset)
    }

    /// Scrolls the first scroll view, as `HostedView.scroll(by:)`.
    public func scroll(by distance: CGSize) throws(ActionFailure) {
        try root.scroll(by: distance)
    }

    private var root: HostedView {
        update()
        return HostedView(tree.rootNode, in: self, query: "The host")
    }

    /// Taps a node: in its middle, or, where something else or nothing is there, at another place where
    /// it can be reached. Whether something took the tap.
    func tap(_ node: NodeID) -> Bool {
        let room = CGRect(origin: .zero, size: tree.layout.size(of: tree.rootNode))
        let frame = tree.frame(of: node).intersection(room)
        guard !frame.isNull else { return false }
        for y in Self.shares.prefix(3) {
            for x in Self.shares {
                let point = CGPoint(
                    x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
                guard tree.nodes(at: point).contains(node), tree.tap(at: point) else { continue }
                update()
                return true
            }
        }
        return false
    }

    /// Where in a frame taps are tried: the switch of a toggle stands at its end.
    private static let shares: [CGFloat] = [0.5, 0.75, 0.25, 0.95, 0.05, 0.85, 0.15]

    /// The scroll view that a node is, is in, or else the first in it.
    func scrollPart(at node: NodeID) -> ScrollPart? {
        if let part = tree.scrollPart(around: node) { return part }
        var result: ScrollPart?
        tree.forEachShownNode { inner in
            if result == nil, inner == node || isInside(inner, node) {
                result = tree.scrollPart(around: inner)
            }
        }
        return result
    }

    /// Whether something took the tap, or is there and disabled.
    private func performTap(at point: CGPoint) -> Bool {
        if tree.tap(at: point) { return true }
        return tree.nodes(at: point).contains {
            tree.note(AccessibilityNoteKey.self, of: $0)?.isDisabled == true
        }
    }
}
