import Foundation
import QuadrantCore
import QuadrantGeometry
public import QuadrantGestures
import QuadrantLayout
import QuadrantViews

extension Scene {
    /// Sets whether the scene is shown when the app begins: what is drawn is the first scene that is to be presented, else
    /// the first that is not suppressed.
    ///
    /// Apple: "defaultLaunchBehavior(_:)".
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        changing { $0.launch = behavior }
    }

    /// Sets whether windows come back when the app begins again. It has no effect here, which is reported.
    ///
    /// Apple: "restorationBehavior(_:)".
    nonisolated public func restorationBehavior(
        _ behavior: SceneRestorationBehavior
    ) -> some Scene {
        withoutEffect(".restorationBehavior")
    }

    /// Sets whether windows lie over others. It has no effect here, which is reported.
    ///
    /// Apple: "windowLevel(_:)".
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
        withoutEffect(".windowLevel")
    }

    /// Sets what the window is for among those of its app. It has no effect here, which is reported.
    ///
    /// Apple: "windowManagerRole(_:)".
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
        withoutEffect(".windowManagerRole")
    }

    /// Sets whether the window is moved by its ground. It has no effect here, which is reported.
    ///
    /// Apple: "windowBackgroundDragBehavior(_:)".
    nonisolated public func windowBackgroundDragBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> some Scene {
        withoutEffect(".windowBackgroundDragBehavior")
    }

    /// Sets how large the window becomes when it is zoomed. It has no effect here, which is reported.
    ///
    /// Apple: "windowIdealSize(_:)".
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
        withoutEffect(".windowIdealSize")
    }

    /// Sets where new windows stand. Nothing is placed here: the closure is not called, which is reported.
    ///
    /// Apple: "defaultWindowPlacement(_:)".
    nonisolated public func defaultWindowPlacement(
        _ makePlacement:
            @escaping (
                _ content: WindowLayoutRoot, _ context: WindowPlacementContext
            ) -> WindowPlacement
    ) -> some Scene {
        withoutEffect(".defaultWindowPlacement")
    }

    /// Sets where the window stands when it is zoomed. Nothing is placed here: the closure is not called, which is
    /// reported.
    ///
    /// Apple: "windowIdealPlacement(_:)".
    nonisolated public func windowIdealPlacement(
        _ makePlacement:
            @escaping (
                _ content: WindowLayoutRoot, _ context: WindowPlacementContext
            ) -> WindowPlacement
    ) -> some Scene {
        withoutEffect(".windowIdealPlacement")
    }

    /// Sets the keys that open the window. It has no effect here, which is reported.
    ///
    /// Apple: "keyboardShortcut(_:)".
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        withoutEffect(".keyboardShortcut")
    }

    /// Sets the keys that open the window. It has no effect here, which is reported.
    ///
    /// Apple: "keyboardShortcut(_:modifiers:localization:)".
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        withoutEffect(".keyboardShortcut")
    }

    /// Says what is done when the system gives the app time in the background. It gives none here, which is reported.
    ///
    /// Apple: "backgroundTask(_:action:)".
    nonisolated public func backgroundTask<Request, Response>(
        _ task: BackgroundTask<Request, Response>,
        action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene {
        withoutEffect(".backgroundTask(\(task.name))")
    }
}

/// Something that the system has an app do in the background: nothing here.
///
/// Apple: "BackgroundTask".
public struct BackgroundTask<Request, Response>: Sendable {
    let name: String
}

extension BackgroundTask where Request == String?, Response == Void {
    /// Brings the app up to date, with the name of the request.
    ///
    /// Apple: "appRefresh".
    public static var appRefresh: BackgroundTask { BackgroundTask(name: ".appRefresh") }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Brings the app up to date.
    ///
    /// Apple: "appRefresh(_:)".
    public static func appRefresh(_ identifier: String) -> BackgroundTask {
        BackgroundTask(name: ".appRefresh")
    }

    /// Takes the answers to a session's requests.
    ///
    /// Apple: "urlSession(_:)".
    public static func urlSession(_ identifier: String) -> BackgroundTask {
        BackgroundTask(name: ".urlSession")
    }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Takes the answers to sessions' requests, with the name of the session.
    ///
    /// Apple: "urlSession".
    public static var urlSession: BackgroundTask { BackgroundTask(name: ".urlSession") }

    /// Takes the answers to requests of some sessions, with the name of the session.
    ///
    /// Apple: "urlSession(matching:)".
    public static func urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask {
        BackgroundTask(name: ".urlSession")
    }
}
