import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How menus look.
///
/// Apple: "MenuStyle". The body of a style shows `Menu(configuration)`, with modifiers.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// What a menu is made of.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// The view of a menu. Evaluated for each menu in the environment around it, in which the styles further out are
    /// in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a menu.
///
/// Apple: "MenuStyleConfiguration".
public nonisolated struct MenuStyleConfiguration {
    /// The label of a menu.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = MenuStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The items of a menu.
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = MenuStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView

        /// The items, each for itself; not for use outside the library.
        @MainActor
        public static func _collect(_ part: Content, _ cursor: inout _ViewCursor) {
            cursor.collectPart(part._content, of: MenuStyleConfiguration.self)
        }
    }

    let label: Label
    let content: Content
    /// What a tap does; `nil` for opening the menu.
    let primaryAction: (@MainActor () -> Void)?
}

/// Evaluates the body of a `MenuStyle`.
enum MenuBody<Style: MenuStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: MenuStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the menus in this view.
    ///
    /// Apple: "menuStyle(_:)".
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(MenuBody<S>.self, style)
    }
}

/// The style of menus where none is set: a button in the button style around.
///
/// Apple: "DefaultMenuStyle".
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The menu's button.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButtonLook(configuration: configuration)
    }
}

/// A style that shows a button in the button style around.
///
/// Apple: "ButtonMenuStyle".
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The menu's button.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButtonLook(configuration: configuration)
    }
}

/// A style that shows a button without a border.
///
/// Apple: "BorderlessButtonMenuStyle".
public struct BorderlessButtonMenuStyle: MenuStyle {
    private let showsMenuIndicator: Bool?

    /// Creates the style.
    nonisolated public init() {
        showsMenuIndicator = nil
    }

    /// Creates the style, with or without an indicator.
    nonisolated public init(showsMenuIndicator: Bool) {
        self.showsMenuIndicator = showsMenuIndicator
    }

    /// The menu's button.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButtonLook(configuration: configuration, showsIndicator: showsMenuIndicator)
            .buttonStyle(.borderless)
    }
}

/// A style that shows a button with a border.
///
/// Apple: "BorderedButtonMenuStyle".
public struct BorderedButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The menu's button.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButtonLook(configuration: configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// A button in the button style around.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    @_disfavoredOverload
    // iPhones have no such style: a user's own of that name goes first.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The button of a menu: a tap opens the menu, or does what the menu is mainly for.
private struct MenuButtonLook: View {
    let configuration: MenuStyleConfiguration
    var showsIndicator: Bool?
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let (isOpen, primary) = ($isOpen, configuration.primaryAction)
        Button(
            PrimitiveButtonStyleConfiguration(label: label) { _ in
                if let primary { primary() } else { isOpen.wrappedValue.toggle() }
            }
        )
        // Apple: with a primary action "the menu opens when it is held". Without one the finger may go on to an item.
        .gesture(
            _MenuPressGesture(after: primary == nil ? MenuLook.press : nil) {
                isOpen.wrappedValue = true
            }
        )
        // Opening a menu in a menu does not close the one around it.
        .environment(\.openMenus, [])
        .environment(\.isSubmenu, isInMenu)
        .controlNote(.menu(isOpen, isEnabled: isEnabled))
        .modifier(
            OpenItemsModifier(isOpen: isOpen, items: AnyView(configuration.content)))
    }

    /// Whether it is a button that shows by itself that it opens a menu.
    private var isPullDown: Bool {
        profile.automatic.menusHaveIndicators && indicator != .hidden && !isInMenu
    }

    private var label: AnyView {
        let isShown = showsIndicator ?? (indicator == .visible || isPullDown)
        guard isShown else { return AnyView(configuration.label) }
        if isPullDown, let metrics = profile.picker.popUp {
            return AnyView(
                HStack(spacing: 0) {
                    configuration.label
                    PopUpChevrons(metrics: metrics, isPullDown: true)
                })
        }
        return AnyView(
            HStack(spacing: 4) {
                configuration.label
                Image(systemName: "chevron.down").font(.footnote.weight(.medium))
                    .accessibilityHidden(true)
            })
    }
}
