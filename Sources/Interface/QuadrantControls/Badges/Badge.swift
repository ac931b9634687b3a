import Foundation
public import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// How much a badge stands out.
///
/// Apple: "BadgeProminence".
public struct BadgeProminence: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case decreased
        case standard
        case increased
    }

    private let kind: Kind

    /// Fainter than usual.
    public static let decreased = BadgeProminence(kind: .decreased)
    /// As usual.
    public static let standard = BadgeProminence(kind: .standard)
    /// In a red capsule.
    public static let increased = BadgeProminence(kind: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

/// The badge of a view, for the container around it: rows of lists show it at their end.
package enum BadgeKey: ContainerValueKey {
    package static var defaultValue: Text? { nil }
}

extension ContainerValues {
    /// The text of the view's badge; `nil` for none.
    package var badge: Text? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// How much badges stand out; `standard` unless set.
    ///
    /// Apple: "EnvironmentValues.badgeProminence".
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

/// The badge of a row as it is shown.
///
/// Evidence: body in the secondary label colour; with more prominence a red capsule, with less a quieter text (Apple's
/// pages).
package struct BadgeLabel: View {
    private let text: Text
    private let isInBar: Bool
    @Environment(\.badgeProminence) private var prominence

    package init(_ text: Text, isInBar: Bool = false) {
        (self.text, self.isInBar) = (text, isInBar)
    }

    package var body: some View {
        switch isInBar ? .increased : prominence {
        case .increased:
            BadgeCapsuleLayout { text.font(.subheadline).foregroundStyle(.white) }
                .background { Capsule().fill(.red) }
        case .decreased: text.foregroundStyle(.tertiary)
        default: text.foregroundStyle(.secondary)
        }
    }
}

/// Shows a badge at the end of the row around; a container that collects views is told of it instead.
nonisolated struct BadgeModifier: ViewModifier {
    typealias Body = Never

    let text: Text?

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: BadgeModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, content in
            let isInBar = environment.isInBar
            guard isInBar || environment.rowSurroundings?.showsBadges == true else {
                return content(&cursor)
            }
            let rule: any ExtendedRule = isInBar ? BarBadgeRule() : RowBadgeRule()
            cursor.node(.extended(rule)) { cursor in
                content(&cursor)
                // Of several badges on one view the innermost counts.
                let hasInner = cursor.previous.map { $0.isBadged(in: cursor.tree.layout) } ?? false
                cursor.inEnvironment(environment) { cursor in
                    let text = hasInner ? nil : modifier.text
                    let badge = text.map { BadgeLabel($0, isInBar: isInBar) }
                    cursor.branch(badge == nil ? 0 : 1) { cursor in
                        guard let badge else { return }
                        cursor.node(.layers(.center)) { BadgeLabel._makeNodes(badge, &$0) }
                    }
                }
            }
        }
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: BadgeModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { $0.badge = modifier.text }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension NodeID {
    /// Whether the view whose node this is, or one that it modifies, says whether it has a badge.
    fileprivate func isBadged(in layout: LayoutTree) -> Bool {
        var current: NodeID? = self
        while let node = current {
            if case .extended(let rule) = layout.rule(of: node),
                rule is RowBadgeRule || rule is BarBadgeRule
            {
                return true
            }
            current = layout.modifiedNode(of: node)
        }
        return false
    }
}

/// The content of a row with its badge at the end of the row.
private struct RowBadgeRule: Equatable, ExtendedRule {
    /// The least distance between content and badge, as a spacer has it.
    private static let gap: CGFloat = 8

    var name: String { "badge" }

    var label: String { name }

    // The row reads tags and the like through it.
    var isWrapper: Bool { true }

    func isSame(as other: any ExtendedRule) -> Bool { other is RowBadgeRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let content = context.children.first else { return .zero }
        guard let badge = badge(context) else { return context.measure(content, proposal) }
        let own = context.measure(content, offer(proposal, badge.size))
        let least = own.width + Self.gap + badge.size.width
        return CGSize(
            width: proposal.width.isFinite ? max(least, proposal.width) : least,
            height: max(own.height, badge.size.height))
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let content = context.children.first else { return [] }
        guard let badge = badge(context) else {
            return [ChildPlacement(child: content, x: 0, y: 0, proposal: proposal)]
        }
        let offer = offer(proposal, badge.size)
        let own = context.measure(content, offer)
        return [
            ChildPlacement(
                child: content, x: 0, y: (size.height - own.height) / 2, proposal: offer),
            ChildPlacement(
                child: badge.node, x: size.width - badge.size.width,
                y: (size.height - badge.size.height) / 2, proposal: .unspecified),
        ]
    }

    private func badge(_ context: RuleContext) -> (node: UInt32, size: CGSize)? {
        let children = context.children
        guard children.count > 1 else { return nil }
        return (children[1], context.measure(children[1], .unspecified))
    }

    /// The room beside the badge.
    private func offer(_ proposal: Proposal, _ badge: CGSize) -> Proposal {
        Proposal(
            proposal.width.isFinite
                ? max(0, proposal.width - Self.gap - badge.width) : proposal.width,
            proposal.height)
    }
}

/// A button of a bar with its badge at the corner. Where exactly is a choice: the middle of the badge is 4 in from the corner.
private struct BarBadgeRule: Equatable, ExtendedRule {
    private static let inset: CGFloat = 4

    var name: String { "badge" }

    var label: String { name }

    var isWrapper: Bool { true }

    func isSame(as other: any ExtendedRule) -> Bool { other is BarBadgeRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        context.children.first.map { context.measure($0, proposal) } ?? .zero
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let children = context.children
        guard let content = children.first else { return [] }
        var result = [ChildPlacement(child: content, x: 0, y: 0, proposal: proposal)]
        if children.count > 1 {
            let badge = context.measure(children[1], .unspecified)
            result.append(
                ChildPlacement(
                    child: children[1], x: size.width - Self.inset - badge.width / 2,
                    y: Self.inset - badge.height / 2, proposal: .unspecified))
        }
        return result
    }
}

extension View {
    /// Shows a number at the end of the row that the view is in a list, or at the corner of the view in a bar; 0 shows nothing. Elsewhere it has no
    /// effect.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(count, format: .number)))
    }

    /// Shows a text at the end of the row that the view is in a list; `nil` shows nothing. Outside of lists it has no
    /// effect.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(text: label))
    }

    /// Shows a localised text at the end of the row that the view is in a list; `nil` shows nothing. Outside of lists it
    /// has no effect.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(text: key.map { Text($0) }))
    }

    /// Shows a text that is not localised at the end of the row that the view is in a list; `nil` shows nothing. Outside of
    /// lists it has no effect.
    ///
    /// Apple: "badge(_:)".
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }

    /// Sets how much the badges in this view stand out.
    ///
    /// Apple: "badgeProminence(_:)".
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
