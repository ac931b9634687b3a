internal import Foundation
internal import QuadrantRendering

/// Is told of notifications. Nothing calls it here: none is shown.
///
/// Apple: "UNUserNotificationCenterDelegate" (User Notifications).
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification comes while the app is used; the handler says how it shows itself.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)
    /// The same, answered.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// A user did something with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The same, answered.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// It does not show itself.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    /// It does not show itself.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// What a user has allowed.
///
/// Apple: "UNNotificationSettings" (User Notifications).
public final class UNNotificationSettings: Sendable {
    /// Whether the app may notify.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) {
        authorizationStatus = status
    }
}

/// Shows an app's notifications. Here there is nobody to be asked or notified: a request for permission is denied, and notifications are kept
/// without being shown, which is told once.
///
/// Apple: "UNUserNotificationCenter" (User Notifications).
public final class UNUserNotificationCenter: Sendable {
    private static let one = UNUserNotificationCenter()
    private let store = NotificationStore()

    private init() {}

    /// The centre of the app.
    public class func current() -> UNUserNotificationCenter { one }

    /// Who is told of notifications: never here.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { store.read(\.delegate) }
        set { store.setDelegate(newValue) }
    }
    /// Whether notifications may show content of an extension of the app's: never here.
    public var supportsContentExtensions: Bool { false }

    private func tell(_ call: String) {
        IssueReport.warn([
            "UNUserNotificationCenter.\(call) is accepted, without effect here. Nobody can be asked or notified"
        ])
    }

    /// Asks the user for permission. Nobody can be asked here: it is denied.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        tell("requestAuthorization(options:)")
        store.setStatus(.denied)
        completionHandler(false, nil)
    }

    /// Asks the user for permission. Nobody can be asked here: it is denied.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        tell("requestAuthorization(options:)")
        store.setStatus(.denied)
        return false
    }

    /// Tells what the user has allowed.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) { completionHandler(UNNotificationSettings(store.read(\.status))) }

    /// What the user has allowed.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(store.read(\.status))
    }

    /// Keeps a notification. It is never shown.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell("add(_:)")
        store.keep(request)
        completionHandler?(nil)
    }

    /// Keeps a notification. It is never shown.
    public func add(_ request: UNNotificationRequest) async throws {
        tell("add(_:)")
        store.keep(request)
    }

    /// Tells which notifications are kept.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(store.read(\.requests)) }

    /// The notifications that are kept.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        store.read(\.requests)
    }

    /// Drops notifications by their names.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        store.drop(Set(identifiers))
    }

    /// Drops all notifications.
    public func removeAllPendingNotificationRequests() { store.drop(nil) }

    /// Tells which notifications are shown: none.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) { completionHandler([]) }

    /// The notifications that are shown: none.
    public func deliveredNotifications() async -> [UNNotification] { [] }

    /// Takes notifications away by their names: none is shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Takes all notifications away: none is shown.
    public func removeAllDeliveredNotifications() {}

    /// Sets the kinds of notifications.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        store.setCategories(categories)
    }

    /// Tells the kinds of notifications.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) { completionHandler(store.read(\.categories)) }

    /// Sets the number on the app's icon: there is none here, which is told.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        tell("setBadgeCount(_:)")
        completionHandler?(nil)
    }
}
