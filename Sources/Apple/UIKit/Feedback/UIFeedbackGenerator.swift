public import Foundation

/// Lets the user feel something. Nothing can be felt here, which is told once.
///
/// Apple: "UIFeedbackGenerator" (UIKit).
@MainActor @preconcurrency open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Makes ready.
    open func prepare() {}

    func tell(_ call: String) { Notice.withoutEffect(call, "Nothing can be felt here") }
}

/// Lets the user feel that things collide.
///
/// Apple: "UIImpactFeedbackGenerator" (UIKit).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or hard things are.
    ///
    /// Apple: "UIImpactFeedbackGenerator.FeedbackStyle".
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// By weight.
        case light, medium, heavy
        /// By hardness.
        case soft, rigid
    }

    /// Creates a generator.
    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    /// Things collide.
    open func impactOccurred() { tell("UIImpactFeedbackGenerator.impactOccurred()") }
    /// Things collide with a force from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Lets the user feel how something ended.
///
/// Apple: "UINotificationFeedbackGenerator" (UIKit).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    ///
    /// Apple: "UINotificationFeedbackGenerator.FeedbackType".
    public enum FeedbackType: Int, Hashable, Sendable {
        /// Well, with a warning, badly.
        case success, warning, error
    }

    /// Something ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        tell("UINotificationFeedbackGenerator.notificationOccurred(_:)")
    }
}

/// Lets the user feel that something else is chosen.
///
/// Apple: "UISelectionFeedbackGenerator" (UIKit).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Something else is chosen.
    open func selectionChanged() { tell("UISelectionFeedbackGenerator.selectionChanged()") }
}
