public import Foundation
internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantLayout

/// A view in a host, found by its identifier or its label: what it shows, and what can be done with it.
///
/// Everything is read as it is at that moment. Once the view is gone, its properties stay what they
/// were when it was found, and `isPresent` is `false`.
@MainActor
public struct HostedView {
    let host: ViewHost
    let node: NodeID
    /// How it was looked for, for messages.
    let query: String
    private let found: Facts

    /// What can be read of a view.
    private struct Facts {
        var frame: CGRect
        var texts: [String]
        var identifier: String?
        var accessibility: AccessibilityNode?
        var isEnabled: Bool
    }

    init(_ node: NodeID, in host: ViewHost, query: String) {
        self.host = host
        self.node = node
        self.query = query
        found = Self.facts(node, host)
    }

    /// Whether the view is still there and shown.
    public var isPresent: Bool {
        host.update()
        return host.tree.layout.contains(node) && host.tree.layout.isShownInTree(node)
    }

    /// Whether it cannot be seen, being hidden or without opacity, by itself or with a view around it.
    public var isHidden: Bool {
        guard isPresent else { return true }
        return sequence(first: node) { host.tree.layout.parent(of: $0) }
            .contains { host.tree.isHidden($0) }
    }

    /// Where it stands in the host's room, in points, with the effects on it.
    public var frame: CGRect { facts.frame }

    /// The texts in it, one after the other with spaces between.
    public var text: String { facts.texts.joined(separator: " ") }

    /// The texts in it, in the order of the layout, without those in what is hidden in it. If the view
    /// itself is hidden, by itself or with one around it, they count: `isHidden` tells.
    public var texts: [String] { facts.texts }

    /// The identifier furthest out on the view; `nil` if it has none.
    public var identifier: String? { facts.identifier }

    /// What assistive technologies are told of the view; `nil` where it is hidden from them, or has
    /// nothing to tell. A view with several elements answers one with those in it.
    public var accessibility: AccessibilityNode? { facts.accessibility }

    /// Its accessibility label.
    public var label: String? { facts.accessibility?.label }

    /// What it is set to: `1` and `0` for a toggle.
    public var value: String? { facts.accessibility?.value }

    /// Its accessibility hint.
    public var hint: String? { facts.accessibility?.hint }

    /// What it is and how it behaves.
    public var traits: [AccessibilityTrait] { facts.accessibility?.traits ?? [] }

    /// Whether it acts; `false` for what is disabled, by itself or with a view around it.
    public var isEnabled: Bool { facts.isEnabled }

    private var facts: Facts { isPresent ? Self.facts(node, host) : found }

    private static func facts(_ node: NodeID, _ host: ViewHost) -> Facts {
        let tree = host.tree
        let element = host.element(of: node)
        return Facts(
            frame: tree.frame(of: node), texts: host.texts(in: node),
            identifier: tree.names(of: node).last, accessibility: element?.plain,
            isEnabled: element?.isEnabled ?? !tree.isDisabledForAccessibility(node))
    }
}

extension HostedView: @preconcurrency CustomStringConvertible {
    /// What assistive technologies are told of it, or its frame.
    public var description: String {
        accessibility?.line ?? "view at \(frame)"
    }
}
