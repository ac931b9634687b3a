/// Whether people can do something with a window.
///
/// Apple: "WindowInteractionBehavior".
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it; they can; they cannot.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// People can.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// People cannot.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Whether a window lies over others.
///
/// Apple: "WindowLevel".
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = WindowLevel(name: "automatic")
    /// Among others.
    public static let normal = WindowLevel(name: "normal")
    /// Over others.
    public static let floating = WindowLevel(name: "floating")
    /// Behind others.
    public static let desktop = WindowLevel(name: "desktop")
}

/// What a window is for among those of its app.
///
/// Apple: "WindowManagerRole".
public struct WindowManagerRole: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = WindowManagerRole(name: "automatic")
    /// A window on its own.
    public static let principal = WindowManagerRole(name: "principal")
    /// A window that goes with another.
    public static let associated = WindowManagerRole(name: "associated")
}

/// Whether windows of a scene come back when the app begins again.
///
/// Apple: "SceneRestorationBehavior".
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They do not.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// How large a window becomes when it is zoomed.
///
/// Apple: "WindowIdealSize".
public struct WindowIdealSize: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = WindowIdealSize(name: "automatic")
    /// As large as its content.
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    /// As large as the screen.
    public static let maximum = WindowIdealSize(name: "maximum")
}

/// When the toolbar of a window that fills the screen is shown.
///
/// Apple: "WindowToolbarFullScreenVisibility".
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    /// Always.
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
    /// While the pointer is at the top.
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
