public import QuadrantCore

/// Views that stand after the content of a section.
struct SectionActions {
    let content: AnyView
}

private enum SectionActionsKey: EnvironmentKey {
    static var defaultValue: SectionActions? { nil }
}

extension EnvironmentValues {
    /// What stands after the content of the next section.
    var sectionActions: SectionActions? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

extension View {
    /// Adds actions after the content of this section; in a list they are rows.
    ///
    /// Apple: "sectionActions(content:)".
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.sectionActions, SectionActions(content: AnyView(content())))
    }
}
