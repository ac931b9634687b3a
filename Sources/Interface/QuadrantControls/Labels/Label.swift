public import QuadrantCore
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// A title and an icon that mean the same.
///
/// Apple: "Label". The label style decides which of both are shown, and how they are arranged.
public nonisolated struct Label<Title: View, Icon: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    private let title: Title
    private let icon: Icon

    /// Creates a label from two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Has the label style around make the label.
    @MainActor
    public static func _makeNodes(_ view: Label<Title, Icon>, _ cursor: inout _ViewCursor) {
        cursor.calling("Label") {
            LabelStyleConfiguration(view.title, view.icon).makeNodes(&$0)
        }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localised title and a picture with a name.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a localised title and a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with a title that is not localised and a picture with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// Creates a label with the title of a resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a title that is not localised and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a title that is not localised and a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is given, for use in the body of that style. The next style
    /// around, or the default one, decides how it looks.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}
