internal import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantInspection
internal import QuadrantLayout
internal import SwiftUI

/// Why a tap does nothing, in words.
extension ViewHost {
    /// Why a tap on a node at a place does nothing, as the rest of a sentence that begins with the view.
    func whyNoTap(_ node: NodeID, at place: UnitPoint, count: Int) -> String {
        guard let point = point(at: place, in: node) else {
            return "takes no tap: " + whyOutOfSight(node)
        }
        let spot = "\(place == .center ? "in its middle, " : "")at \(Self.text(point))"
        let reason =
            switch tree.obstacle(to: node, at: point) {
            case .hidden(let cause):
                "takes no tap: it is hidden"
                    + (cause == node ? "." : ", by \(tree.label(of: cause)) around it.")
            case .closed(let cause):
                "takes no tap: .allowsHitTesting(false) stands on "
                    + (cause == node ? "it." : "\(tree.label(of: cause)) around it.")
            case .scrolledAway(let scroll):
                "takes no tap: it is scrolled out of sight of \(name(of: scroll)). Scroll to it first."
            case .covered(let front):
                "takes no tap \(spot): it is covered there by \(name(of: front, beside: node))."
            case .nothingThere:
                "takes no tap \(spot): it shows nothing there, and a tap goes past it. "
                    + "Give it .contentShape(Rectangle()), or tap it where it shows something."
            case nil:
                "takes no tap \(spot): neither it nor a view around it does anything when it is "
                    + "\(count == 1 ? "tapped" : "tapped \(count) times")."
            }
        let element = element(of: node).map { " \($0.plain.line)" } ?? ""
        return reason + elsewhere(node, count) + element
    }

    /// Whether a node that shows nothing at a place does nothing itself when it is tapped, but several views
    /// in it do, or one beside others.
    func leavesTapsToOthers(_ node: NodeID, at place: UnitPoint, count: Int) -> Bool {
        guard let point = point(at: place, in: node),
            tree.obstacle(to: node, at: point) == .nothingThere, !isOneElement(node)
        else { return false }
        return !chain(from: node).contains { takesTap($0, count: count) }
            && tree.firstShownNode(in: node) { takesTap($0, count: count) } != nil
    }

    private func whyOutOfSight(_ node: NodeID) -> String {
        let (frame, room) = (tree.frame(of: node), size)
        guard frame.width > 0, frame.height > 0 else {
            return "it has no size, its frame is \(frame.plainText)."
        }
        let isScrollable = tree.scrollPart(around: node) != nil
        let place = "it stands at \(frame.plainText), "
        let advice = isScrollable ? " Scroll to it first." : ""
        return frame.meets(CGRect(origin: .zero, size: room))
            ? place + "scrolled out of sight of the scroll view around it.\(advice)"
            : place + "outside of the room of \(room.plainText).\(advice)"
    }

    /// Where else a tap on the node would do something.
    private func elsewhere(_ node: NodeID, _ count: Int) -> String {
        for y in Self.shares.prefix(3) {
            for x in Self.shares {
                let place = UnitPoint(x: x, y: y)
                guard let point = point(at: place, in: node),
                    outcome(of: node, at: point, count: count) == .performed
                else { continue }
                return " A tap at \(Self.text(point)) does something: "
                    + "tap(at: UnitPoint(x: \(x), y: \(y)))."
            }
        }
        return ""
    }

    /// Where in a frame taps are tried: the switch of a toggle stands at its end.
    private static let shares: [CGFloat] = [0.5, 0.75, 0.25, 0.95, 0.05, 0.85, 0.15]

    /// The name of a node for messages: as assistive technologies know it, else as it is written,
    /// with the nearest identifier.
    ///
    /// - Parameter other: Views around this one are not taken for the node.
    func name(of node: NodeID, beside other: NodeID? = nil) -> String {
        let outer = Set(other.map(chain(from:)) ?? [])
        var identifier: String?
        for around in chain(from: node) {
            guard !outer.contains(around) else { break }
            identifier = tree.names(of: around).last
            if identifier != nil { break }
        }
        if let element = element(of: node), element.children.isEmpty, !outer.contains(element.node)
        {
            return element.plain.name
        }
        return tree.label(of: node) + (identifier.map { " #\($0)" } ?? "")
    }

    /// A node and those around it, the innermost first.
    private func chain(from node: NodeID) -> [NodeID] {
        Array(sequence(first: node) { self.tree.layout.parent(of: $0) })
    }
}
