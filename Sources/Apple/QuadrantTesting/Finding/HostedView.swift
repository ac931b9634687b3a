public import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantLayout

/// A view in a host, found by its identifier or its label: what it shows, and what can be done with
/// it.
///
/// Properties are read at the time of the call. Once the view is gone, they keep the values from
/// when the view was found, and `isPresent` is `false`.
@MainActor
public struct HostedView {
    let host: ViewHost
    let node: NodeID
    /// How the view was looked for, for messages.
    let query: String
    private let found: Facts

    /// The properties that can be read from a view.
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

    /// Whether the view still exists and is shown.
    public var isPresent: Bool {
        host.update()
        return host.tree.layout.contains(node) && host.tree.layout.isShownInTree(node)
    }

    /// Whether the view cannot be seen because it, or a view around it, is hidden or has no
    /// opacity.
    public var isHidden: Bool {
        guard isPresent else { return true }
        return sequence(first: node) { host.tree.layout.parent(of: $0) }
            .contains { host.tree.isHidden($0) }
    }

    /// The frame of the view in the host's room, in points, with the effects on it.
    public var frame: CGRect { facts.frame }

    /// The texts of the view, joined with spaces.
    public var text: String { facts.texts.joined(separator: " ") }

    /// The texts of the view, in the order of the layout, without those of hidden views in it, and without labels
    /// that are only told to assistive technologies. If
    /// the view itself, or one around it, is hidden, its texts count; `isHidden` says so.
    public var texts: [String] { facts.texts }

    /// The outermost identifier of the view; `nil` if it has none.
    public var identifier: String? { facts.identifier }

    /// What assistive technologies are told of the view; `nil` if it is hidden from them or tells
    /// nothing. If the view has several elements, an element that holds them.
    public var accessibility: AccessibilityNode? { facts.accessibility }

    /// The accessibility label of the view.
    public var label: String? { facts.accessibility?.label }

    /// The accessibility value of the view: `1` or `0` for a toggle.
    public var value: String? { facts.accessibility?.value }

    /// The accessibility hint of the view.
    public var hint: String? { facts.accessibility?.hint }

    /// The accessibility traits of the view.
    public var traits: [AccessibilityTrait] { facts.accessibility?.traits ?? [] }

    /// Whether people can act on the view; `false` if it, or a view around it, is disabled.
    public var isEnabled: Bool { facts.isEnabled }

    private var facts: Facts { isPresent ? Self.facts(node, host) : found }

    private static func facts(_ node: NodeID, _ host: ViewHost) -> Facts {
        let tree = host.tree
        let element = host.element(of: node)
        return Facts(
            frame: host.room.frame(tree.frame(of: node)), texts: host.texts(in: node),
            identifier: tree.names(of: node).last,
            accessibility: element?.plain.moved(by: host.room.origin),
            isEnabled: element?.isEnabled ?? !tree.isDisabledForAccessibility(node))
    }
}

extension HostedView: @preconcurrency CustomStringConvertible {
    /// What assistive technologies are told of the view, or its frame.
    public var description: String {
        accessibility?.line ?? "view at \(frame)"
    }
}
