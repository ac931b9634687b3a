public import QuadrantCore

/// Roughly how much room there is along an axis.
///
/// Apple: "UserInterfaceSizeClass".
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// How visible and active a scene is.
///
/// Apple: "ScenePhase".
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible and takes no input.
    case inactive
    /// The scene is visible and takes input.
    case active
}

/// How strongly something stands out.
///
/// Apple: "Prominence".
public enum Prominence: Hashable, Sendable {
    /// The usual prominence.
    case standard
    /// More prominence than usual.
    case increased
}

/// Reloads what a view shows.
///
/// Apple: "RefreshAction".
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Runs the action and returns when it is done.
    public func callAsFunction() async { await action() }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How much room there is horizontally; `compact` unless set, as on a phone held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is vertically; `regular` unless set, as on a phone held upright.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// How visible and active the scene is; `active` unless set.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How prominent the headers of sections are; `standard` unless set. It has no effect here, as
    /// there are no lists yet.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Reloads what the view shows; `nil` unless `refreshable(action:)` is set around.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Whether the nearest field or editor of text around has the focus.
    ///
    /// Apple: "EnvironmentValues.isFocused".
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the display is dimmed; `false` unless set.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// Whether the scene is being recorded or mirrored; `false` unless set.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }

    /// Whether the app may open several windows; always `false` here.
    public var supportsMultipleWindows: Bool { false }
}

extension View {
    /// Gives the views in this one an action that reloads what they show; they find it as `refresh`
    /// in the environment. A picture shows no list that is pulled down; tests pull one by `refresh()`.
    ///
    /// Apple: "refreshable(action:)".
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
