public import Foundation
public import QuadrantFoundation

/// Sees gestures of a view's. No touch reaches views of UIKit's here; one that a `UIGestureRecognizerRepresentable` makes sees those of its view.
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
    /// Whether touches reach the view late, as long as a gesture may be recognized.
    open var delaysTouchesBegan = false
    /// Whether the end of touches reaches the view late, as long as a gesture may be recognized.
    open var delaysTouchesEnded = true
    /// The recognizer's own name.
    open var name: String?
    /// The kinds of touches that it sees, by `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Whether it sees touches of one kind at a time.
    open var requiresExclusiveTouchType = true
    /// How many fingers the gesture is made by.
    open var numberOfTouches: Int { touches }
    /// What a representable tells of the gesture: fingers, and the middle of them in the view's own coordinates.
    var touches = 0
    var place = CGPoint.zero

    private var targets: [(object: Any?, action: Selector)] = []

    /// Creates a recognizer that calls a method of an object, as a representable of it sees the gesture.
    public init(target: Any? = nil, action: Selector? = nil) {
        if let action { targets.append((target, action)) }
    }

    /// Adds a method of an object to be called, as a representable of the recognizer sees the gesture.
    open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }

    /// Calls the methods, with the recognizer if they take an argument.
    func callTargets() {
        for target in targets { target.action.perform(on: target.object, with: self) }
    }

    /// Where the gesture is in a view's own coordinates.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    /// Where a finger is in a view's own coordinates: where the gesture is.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Removes the methods of an object; all methods for `nil`. Methods of `#selector` cannot be told apart here.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        targets.removeAll { object == nil || ($0.object as AnyObject?) === object }
    }

    /// A value of a name. Nothing is known by names here: `nil`.
    ///
    /// Apple: "value(forKey:)" (key-value coding).
    open func value(forKey key: String) -> Any? {
        Notice.withoutEffect("UIGestureRecognizer.value(forKey:)", "There is no Objective-C here")
        return nil
    }

    /// Sets a value of a name: none is known here.
    ///
    /// Apple: "setValue(_:forKey:)" (key-value coding).
    open func setValue(_ value: Any?, forKey key: String) {
        Notice.withoutEffect(
            "UIGestureRecognizer.setValue(_:forKey:)", "There is no Objective-C here")
    }

    /// Called before a gesture is looked for anew.
    open func reset() {}
    /// Called when touches begin; never here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move; never here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end; never here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are taken away; never here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

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
    /// Whether a recognizer waits until another one has not recognized its gesture.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another recognizer waits until this one has not recognized its gesture.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a recognizer sees a touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
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

    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// It does not.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// It does.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
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
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int(UInt32.max)
    var moved = CGPoint.zero
    var base = CGPoint.zero
    var speed = CGPoint.zero

    /// How far the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: moved.x - base.x, y: moved.y - base.y)
    }
    /// Sets how far the finger has moved, from now on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        base = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
    }
    /// How fast the finger moves, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Sees fingers that are held down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long it takes, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move, in points.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before it is held.
    open var numberOfTapsRequired = 0
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
}

/// Sees two fingers that move apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By how much they have moved apart.
    open var scale: CGFloat = 1
    /// How fast they move apart, in scales per second.
    open internal(set) var velocity: CGFloat = 0
}

/// Sees two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far they have turned, in radians.
    open var rotation: CGFloat = 0
    /// How fast they turn, in radians per second.
    open internal(set) var velocity: CGFloat = 0
}

/// Sees a finger that is dragged from an edge of the screen.
///
/// Apple: "UIScreenEdgePanGestureRecognizer" (UIKit).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// From which edges.
    open var edges: UIRectEdge = []
}

/// Sees a pointer over a view.
///
/// Apple: "UIHoverGestureRecognizer" (UIKit).
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

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
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
}
