public import QuadrantCore
import QuadrantViews

/// Opens a window of the app.
///
/// Apple: "OpenWindowAction". One window is shown here: opening another one has no effect, which is reported in the view of
/// an app.
@MainActor @preconcurrency
public struct OpenWindowAction {
    /// How a window that is opened shares its place with others.
    ///
    /// Apple: "OpenWindowAction.SharingBehavior".
    public struct SharingBehavior: Equatable, Sendable {
        private let name: String

        /// As the system has it.
        public static let automatic = SharingBehavior(name: "automatic")
        /// The window is offered to others.
        public static let requested = SharingBehavior(name: "requested")
        /// The window must be shared.
        public static let required = SharingBehavior(name: "required")
    }

    private let perform: @MainActor (String) -> Void

    nonisolated init(perform: @escaping @MainActor (String) -> Void) {
        self.perform = perform
    }

    /// Opens the window of a name.
    public func callAsFunction(id: String) { perform("openWindow(id: \"\(id)\")") }

    /// Opens the window of a name, shared as asked for.
    public func callAsFunction(id: String, sharingBehavior: SharingBehavior) {
        perform("openWindow(id: \"\(id)\")")
    }

    /// Opens a window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        perform("openWindow(value: \(D.self))")
    }

    /// Opens a window for a value, shared as asked for.
    public func callAsFunction<D: Codable & Hashable>(value: D, sharingBehavior: SharingBehavior) {
        perform("openWindow(value: \(D.self))")
    }

    /// Opens the window of a name for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        perform("openWindow(id: \"\(id)\", value: \(D.self))")
    }

    /// Opens the window of a name for a value, shared as asked for.
    public func callAsFunction<D: Codable & Hashable>(
        id: String, value: D, sharingBehavior: SharingBehavior
    ) {
        perform("openWindow(id: \"\(id)\", value: \(D.self))")
    }
}

/// Closes a window of the app.
///
/// Apple: "DismissWindowAction". One window is shown here, and stays: closing has no effect, which is reported in the view
/// of an app.
@MainActor @preconcurrency
public struct DismissWindowAction {
    private let perform: @MainActor (String) -> Void

    nonisolated init(perform: @escaping @MainActor (String) -> Void) {
        self.perform = perform
    }

    /// Closes the window of the view.
    public func callAsFunction() { perform("dismissWindow()") }

    /// Closes the window of a name.
    public func callAsFunction(id: String) { perform("dismissWindow(id: \"\(id)\")") }

    /// Closes the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        perform("dismissWindow(value: \(D.self))")
    }

    /// Closes the window of a name for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        perform("dismissWindow(id: \"\(id)\", value: \(D.self))")
    }
}

/// Opens the settings of the app.
///
/// Apple: "OpenSettingsAction". It has no effect here: one window is shown.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    private let perform: @MainActor (String) -> Void

    nonisolated init(perform: @escaping @MainActor (String) -> Void) {
        self.perform = perform
    }

    /// Opens the settings.
    public func callAsFunction() { perform("openSettings()") }
}

/// How a closed window is closed: even where something in it keeps people from closing it, or not.
///
/// Apple: "DismissBehavior".
public struct DismissBehavior: Equatable, Sendable {
    private let isDestructive: Bool

    /// As a person would close it.
    public static let interactive = DismissBehavior(isDestructive: false)
    /// In any case.
    public static let destructive = DismissBehavior(isDestructive: true)
}

/// Whether a window is in use.
///
/// Apple: "ControlActiveState".
public enum ControlActiveState: Equatable, Hashable, CaseIterable, Sendable {
    /// It takes keys.
    case key
    /// Its app is in use.
    case active
    /// It is not.
    case inactive
}

/// Tells that something is asked of an app where there is none: a view that is drawn by itself has no windows.
@MainActor func tellWithoutApp(_ call: String) {
    RuntimeIssue.warn(
        "\(call) is accepted, without effect here. The view is shown by itself, not in a window of an app."
    )
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction(perform: tellWithoutApp) }
}

private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction(perform: tellWithoutApp) }
}

private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction(perform: tellWithoutApp) }
}

private enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
    /// Opens windows of the app. Outside of an app there are none, which is told on standard error.
    ///
    /// Apple: "EnvironmentValues.openWindow".
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows of the app. Outside of an app there are none, which is told on standard error.
    ///
    /// Apple: "EnvironmentValues.dismissWindow".
    public package(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Opens the settings of the app. Outside of an app there are none, which is told on standard error.
    ///
    /// Apple: "EnvironmentValues.openSettings".
    public package(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }

    /// Whether views look as in the window that is in use; `true` unless set: the window that is drawn is in use.
    ///
    /// Apple: "EnvironmentValues.appearsActive".
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether the window is in use; `key` unless set.
    ///
    /// Apple: "EnvironmentValues.controlActiveState".
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
