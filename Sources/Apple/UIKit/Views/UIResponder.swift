public import Foundation
public import QuadrantFoundation
public import QuadrantScenes

/// Something that is asked to handle events. No events reach it here: a picture is drawn once.
///
/// Apple: "UIResponder" (UIKit).
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// What is asked next; `nil` for nobody.
    open var next: UIResponder? { nil }
    /// Whether it can become the first that is asked.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it is the first that is asked: never here.
    open var isFirstResponder: Bool { false }

    /// Makes it the first that is asked; answers whether it is: never here.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Makes it no longer the first that is asked; answers whether that was done, as always.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// What stands in place of the keyboard while it is the first that is asked; `nil` for the keyboard.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard while it is the first that is asked; `nil` for nothing.
    open var inputAccessoryView: UIView? { nil }
    /// What it has done that can be undone; `nil` for nothing.
    open var undoManager: UndoManager? { nil }

    /// Has what stands above or in place of the keyboard asked for again.
    open func reloadInputViews() {}

    /// Whether an action may be done, such as one of a menu.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Called when touches begin; never here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when touches move; never here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when touches end; never here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when touches are taken away; never here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when the device begins to be moved; never here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device was moved, such as shaken; never here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIResponder {
    /// The name of the notification that a keyboard will appear. None does here.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// The name of the notification that a keyboard has appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// The name of the notification that a keyboard will go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// The name of the notification that a keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// The name of the notification that a keyboard will be placed anew.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The name of the notification that a keyboard was placed anew.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// Where a notification tells the keyboard's place at first.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where a notification tells the keyboard's place at last.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Where a notification tells how long the keyboard takes.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// Where a notification tells how the keyboard moves.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
}

/// Something that a user did. None arrives here.
///
/// Apple: "UIEvent" (UIKit).
open class UIEvent {
    /// The kind of an event.
    ///
    /// Apple: "UIEvent.EventType".
    public enum EventType: Int, Hashable, Sendable {
        /// By fingers, by moving the device, from afar, by buttons.
        case touches, motion, remoteControl, presses
    }

    /// The kind of a movement, or of a wish from afar.
    ///
    /// Apple: "UIEvent.EventSubtype".
    public enum EventSubtype: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// The kind of event.
    open var type: EventType { .touches }
    /// The kind of movement.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds since the system's start.
    open var timestamp: TimeInterval { 0 }
    /// The touches that belong to it.
    open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen. There is none here.
///
/// Apple: "UITouch" (UIKit).
open class UITouch: Hashable {
    /// How far a touch is.
    ///
    /// Apple: "UITouch.Phase".
    public enum Phase: Int, Hashable, Sendable {
        /// It began, moved, rests, ended, was taken away.
        case began, moved, stationary, ended, cancelled
    }

    /// How far the touch is.
    open var phase: Phase { .cancelled }
    /// How often the finger tapped.
    open var tapCount: Int { 0 }
    /// When it happened, in seconds since the system's start.
    open var timestamp: TimeInterval { 0 }

    /// Where the finger is in a view's own coordinates.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Whether both are the same object.
    public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
