import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How groups of controls look.
///
/// Apple: "ControlGroupStyle".
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// What a group is made of.
    associatedtype Body: View
    /// The properties of a group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The view of a group. Evaluated for each group in the environment around it, in which the styles further out
    /// are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a group of controls.
///
/// Apple: "ControlGroupStyleConfiguration".
public nonisolated struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    public nonisolated struct Content: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ControlGroupStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView

        /// Collects the controls, each for itself.
        @MainActor
        public static func _collect(_ part: Self, _ cursor: inout _ViewCursor) {
            cursor.collectPart(part._content, of: _Configuration.self)
        }
    }

    /// The label of a group; nothing for a group without one.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ControlGroupStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label

    init(content: AnyView, label: AnyView?) {
        self.content = Content(_content: content)
        self.label = Label(_content: label ?? AnyView(EmptyView()))
    }
}

/// Evaluates the body of a `ControlGroupStyle`.
enum ControlGroupBody<Style: ControlGroupStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: ControlGroupStyleConfiguration) -> Style.Body
    {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the groups of controls in this view.
    ///
    /// Apple: "controlGroupStyle(_:)".
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(ControlGroupBody<S>.self, style)
    }
}

/// The style of groups where none is set: buttons beside each other on a common ground; in menus, the controls as
/// items.
///
/// Apple: "AutomaticControlGroupStyle".
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls on a common ground.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration)
    }
}

/// A style for groups in navigation bars: the controls beside each other.
///
/// Apple: "NavigationControlGroupStyle".
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The controls on a common ground.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration)
    }
}

/// A style that shows the group as a menu with the group's label.
///
/// Apple: "MenuControlGroupStyle".
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}

/// A style that shows the group as a compact menu with the group's label; in menus, as a row of small items.
///
/// Apple: "CompactMenuControlGroupStyle".
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    @Environment(\.isInMenu) private var isInMenu

    /// Creates the style.
    nonisolated public init() {}

    /// A menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            configuration.content
        } else {
            Menu(content: { configuration.content }, label: { configuration.label })
        }
    }
}

/// A style that shows the symbols of the controls in a row.
///
/// Apple: "PaletteControlGroupStyle".
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The symbols of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(configuration: configuration)
            .standing(until: .elsewhere) { $0.labelStyle(.iconOnly) }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Buttons on a common ground.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls beside each other.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A compact menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of symbols.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
