import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantLayout
import QuadrantTextInput
import QuadrantViews

/// Shows the bars at the bottom that views ask for who stand in no screen of a stack or column: its items, and those above
/// a keyboard while a field is edited. Titles and items of the bar at the top are shown by screens only.
///
/// Evidence: six of Apple's pictures of iOS 26 show a bar of glass at the bottom of a window without a stack. That the
/// content gets the rest of the room, as in a screen, is a choice.
nonisolated struct LooseBarsModifier: ViewModifier {
    typealias Body = Never

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: LooseBarsModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let isInScreen = cursor.environment.hasBarsAround
        cursor.branch(isInScreen ? 1 : 0) { cursor in
            guard !isInScreen else { return V._makeNodes(content, &cursor) }
            let inner = content.environment(\.hasBarsAround, true)
            cursor.wrap(inner, by: modifier) { cursor, inner in
                cursor.node(.pass) { cursor in
                    modifier.makeBar(&cursor, inner)
                    // Views around have nothing more to show.
                    cursor.changePreference(BarKey.self) {
                        $0.items.removeAll { [.bottom, .keyboard].contains($0.placement.place) }
                    }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }

    @MainActor
    private func makeBar(
        _ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void
    ) {
        let isInTabs = cursor.environment.isInTabs
        let rule = LooseBarRule(bar: BottomBarRule(band: nil, liesAboveBar: isInTabs))
        cursor.node(.extended(rule)) { cursor in
            var inner: NodeID?
            // Each node has one reader.
            let outer = cursor.node(.pass) { cursor in
                inner = cursor.node(.pass, children: content)
            }
            cursor.node(.layers(.center)) { cursor in
                guard let inner else { return }
                cursor.readPreference(EditedTextKey.self, of: inner, label: "toolbar") {
                    isEditing, cursor in
                    cursor.readPreference(
                        BarKey.self, of: outer, label: "toolbar",
                        isAtOnce: cursor.environment.makesBarsAtOnce
                    ) { content, cursor in
                        let bar = LooseBar(
                            content: content, isEditing: isEditing, liesAboveBar: isInTabs)
                        LooseBar._makeNodes(bar, &cursor)
                    }
                }
            }
        }
    }
}

/// The bar at the bottom of views that stand in no screen, where there is one.
private nonisolated struct LooseBar: View {
    let content: BarContent
    let isEditing: Bool
    let liesAboveBar: Bool

    init(content: BarContent, isEditing: Bool, liesAboveBar: Bool) {
        (self.content, self.isEditing, self.liesAboveBar) = (content, isEditing, liesAboveBar)
    }

    @MainActor var body: some View {
        if isEditing, !content.items(.keyboard).isEmpty {
            KeyboardBar(content: content)
        } else if !BottomBar.isEmpty(content, nil) {
            BottomBar(content: content, search: nil, liesAboveBar: liesAboveBar)
        }
    }
}

/// A bar at the bottom of the room that is proposed, and the content in the middle of the rest; without a bar the content
/// alone, as if there were no node.
struct LooseBarRule: Equatable, ExtendedRule {
    let bar: BottomBarRule

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? LooseBarRule }

    var name: String { bar.name }

    var label: String { bar.name }

    var setsSafeArea: Bool { true }

    var followsSurroundings: Bool { true }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let content = context.children.first else { return .zero }
        guard bar.barHeight(proposal.width, context) > 0 else {
            return context.measure(content, proposal)
        }
        return bar.measure(proposal, context)
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        place(size, proposal, context, bar.arrange(size, proposal, context))
    }

    func arrangeInPlace(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        place(size, proposal, context, bar.arrangeInPlace(size, proposal, context))
    }

    func safeArea(
        of child: UInt32, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> SafeAreaChange? {
        guard bar.barHeight(size.width, context) > 0 else { return nil }
        return bar.safeArea(of: child, size: size, proposal: proposal, context)
    }

    /// What a bar leaves is filled by the content, or has it in the middle.
    private func place(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext, _ places: [ChildPlacement]
    ) -> [ChildPlacement] {
        guard let content = context.children.first, let first = places.first else { return places }
        guard places.count > 1 else {
            return [ChildPlacement(child: content, x: 0, y: 0, proposal: proposal)]
        }
        let inner = context.measure(content, first.proposal)
        let centered = ChildPlacement(
            child: content, x: (first.proposal.width - inner.width) / 2,
            y: (first.proposal.height - inner.height) / 2, proposal: first.proposal)
        return [centered] + places.dropFirst()
    }
}

private enum HasBarsAroundKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// Whether a screen around shows the bars that views ask for.
    var hasBarsAround: Bool {
        get { self[HasBarsAroundKey.self] }
        set { self[HasBarsAroundKey.self] = newValue }
    }
}
