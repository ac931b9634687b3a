package import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantInspection
package import QuadrantLayout

/// Why a tap does nothing, in words.
extension Finger {
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
                "takes no tap \(spot): it is covered there by "
                    + (presentation(before: node, around: front) ?? name(of: front, beside: node))
                    + (tree.isLeaving(front)
                        ? ", which leaves and takes touches until it is gone, as at Apple's. "
                            + "Let the time of its transition pass first." : ".")
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

    /// What is presented before a node, of which something lies there: `what .alert("Delete it?", …) presents: …`; `nil` where both
    /// are in one layer.
    func presentation(before node: NodeID, around front: NodeID) -> String? {
        guard let over = tree.presentation(around: front),
            tree.presentation(around: node)?.layer != over.layer
        else { return nil }
        let all = elements().root.flattened.filter {
            tree.presentation(around: $0.node)?.layer == over.layer && $0.children.isEmpty
        }
        func words(_ elements: [AccessibilityElement]) -> [String] {
            elements.compactMap(\.note.label).filter { !$0.isEmpty }.map { "\"\($0)\"" }
        }
        let buttons = words(all.filter { $0.note.traits.contains(.isButton) })
        let title =
            words(all.filter { $0.note.traits.contains(.isHeader) }).first
            ?? words(all.filter { !$0.note.traits.contains(.isButton) }).first
        let shown = buttons.prefix(Self.mostButtons)
        var parts = [title].compactMap(\.self)
        if !shown.isEmpty {
            parts.append(
                (shown.count == 1 ? "with the button " : "with the buttons ")
                    + shown.joined(separator: ", ") + (buttons.count > shown.count ? ", …" : ""))
        }
        let what = "what \(over.label) presents"
        return parts.isEmpty ? what : "\(what), \(parts.joined(separator: " "))"
    }

    /// So many buttons of what is presented are named.
    private static let mostButtons = 6

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
        let (frame, room) = (tree.frame(of: node), room)
        guard frame.width > 0, frame.height > 0 else {
            return "it has no size, its frame is \(frame.plainText)."
        }
        let isScrollable = tree.scrollPart(around: node) != nil
        let place = "it stands at \(frame.plainText), "
        let advice = isScrollable ? " Scroll to it first." : ""
        return frame.meets(room)
            ? place + "scrolled out of sight of the scroll view around it.\(advice)"
            : place + "outside of the room of \(room.size.plainText).\(advice)"
    }

    /// Where else a tap on the node would do something.
    private func elsewhere(_ node: NodeID, _ count: Int) -> String {
        guard let place = touchedPlace(in: node, count: count),
            let point = point(at: place, in: node)
        else { return "" }
        return " A tap at \(Self.text(point)) does something: "
            + "tap(at: UnitPoint(x: \(place.x), y: \(place.y)))."
    }

    /// The name of a node for messages: as assistive technologies know it, else as it is written,
    /// with the nearest identifier.
    ///
    /// - Parameter other: Views around this one are not taken for the node.
    package func name(of node: NodeID, beside other: NodeID? = nil) -> String {
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
    func chain(from node: NodeID) -> [NodeID] {
        Array(sequence(first: node) { self.tree.layout.parent(of: $0) })
    }

    /// What is said of a node in which only others take taps.
    func onOthers(_ node: NodeID, called name: String) -> Refusal {
        let others = actingElements(in: node)
        let isOne = element(of: node)?.children.isEmpty != false
        var text = "\(name) takes no tap itself. "
        if !isOne, !others.isEmpty {
            let (verb, pronoun) = others.count == 1 ? ("is", "that") : ("are", "one of them")
            text += "In it there \(verb) \(names(others, in: node)): tap \(pronoun)."
        } else {
            text += "Several views in it do: give one of them an identifier and tap that"
            let actions = others.flatMap(\.note.actions).map { "\"\($0.name)\"" }
            text += actions.isEmpty ? "." : ", or perform \(actions.joined(separator: " or "))."
        }
        return Refusal(text, .leftToOthers)
    }

    /// The names of elements, without the identifiers of the view that they are in.
    func names(_ elements: [AccessibilityElement], in node: NodeID) -> String {
        let own = Set(tree.names(of: node))
        return elements.map { element in
            var plain = element.plain
            plain.identifiers.removeAll { own.contains($0) }
            return plain.name
        }.joined(separator: ", ")
    }

    /// The elements in a node that do something when they are tapped or activated.
    private func actingElements(in node: NodeID) -> [AccessibilityElement] {
        guard let element = element(of: node) else { return [] }
        return element.flattened.filter { inner in
            !inner.note.actions.isEmpty
                || inner.children.isEmpty
                    && tree.firstShownNode(in: inner.node, where: { takesTap($0, count: 1) }) != nil
        }
    }

    package static func text(_ point: CGPoint) -> String {
        let (x, y) = ((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
        return "(\(x), \(y))"
    }
}
