public import Foundation
public import QuadrantFoundation

/// Sees gestures of a view's. No touch arrives here.
///
/// Apple: "UIGestureRecognizer" (UIKit).
@MainActor @preconcurrency open class UIGestureRecognizer {
    /// How far a gesture is.
    ///
    /// Apple: "UIGestureRecognizer.State".
    public enum State: Int, Hashable, Sendable {
        /// Not begun; begun, changed, ended; taken away; not recognized.
        case possible, began, changed, ended, cancelled, failed
        /// The same as `ended`.
        public static let recognized = State.ended
    }

    /// The view whose gestures it sees.
    open internal(set) weak var view: UIView?
    /// How far the gesture is: not begun.
    open var state = State.possible
    /// Whether it looks for gestures.
    open var isEnabled = true
    /// Who is asked about gestures.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches no longer reach the view once a gesture is recognized.
    open var cancelsTouchesInView = true

    /// Creates a recognizer that calls a method of an object: never here.
    public init(target: Any? = nil, action: Selector? = nil) {}

    /// Adds a method of an object to be called: never here.
    open func addTarget(_ target: Any, action: Selector) {}

    /// Where the gesture is in a view's own coordinates.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Waits until another recognizer has not recognized its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Is asked about gestures.
///
/// Apple: "UIGestureRecognizerDelegate" (UIKit).
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recognizer may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two recognizers may see gestures at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// It may.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// They may not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Sees taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
    open var numberOfTapsRequired = 1
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
}

/// Sees fingers that are dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets how far the finger has moved.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How fast the finger moves, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Sees fingers that are held down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long it takes, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move, in points.
    open var allowableMovement: CGFloat = 10
}

/// Sees two fingers that move apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By how much they have moved apart.
    open var scale: CGFloat = 1
}

/// Sees two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far they have turned, in radians.
    open var rotation: CGFloat = 0
}

/// Sees a finger that swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upward.
        public static let up = Direction(rawValue: 4)
        /// Downward.
        public static let down = Direction(rawValue: 8)
    }

    /// In which direction.
    open var direction = Direction.right
}
