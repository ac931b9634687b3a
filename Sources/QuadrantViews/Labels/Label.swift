public import QuadrantCore
import QuadrantLayout
import QuadrantText

/// A title and an icon that say the same.
///
/// Apple: "Label". The label style decides which of both is shown and how they stand.
public nonisolated struct Label<Title: View, Icon: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let title: Title
    private let icon: Icon

    /// A label of any two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Has the label style around make the label.
    @MainActor
    public static func _makeNodes(_ view: Label<Title, Icon>, _ cursor: inout _ViewCursor) {
        LabelStyleConfiguration(view.title, view.icon).makeNodes(&cursor)
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Label where Title == Text, Icon == Image {
    /// A localised title beside a picture of that name.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A localised title beside a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A localised title beside a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A title as it is beside a picture of that name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A title as it is beside a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title as it is beside a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given, for use in the style's body; the next style further out, or the
    /// default, makes it.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}
