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
                    + accessibility.description)
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

    /// What became of a tap on a view.
    enum TapOutcome {
        /// It acted, or a view around it did.
        case performed
        /// What would act is disabled.
        case disabled
        /// Only other elements in it take taps.
        case onOthers
        /// Nothing there takes taps.
        case nothing
    }

    /// Taps a node: in its middle, or, where something else or nothing is there, at another place where
    /// it can be reached. A view that is one element acts wherever in it something takes the tap; another
    /// one only by itself or by what is around it.
    func tap(_ node: NodeID) -> TapOutcome {
        let room = CGRect(origin: .zero, size: tree.layout.size(of: tree.rootNode))
        let frame = tree.frame(of: node).intersection(room)
        guard !frame.isNull else { return .nothing }
        let isOneElement = isOneElement(node)
        var outcome = TapOutcome.nothing
        for y in Self.shares.prefix(3) {
            for x in Self.shares {
                let point = CGPoint(
                    x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
                let reached = tree.nodes(at: point)
                guard let own = reached.firstIndex(of: node) else { continue }
                let actors = isOneElement ? reached[...] : reached[own...]
                if let actor = actors.first(where: takesTap),
                    actor == reached.first(where: takesTap)
                {
                    _ = tree.tap(at: point)
                    update()
                    return .performed
                }
                if actors.contains(where: keepsTap) {
                    outcome = .disabled
                } else if case .nothing = outcome, reached.contains(where: takesTap) {
                    outcome = .onOthers
                }
            }
        }
        return outcome
    }

    /// Whether what is tapped in a node is the node's one element, as the switch of a toggle: an element of
    /// several views that do something is not, unless it says what a tap on it does.
    private func isOneElement(_ node: NodeID) -> Bool {
        let element = element(of: node)
        guard element?.children.isEmpty != false else { return false }
        if element?.note.actions.contains(where: { $0.name == AccessibilityNoteAction.activate })
            == true
        {
            return true
        }
        var actors = 0
        tree.forEachShownNode(in: node) { if takesTap($0) { actors += 1 } }
        return actors <= 1
    }

    /// Whether a single tap on the node does something.
    private func takesTap(_ node: NodeID) -> Bool {
        tree.note(TapActions.self, of: node)?.actions
            .contains { $0.isEnabled && $0.count == 1 } == true
    }

    /// Whether a tap on the node did something, were it not disabled.
    private func keepsTap(_ node: NodeID) -> Bool {
        tree.note(TapActions.self, of: node)?.actions.contains { !$0.isEnabled } == true
    }

    /// The elements in a node that do something when they are tapped or activated.
    func actingElements(in node: NodeID) -> [AccessibilityElement] {
        guard let element = element(of: node) else { return [] }
        return element.flattened.filter { inner in
            !inner.note.actions.isEmpty
                || inner.children.isEmpty
                    && tree.firstShownNode(in: inner.node, where: takesTap) != nil
        }
    }

    /// Where in a frame taps are tried: the switch of a toggle stands at its end.
    private static let shares: [CGFloat] = [0.5, 0.75, 0.25, 0.95, 0.05, 0.85, 0.15]

    /// The scroll view that a node is, is in, or else the first in it.
    func scrollPart(at node: NodeID) -> ScrollPart? {
        if let part = tree.scrollPart(around: node) { return part }
        let inner = tree.firstShownNode(in: node) { tree.scrollPart(around: $0) != nil }
        return inner.flatMap { tree.scrollPart(around: $0) }
    }

    /// Whether something took the tap, or is there and disabled.
    private func performTap(at point: CGPoint) -> Bool {
        tree.tap(at: point) || tree.nodes(at: point).contains(where: keepsTap)
    }
}
