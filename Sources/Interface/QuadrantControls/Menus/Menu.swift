import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A control that opens a list of actions.
///
/// Apple: "Menu". The menu style around decides how it looks; without one it is a button in the button style around.
/// A tap opens it: then its items, such as buttons, toggles, pickers and further menus, are seen on a card beside it. An item
/// that has acted closes the menu, and so does a touch beside it.
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let configuration: MenuStyleConfiguration
    @Environment(\.isInCommands) private var isInCommands

    private init(
        content: Content, label: Label, primaryAction: (@MainActor () -> Void)? = nil
    ) {
        configuration = MenuStyleConfiguration(
            label: MenuStyleConfiguration.Label(_content: .oneView(label)),
            content: MenuStyleConfiguration.Content(_content: AnyView(content)),
            primaryAction: primaryAction)
    }

    /// The menu in the style around.
    @MainActor public var body: some View {
        if isInCommands {
            configuration.content
        } else {
            StyledControl(
                configuration, isGiven: Label.self == MenuStyleConfiguration.Label.self,
                fallback: HostedStyle(MenuBody<DefaultMenuStyle>.self, DefaultMenuStyle()))
        }
    }

    /// Creates a menu with a label.
    ///
    /// - Parameters:
    ///   - content: The items.
    ///   - label: What the closed menu shows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label())
    }

    /// Creates a menu with a label, whose main action a tap triggers; the menu opens when it is held.
    ///
    /// - Parameters:
    ///   - content: The items.
    ///   - label: What the closed menu shows.
    ///   - primaryAction: What a tap does.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: label(), primaryAction: primaryAction)
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style is given, for use in the body of that style. The next style around, or the
    /// default one, decides how it looks.
    public init(_ configuration: MenuStyleConfiguration) {
        self.configuration = configuration
    }
}
