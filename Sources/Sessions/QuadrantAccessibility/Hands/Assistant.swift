package import QuadrantCore
import QuadrantInspection
package import QuadrantLayout

/// Uses views without a hand, as assistive technologies do: by the actions of their elements, wherever these are.
///
/// What is covered, scrolled out of sight or closed to taps acts all the same. What is disabled does not, nor what such technologies
/// do not come to: what is hidden from them or from sight, and what lies behind something that is presented.
@MainActor
package struct Assistant {
    private let tree: ViewTree
    private let elements: () -> ElementIndex

    /// An assistant for a tree whose elements are these; they are asked for when they are needed.
    package init(on tree: ViewTree, elements: @escaping () -> ElementIndex) {
        (self.tree, self.elements) = (tree, elements)
    }

    private var finger: Finger { Finger(on: tree, elements: elements) }

    /// Performs an action of a node's element. If there are several elements in it, it is that of the one which has the action and
    /// is not disabled; an action of the node's own comes before those of others in it.
    ///
    /// - Parameters:
    ///   - action: `activate` for what a tap does, the name of an `accessibilityAction(named:)`, `increment` and so on.
    ///   - name: The view as it was asked for, for messages.
    ///   - strictly: Whether what a disabled view lets through to what is around it is refused.
    package func perform(
        _ action: String, on node: NodeID, called name: String, strictly: Bool = false
    ) throws(Refusal) {
        if let refusal = refusal(of: node, called: name) { throw refusal }
        let element = finger.element(of: node)
        var able =
            element?.flattened.filter { $0.note.actions.contains { $0.name == action } } ?? []
        if let first = able.first,
            element?.note.actions.contains(where: { $0.name == action }) == true
        {
            able = [first]
        }
        guard !able.isEmpty else {
            return try performWithoutElement(
                action, on: node, element, called: name, strictly: strictly)
        }
        able.removeAll { !$0.isEnabled }
        guard able.count <= 1 else {
            throw Refusal(
                "\(name) has several views with the action \"\(action)\": "
                    + "\(finger.names(able, in: node)). Perform it on one of them.")
        }
        guard let one = able.first else { throw .disabled(name) }
        let named = one.note.actions.first { $0.name == action }
        tree.noting("an action named \"\(action)\"", at: one.node) { named?.perform() }
    }

    /// Why assistive technologies do not come to a node; `nil` where they do.
    private func refusal(of node: NodeID, called name: String) -> Refusal? {
        let chain = finger.chain(from: node)
        if let usable = tree.usableLayers, let front = usable.last,
            !chain.contains(where: usable.contains)
        {
            let what = finger.presentation(before: node, around: front) ?? "what is presented"
            return Refusal("\(name) performs nothing: it is behind \(what).")
        }
        guard
            let cause = chain.first(where: {
                tree.isHidden($0) || tree.isHiddenFromAccessibility($0)
            })
        else { return nil }
        let who = tree.isHidden(cause) ? "" : " from assistive technologies"
        let modifier =
            tree.isHidden(cause) ? tree.label(of: cause) : ".accessibilityHidden(true)"
        let what = cause == node ? "" : ", by \(modifier) around it"
        return Refusal("\(name) performs nothing: it is hidden\(who)\(what).")
    }

    /// Performs what no element offers: taps that assistive technologies do not know of.
    private func performWithoutElement(
        _ action: String, on node: NodeID, _ element: AccessibilityElement?, called name: String,
        strictly: Bool
    ) throws(Refusal) {
        if action == AccessibilityNoteAction.activate {
            if try activate(node, called: name, strictly: strictly) { return }
        } else if tree.perform(action, of: node) {
            return
        }
        let names = element?.flattened.flatMap(\.note.actions).map { "\"\($0.name)\"" } ?? []
        throw Refusal(
            "\(name) has no action \"\(action)\"; "
                + (names.isEmpty ? "it has none." : "it has \(names.joined(separator: ", "))."))
    }

    /// Does what a tap on a node does, also where no finger reaches it; whether anything does something.
    private func activate(
        _ node: NodeID, called name: String, strictly: Bool
    ) throws(Refusal) -> Bool {
        let finger = self.finger
        do throws(Refusal) {
            try finger.tap(node, called: name, strictly: strictly)
            return true
        } catch {
            if error.reason != .other { throw error }
        }
        let inside = finger.isOneElement(node) ? node : nil
        let actor =
            finger.chain(from: node).first { acts($0) }
            ?? inside.flatMap { tree.firstShownNode(in: $0) { acts($0) } }
        return actor.map { tree.perform(of: $0) } ?? false
    }

    /// Whether a node does something by itself when it is tapped once.
    private func acts(_ node: NodeID) -> Bool {
        tree.note(TapActions.self, of: node)?.actions.contains { $0.isEnabled && $0.count == 1 }
            == true
    }
}
