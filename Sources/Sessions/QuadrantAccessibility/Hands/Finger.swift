package import Foundation
package import QuadrantCore
package import QuadrantGeometry
package import QuadrantLayout

/// A finger that taps views, of a tree as it was laid out last: it reaches what one reaches on a device.
///
/// What it does not reach it does not tap, and says why. Assistive technologies need no hand (`Assistant`).
@MainActor
package struct Finger {
    let tree: ViewTree
    let elements: () -> ElementIndex
    private let known: ((NodeID) -> AccessibilityElement?)?

    /// A finger on a tree whose elements are these; they are asked for when they are needed.
    ///
    /// - Parameter known: Finds the element of a node, where whoever holds the tree keeps it; else it is looked for at each question.
    package init(
        on tree: ViewTree, known: ((NodeID) -> AccessibilityElement?)? = nil,
        elements: @escaping () -> ElementIndex
    ) {
        (self.tree, self.known, self.elements) = (tree, known, elements)
    }

    /// What comes of a tap on a view.
    package enum Outcome: Equatable {
        /// The view acts, or a view around it does.
        case performed
        /// The view that would act is disabled.
        case disabled
        /// Only other elements in it take taps.
        case onOthers
        /// Nothing there takes taps.
        case nothing
    }

    /// Taps a node at one place, and performs what that calls. In a view that is one element, any view inside may take the
    /// tap; otherwise only the view itself or one around it. A toggle is tapped on its switch, and a control whose middle
    /// shows nothing, such as the gap between a symbol and a title, where it takes taps.
    ///
    /// - Parameters:
    ///   - name: The view as it was asked for, for messages.
    ///   - place: In the part of the frame that is in sight.
    ///   - strictly: Whether a tap that a disabled view lets through to what is around it is refused.
    package func tap(
        _ node: NodeID, called name: String, at place: UnitPoint = .center, count: Int = 1,
        strictly: Bool = false
    ) throws(Refusal) {
        let target = aim(at: node, place, count: count)
        let outcome = target.map {
            self.outcome(of: node, at: $0, count: count, strictly: strictly)
        }
        if outcome == .performed, let target, tree.tap(at: target, count: count) { return }
        throw refusal(outcome, of: node, called: name, at: place, count: count)
    }

    /// Why a tap that comes to this, or is aimed at nothing, does nothing.
    func refusal(
        _ outcome: Outcome?, of node: NodeID, called name: String, at place: UnitPoint, count: Int
    ) -> Refusal {
        // The view itself may be disabled, whether it has an action or not.
        if outcome == .disabled || outcome != .onOthers && element(of: node)?.isEnabled == false {
            return .disabled(name)
        }
        if outcome == .onOthers || leavesTapsToOthers(node, at: place, count: count) {
            return onOthers(node, called: name)
        }
        return Refusal("\(name) \(whyNoTap(node, at: place, count: count))")
    }

    /// The point at which a tap on a node is aimed; `nil` if no part of it is in sight.
    func aim(at node: NodeID, _ place: UnitPoint, count: Int) -> CGPoint? {
        let part = place == .center ? switchPart(of: node) ?? node : node
        guard let point = point(at: place, in: part) else { return nil }
        guard place == .center, tree.obstacle(to: part, at: point) == .nothingThere,
            isControl(node)
        else { return point }
        return touchedPlace(in: node, count: count).flatMap { self.point(at: $0, in: node) }
            ?? point
    }

    /// Whether a node is one control or a part of one, and does not only hold one.
    private func isControl(_ node: NodeID) -> Bool {
        isOneElement(node)
            && (element(of: node)?.node == node
                || chain(from: node).contains { takesTap($0, count: 1) })
    }

    /// A place in a node where a tap does something; `nil` if none was found.
    func touchedPlace(in node: NodeID, count: Int) -> UnitPoint? {
        for y in Self.shares.prefix(3) {
            for x in Self.shares {
                let place = UnitPoint(x: x, y: y)
                guard let point = point(at: place, in: node) else { continue }
                if outcome(of: node, at: point, count: count) == .performed { return place }
            }
        }
        return nil
    }

    /// Where in a frame taps are tried: the switch of a toggle stands at its end.
    private static let shares: [CGFloat] = [0.5, 0.75, 0.25, 0.95, 0.05, 0.85, 0.15]

    /// What comes of a tap at a point of the root that is meant for a node.
    package func outcome(
        of node: NodeID, at point: CGPoint, count: Int, strictly: Bool = false
    ) -> Outcome {
        let reached = tree.nodes(at: point)
        // A tap on the control of what is open closes that.
        if reached.isEmpty, !tree.raised.isEmpty, tree.obstacle(to: node, at: point) == nil {
            return .performed
        }
        guard let own = reached.firstIndex(of: node) else { return .nothing }
        let actors = isOneElement(node) ? reached[...] : reached[own...]
        let first = reached.first { takesTap($0, count: count) }
        if let first, actors.first(where: { takesTap($0, count: count) }) == first {
            // A tap on what is disabled goes on to what is around it.
            let passed = actors.prefix { $0 != first }
            return strictly && passed.contains { keepsTap($0, meant: node) }
                ? .disabled : .performed
        }
        if actors.contains(where: { keepsTap($0, meant: node) }) { return .disabled }
        return first == nil ? .nothing : .onOthers
    }

    /// Whether a tap on anything in a node is a tap on the node's one element, as with the switch of a toggle. It is not
    /// if several views in it act, unless the element itself says what a tap does.
    func isOneElement(_ node: NodeID) -> Bool {
        let element = element(of: node)
        // What is at the point that was set is meant.
        if let element, element.node == node, element.activationPoint != nil { return true }
        if element?.note.actions.contains(where: { $0.name == AccessibilityNoteAction.activate })
            == true
        {
            return true
        }
        guard element?.children.isEmpty != false else { return false }
        var actors = 0
        tree.forEachShownNode(in: node) { if takesTap($0, count: 1) { actors += 1 } }
        return actors <= 1
    }

    /// Whether so many taps in a row on the node do something.
    package func takesTap(_ node: NodeID, count: Int) -> Bool {
        tree.note(TapActions.self, of: node)?.entries.contains { entry in
            switch entry {
            case .tap(let action): action.isEnabled && action.count <= count
            case .gesture(let gesture): gesture.isEnabled
            }
        } == true
    }

    /// Whether what a finger on the node reaches may wait for further taps: they are one act then.
    package func waitsForTaps(on node: NodeID) -> Bool {
        guard let point = aim(at: node, .center, count: 2) else { return false }
        return tree.nodes(at: point).contains { node in
            tree.note(TapActions.self, of: node)?.entries.contains { entry in
                switch entry {
                case .tap(let action): action.isEnabled && action.count > 1
                case .gesture(let gesture): gesture.isEnabled && gesture.source.hasTaps
                }
            } == true
        }
    }

    /// Whether a tap on the node would do something if it were not disabled. Of gestures that are off only those of the view that is meant
    /// count: that which leads back is off on a stack's first screen, and disables nothing in it.
    ///
    /// - Parameter meant: The view that is tapped; `nil` for the node itself.
    package func keepsTap(_ node: NodeID, meant: NodeID? = nil) -> Bool {
        tree.note(TapActions.self, of: node)?.entries.contains { entry in
            switch entry {
            case .tap(let action): !action.isEnabled
            case .gesture(let gesture):
                !gesture.isEnabled
                    && (meant == nil || meant == node
                        || element(of: node)?.node == meant.flatMap(element(of:))?.node)
            }
        } == true
    }

    /// The element that speaks of a node; `nil` if none does.
    package func element(of node: NodeID) -> AccessibilityElement? {
        if let known { return known(node) }
        return tree.ownAccessibility(of: node) ?? elements().element(of: node, in: tree)
    }
}
