public import QuadrantCore
public import QuadrantViews

/// The older name of menus on macOS.
///
/// Apple: "MenuButton", which `Menu` replaces. It looks like a menu in the menu button style around.
public nonisolated struct MenuButton<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a menu with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// A menu.
    @MainActor public var body: some View {
        let (label, content) = (label, content)
        Menu(content: { content }, label: { label })
            .modifier(MenuButtonLookModifier())
    }
}

extension MenuButton where Label == Text {
    /// Creates a menu with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a menu with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

/// The older name of menus with a chevron on macOS.
///
/// Apple: "PullDownButton".
public typealias PullDownButton = MenuButton

/// How menu buttons look: the older styles of menus on macOS.
///
/// Apple: "MenuButtonStyle". There are only the styles of the system.
public protocol MenuButtonStyle {
    /// Whether the button has a border, and a chevron; not for use outside the library.
    var _isBordered: Bool { get }
}

/// The style of menu buttons where none is set: without a border.
///
/// Apple: "DefaultMenuButtonStyle".
public struct DefaultMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
    /// Not for use outside the library.
    public var _isBordered: Bool { false }
}

/// A menu button with a border.
///
/// Apple: "PullDownMenuButtonStyle".
public struct PullDownMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
    /// Not for use outside the library.
    public var _isBordered: Bool { true }
}

/// A menu button without a border.
///
/// Apple: "BorderlessButtonMenuButtonStyle".
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
    /// Not for use outside the library.
    public var _isBordered: Bool { false }
}

/// A menu button without a border.
///
/// Apple: "BorderlessPullDownMenuButtonStyle".
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    /// Creates the style.
    public init() {}
    /// Not for use outside the library.
    public var _isBordered: Bool { false }
}

private enum MenuButtonBorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether menu buttons have borders.
    fileprivate var hasMenuButtonBorder: Bool {
        get { self[MenuButtonBorderKey.self] }
        set { self[MenuButtonBorderKey.self] = newValue }
    }
}

/// Gives a menu the style of the menu buttons around.
private struct MenuButtonLookModifier: ViewModifier {
    @Environment(\.hasMenuButtonBorder) private var hasBorder

    nonisolated init() {}

    func body(content: Content) -> some View {
        if hasBorder {
            content.menuStyle(.borderedButton)
        } else {
            content
        }
    }
}

extension View {
    /// Sets the style of the menu buttons in this view.
    ///
    /// Apple: "menuButtonStyle(_:)", the older form of `menuStyle(_:)`.
    nonisolated public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
        environment(\.hasMenuButtonBorder, style._isBordered)
    }
}
