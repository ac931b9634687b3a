public import Foundation

/// The sound of a notification. None is played here.
///
/// Apple: "UNNotificationSound" (User Notifications).
open class UNNotificationSound {
    /// The name of a file; empty for the system's sound.
    let name: String

    /// The sound of a file of the app's.
    public init(named name: UNNotificationSoundName) {
        self.name = name.rawValue
    }

    /// The system's sound.
    open class var `default`: UNNotificationSound {
        UNNotificationSound(named: UNNotificationSoundName(""))
    }
    /// The system's sound of critical notifications.
    open class var defaultCritical: UNNotificationSound { .default }
}

/// The name of a file with a sound.
///
/// Apple: "UNNotificationSoundName" (User Notifications).
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What a notification says.
///
/// Apple: "UNNotificationContent" (User Notifications).
open class UNNotificationContent {
    /// The title.
    public internal(set) var title = ""
    /// The second title.
    public internal(set) var subtitle = ""
    /// The text.
    public internal(set) var body = ""
    /// The number on the app's icon; 0 for none, `nil` for the present one.
    public internal(set) var badge: NSNumber?
    /// The sound; `nil` for none.
    public internal(set) var sound: UNNotificationSound?
    /// What the app keeps with it.
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The kind of notification, a name of the app's own.
    public internal(set) var categoryIdentifier = ""
    /// What it belongs to, a name of the app's own.
    public internal(set) var threadIdentifier = ""
    /// How urgent it is.
    public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How it stands in a summary, from 0 to 1.
    public internal(set) var relevanceScore = 0.0

    /// Creates a content that says nothing.
    public init() {}
}

/// The same, to be changed.
///
/// Apple: "UNMutableNotificationContent" (User Notifications).
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title.
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The second title.
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon.
    override public var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound.
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// What the app keeps with it.
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The kind of notification.
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// What it belongs to.
    override public var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// How urgent it is.
    override public var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// How it stands in a summary.
    override public var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}
