public import Foundation

/// When a notification is shown.
///
/// Apple: "UNNotificationTrigger" (User Notifications).
open class UNNotificationTrigger {
    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// After a while.
///
/// Apple: "UNTimeIntervalNotificationTrigger" (User Notifications).
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The while, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it is next, counted from now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a time of the calendar.
///
/// Apple: "UNCalendarNotificationTrigger" (User Notifications).
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// What the time has.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it is next, counted from now; `nil` for never.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that is to be shown.
///
/// Apple: "UNNotificationRequest" (User Notifications).
open class UNNotificationRequest: NSObject {
    /// A name to find it by.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is shown; `nil` for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
    {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
        super.init()
    }
}

/// A notification that is shown. None is here.
///
/// Apple: "UNNotification" (User Notifications).
open class UNNotification: NSObject {
    /// When it was shown.
    public let date: Date
    /// What asked for it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
        super.init()
    }
}

/// What a user did with a notification. Nobody does here.
///
/// Apple: "UNNotificationResponse" (User Notifications).
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The name of the action that was chosen.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
        super.init()
    }
}

/// The name of the action of a user who opens a notification.
///
/// Apple: "UNNotificationDefaultActionIdentifier" (User Notifications).
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The name of the action of a user who swipes a notification away.
///
/// Apple: "UNNotificationDismissActionIdentifier" (User Notifications).
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a user may do with a notification.
///
/// Apple: "UNNotificationAction" (User Notifications).
open class UNNotificationAction {
    /// A name to find it by.
    public let identifier: String
    /// The title.
    public let title: String
    /// What it is like.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// A kind of notification, with what a user may do.
///
/// Apple: "UNNotificationCategory" (User Notifications).
open class UNNotificationCategory: Hashable {
    /// The name of the kind.
    public let identifier: String
    /// What a user may do.
    public let actions: [UNNotificationAction]
    /// The kinds of wishes that it answers.
    public let intentIdentifiers: [String]
    /// What it is like.
    public let options: UNNotificationCategoryOptions

    /// Creates a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }

    /// Whether both are the same object.
    public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool {
        left === right
    }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
