public import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// The user's settings for assistive technologies, as the host of the view whose code asks has them.
///
/// Apple: "UIAccessibility" (UIKit).
public enum UIAccessibility {
    /// What assistive technologies are told.
    ///
    /// Apple: "UIAccessibility.Notification".
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Creates a notification.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// There is another screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// There is something else on the screen.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies something: tests see it in their host, `host.announcements`. Nothing is spoken;
    /// that a notification of another name reaches nobody is told once.
    public static func post(notification: Notification, argument: Any?) {
        let kind: AccessibilityPosts.Kind? =
            switch notification {
            case .announcement: .announcement
            case .layoutChanged: .layoutChanged
            case .screenChanged: .screenChanged
            case .pageScrolled: .pageScrolled
            default: nil
            }
        guard let kind else {
            return Notice.withoutEffect(
                "UIAccessibility.post(notification:argument:)", "No assistive technology listens")
        }
        let text =
            switch argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            default: String?.none
            }
        AccessibilityPosts.post(AccessibilityPosts.Post(kind, text: text))
    }

    private static func read<T>(_ path: KeyPath<EnvironmentValues, T>) -> T {
        HostDevice.current.environment[keyPath: path]
    }

    /// Whether the screen is read aloud.
    public static var isVoiceOverRunning: Bool { read(\.accessibilityVoiceOverEnabled) }
    /// Whether switches are in use.
    public static var isSwitchControlRunning: Bool { read(\.accessibilitySwitchControlEnabled) }
    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { read(\.accessibilityReduceMotion) }
    /// Whether the user wants less transparency.
    public static var isReduceTransparencyEnabled: Bool { read(\.accessibilityReduceTransparency) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { read(\.accessibilityInvertColors) }
    /// Whether colour alone should not tell things apart.
    public static var shouldDifferentiateWithoutColor: Bool {
        read(\.accessibilityDifferentiateWithoutColor)
    }
    /// Whether text is bold.
    public static var isBoldTextEnabled: Bool { read(\.legibilityWeight) == .bold }
    /// Whether contrast is increased.
    public static var isDarkerSystemColorsEnabled: Bool {
        read(\.colorSchemeContrast) == .increased
    }
    /// Whether colours are left out: never.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the user is guided through one app: never.
    public static var isGuidedAccessEnabled: Bool { false }

    /// The name of the notification that reading aloud begins or ends. None is posted.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The name of the notification of another wish for motion. None is posted.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The name of the notification of another wish for bold text. None is posted.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}
