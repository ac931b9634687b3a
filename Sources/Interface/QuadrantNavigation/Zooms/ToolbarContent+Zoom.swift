import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

extension ToolbarContent {
    /// Marks the items as those which a screen or a cover with `navigationTransition(.zoom(sourceID:in:))` grows out of.
    ///
    /// Apple: "matchedTransitionSource(id:in:)". Of several items the last one counts.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        SourceContent(
            content: self, key: MatchedTransitionKey(id: AnyHashable(id), namespace: namespace))
    }
}

extension CustomizableToolbarContent {
    /// Marks the items as those which a screen or a cover with `navigationTransition(.zoom(sourceID:in:))` grows out of.
    ///
    /// Apple: "matchedTransitionSource(id:in:)". Of several items the last one counts.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        SourceContent(
            content: self, key: MatchedTransitionKey(id: AnyHashable(id), namespace: namespace))
    }
}

/// Content whose items are the source of a transition.
private nonisolated struct SourceContent<Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never

    let content: Content
    let key: MatchedTransitionKey

    @MainActor
    static func _makeItems(_ content: Self, _ cursor: inout _ViewCursor) {
        let key = content.key
        cursor.node(.layers(.center)) { cursor in
            Content._makeItems(content.content, &cursor)
            cursor.changePreference(BarKey.self) { bars in
                for index in bars.items.indices {
                    let view = bars.items[index].view
                    bars.items[index].view = CarriedView(
                        environment: view.environment,
                        content: AnyView(view.content.modifier(ZoomSourceModifier(key))))
                }
            }
        }
    }
}

extension SourceContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
