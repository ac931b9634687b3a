import QuadrantControls
public import QuadrantCore
public import QuadrantViews

/// A label that shows and hides content.
///
/// Apple: "DisclosureGroup". The disclosure group style around decides how it looks; without one, the label is a
/// row with a chevron at its end, and a tap on it shows the content below. In lists, label and content are rows,
/// those of the content indented.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var isExpandedHere = false

    /// Creates a group whose content is hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    /// Creates a group that shows its content while `isExpanded` is `true`.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// The group in the style around.
    @MainActor public var body: some View {
        let state = isExpanded ?? $isExpandedHere
        StyledControl(
            DisclosureGroupStyleConfiguration(
                label: label, content: DisclosedContent(isShown: state.wrappedValue, make: content),
                isExpanded: state),
            fallback: HostedStyle(
                DisclosureBody<AutomaticDisclosureGroupStyle>.self, AutomaticDisclosureGroupStyle())
        )
    }
}

/// The content of a group, which is asked for only while it is shown.
private nonisolated struct DisclosedContent<Content: View>: View {
    let isShown: Bool
    let make: () -> Content

    @MainActor var body: some View {
        if isShown { make() }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a localised title that shows its content while `isExpanded` is `true`.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that is not localised, which shows its content while `isExpanded` is `true`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
