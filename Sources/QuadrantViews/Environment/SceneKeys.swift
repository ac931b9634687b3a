public import QuadrantCore

/// How much room there is along an axis, roughly.
///
/// Apple: "UserInterfaceSizeClass".
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// What a scene is doing.
///
/// Apple: "ScenePhase".
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not seen.
    case background
    /// It is seen and takes no input.
    case inactive
    /// It is seen and takes input.
    case active
}

/// How strongly something stands out.
///
/// Apple: "Prominence".
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

/// Loads anew what a view shows.
///
/// Apple: "RefreshAction".
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Does it; returns when it is done.
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
    /// How much room there is across. Compact unless set: a phone held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is down. Regular unless set: a phone held upright.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// What the scene is doing. Active unless set: who is drawn is in front.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How strongly headers of sections stand out. Standard unless set; lists are to follow it.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// What loads anew what the view shows; `nil` where no `refreshable` is around.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Whether the nearest focusable view around has the focus. It never has in a picture.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the display is dimmed. No unless set.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// Whether the scene is being recorded or mirrored. No unless set.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }

    /// Whether the app may open several windows: it may not.
    public var supportsMultipleWindows: Bool { false }
}

extension View {
    /// Gives the views in this one something that loads anew what they show; they find it as `refresh` in the
    /// environment. Nothing here can be pulled down: it is called by views only.
    ///
    /// Apple: "refreshable(action:)".
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
