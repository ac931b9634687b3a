public import QuadrantCore
public import QuadrantViews

/// A box around views that belong together, with a label.
///
/// Apple: "GroupBox". The group box style around decides how it looks; without one, the label stands above the
/// content in a filled box.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let label: Label
    private let content: Content

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label; the older form.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// Has the group box style around make the box.
    @MainActor
    public static func _makeNodes(_ view: GroupBox<Label, Content>, _ cursor: inout _ViewCursor) {
        cursor.calling("GroupBox") {
            GroupBoxStyleConfiguration(label: view.label, content: view.content).makeNodes(&$0)
        }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox
where
    Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
    /// Creates the box that a style is given, for use in the body of that style. The next style around, or the
    /// default one, decides how it looks.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}
