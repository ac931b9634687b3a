// Sets of wishes about notifications.

/// What an app wants to do by notifications.
///
/// Apple: "UNAuthorizationOptions" (User Notifications).
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Put a number on its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Play sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Show texts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Show them in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Break silence.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Offer settings of its own.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Try without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification shows itself while its app is used.
///
/// Apple: "UNNotificationPresentationOptions" (User Notifications).
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// As a number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// By a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As a text: an older name of `banner` and `list`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What an action of a notification is like.
///
/// Apple: "UNNotificationActionOptions" (User Notifications).
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The device has to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It removes something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What a kind of notification is like.
///
/// Apple: "UNNotificationCategoryOptions" (User Notifications).
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The app is told when one is swiped away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// It is shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Its title is shown where its text is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Its second title is shown where its text is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// Whether an app may notify.
///
/// Apple: "UNAuthorizationStatus" (User Notifications).
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
    /// Nobody was asked; the user said no; the user said yes; on trial; for a short while.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// How urgent a notification is.
///
/// Apple: "UNNotificationInterruptionLevel" (User Notifications).
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
    /// It goes to the list; as others; at once; through silence.
    case passive, active, timeSensitive, critical
}
