import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// A menu in the menu bar of the system.
///
/// Apple: "MenuBarExtra". It is opened on demand; an app that has nothing else shows its content.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
    /// A primitive scene: it has no body.
    public typealias Body = Never

    private let label: Label
    private let content: Content

    /// Creates a menu with a label.
    @MainActor
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Creates a menu with a label, which is in the menu bar while a binding is `true`.
    @MainActor
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
    }

    /// Adds the menu's content.
    @MainActor
    public static func _collect(
        _ scene: MenuBarExtra<Label, Content>, into list: inout _SceneList
    ) {
        list.entries.append(SceneEntry(.onDemand, content: AnyView(screen: scene.content)))
    }
}

/// How a menu of the menu bar looks.
///
/// Apple: "MenuBarExtraStyle". There is no menu bar here.
public protocol MenuBarExtraStyle {}

/// The usual look.
///
/// Apple: "AutomaticMenuBarExtraStyle".
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The usual look.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// A menu.
///
/// Apple: "PullDownMenuBarExtraStyle".
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// A window.
///
/// Apple: "WindowMenuBarExtraStyle".
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
