public import Foundation

/// A piece of work that goes on while the app is in the background.
///
/// Apple: "UIBackgroundTaskIdentifier" (UIKit).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates an identifier of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// None: what is asked for where nothing may go on in the background.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether news may be fetched in the background.
///
/// Apple: "UIBackgroundRefreshStatus" (UIKit).
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
    /// The user may not choose, has chosen that it may not, has chosen that it may.
    case restricted, denied, available
}

extension UIApplication {
    /// Begins a piece of work. No app is stopped in the background here: the work goes on, and `handler` is never called.
    ///
    /// Apple: "beginBackgroundTask(withName:expirationHandler:)".
    public func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Begins a piece of work without a name.
    ///
    /// Apple: "beginBackgroundTask(expirationHandler:)".
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends a piece of work.
    ///
    /// Apple: "endBackgroundTask(_:)".
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How long the app may go on in the background, in seconds: without end.
    ///
    /// Apple: "backgroundTimeRemaining".
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether news may be fetched in the background: never here.
    ///
    /// Apple: "backgroundRefreshStatus".
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
}
