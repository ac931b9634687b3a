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

    /// Taps the middle of a node, or what of it is in the room; whether something took it.
    func tap(_ node: NodeID) -> Bool {
        let room = CGRect(origin: .zero, size: tree.layout.size(of: tree.rootNode))
        let frame = tree.frame(of: node).intersection(room)
        guard !frame.isNull else { return false }
        let isTaken = performTap(at: CGPoint(x: frame.midX, y: frame.midY))
        update()
        return isTaken
    }

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
