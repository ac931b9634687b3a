public import QuadrantCore
import QuadrantLayout

private enum NextActionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// What stands after the content of the next section.
    var sectionActions: AnyView? {
        get { self[NextActionsKey.self] }
        set { self[NextActionsKey.self] = newValue }
    }
}

/// Hands actions to the sections in a view, and to who collects those.
private nonisolated struct SectionActionsModifier: EnvironmentModifier {
    let actions: AnyView

    func change(_ environment: inout EnvironmentValues) {
        environment.sectionActions = actions
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: SectionActionsModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.setting(modifier.change) {
            $0.collecting(modifier: modifier, content) {
                $0[SectionActionsKey.self] = modifier.actions
            }
        }
    }
}

extension View {
    /// Adds actions to this section; in a list they are rows after its content.
    ///
    /// Apple: "sectionActions(content:)".
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(SectionActionsModifier(actions: AnyView(content())))
    }
}
