public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Two or three columns: what is selected in one says what the next one shows.
///
/// Apple: "NavigationSplitView". Where there is little room (`horizontalSizeClass` is `compact`), it is a stack with the
/// columns as its screens: the sidebar first, and a row that is selected there shows the next column.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<NavigationSplitViewColumn>?

    init(
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
        visibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferred: Binding<NavigationSplitViewColumn>? = nil
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
        (self.visibility, self.preferred) = (visibility, preferred)
    }

    /// The columns.
    @MainActor public var body: some View {
        SplitHost(
            sidebar: AnyView(screen: sidebar),
            content: Content.self == EmptyView.self ? nil : AnyView(screen: content),
            detail: AnyView(screen: detail), visibility: visibility, preferred: preferred)
    }
}

extension NavigationSplitView {
    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail())
    }

    /// Creates three columns, of which a state says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), visibility: columnVisibility)
    }

    /// Creates three columns; a state says which one is shown where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), preferred: preferredCompactColumn)
    }

    /// Creates three columns; states say which are shown, and which one where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar(), content(), detail(), visibility: columnVisibility,
            preferred: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail())
    }

    /// Creates two columns, of which a state says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility)
    }

    /// Creates two columns; a state says which one is shown where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), EmptyView(), detail(), preferred: preferredCompactColumn)
    }

    /// Creates two columns; states say which are shown, and which one where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar(), EmptyView(), detail(), visibility: columnVisibility,
            preferred: preferredCompactColumn)
    }
}
