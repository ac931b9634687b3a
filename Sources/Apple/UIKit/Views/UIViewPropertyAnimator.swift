public import CoreGraphics
public import Foundation

/// Where an animation ends, or stands.
///
/// Apple: "UIViewAnimatingPosition" (UIKit).
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    /// With all changes made; with none; between.
    case end, start, current
}

/// What an animator is about.
///
/// Apple: "UIViewAnimatingState" (UIKit).
public enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// It has not begun, or has ended; it has begun or is held; it was stopped.
    case inactive, active, stopped
}

/// The pace of an animation.
///
/// Apple: "UITimingCurveProvider" (UIKit). Views of UIKit's do not move here: it is kept without effect.
public protocol UITimingCurveProvider {}

/// A pace by a cubic curve.
///
/// Apple: "UICubicTimingParameters" (UIKit). It is kept without effect.
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// The curve by its name.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint

    /// Creates the pace of a named curve.
    public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
            default: (.zero, CGPoint(x: 1, y: 1))
            }
    }

    /// Creates the pace of a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
    }
}

/// A pace as of a spring.
///
/// Apple: "UISpringTimingParameters" (UIKit). It is kept without effect.
public final class UISpringTimingParameters: UITimingCurveProvider {
    /// The speed at first.
    public let initialVelocity: CGVector

    /// Creates the pace of a spring with a damping ratio.
    public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
    }

    /// Creates the pace of a spring by its physics.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        initialVelocity = velocity
    }
}

extension UIView {
    /// A pace by its name.
    ///
    /// Apple: "UIView.AnimationCurve".
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Slowly at both ends, at first, at last; evenly.
        case easeInOut, easeIn, easeOut, linear
    }
}

/// Makes changes of views, which can be held and taken back.
///
/// Apple: "UIViewPropertyAnimator" (UIKit). Views of UIKit's do not move here: changes are there as soon as the animator goes
/// on, whatever its time, and who waits for its end is told at once. One that is held has made none of its changes.
@MainActor
open class UIViewPropertyAnimator {
    /// The time that it would take, in seconds.
    public let duration: TimeInterval
    /// The time that it would wait, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Its pace.
    public let timingParameters: (any UITimingCurveProvider)?
    /// What it is about.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it is going on: it never is when somebody can ask.
    open var isRunning: Bool { false }
    /// Whether it leads back: its changes are not made then, and its end is the start.
    open var isReversed = false
    /// How far it is, from 0 to 1; what is between is not shown.
    open var fractionComplete: CGFloat = 0
    /// Whether it may be held.
    open var isInterruptible = true
    /// Whether views may be touched meanwhile.
    open var isUserInteractionEnabled = true
    /// Whether `fractionComplete` goes evenly.
    open var scrubsLinearly = true
    /// Whether it stays active at its end, of which nobody is told then.
    open var pausesOnCompletion = false
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator with a pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    /// Creates an animator with the pace of a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with the pace of a curve with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with the pace of a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes changes by an animator that goes on at once.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

    /// Adds changes that begin later, which makes no difference here.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        changes.append(animation)
    }

    /// Adds somebody who is told where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Goes on: the changes are made, unless it leads back.
    open func startAnimation() { end(at: isReversed ? .start : .end) }

    /// Goes on at once; the time is kept.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// Is held, with none of its changes made.
    open func pauseAnimation() { if state == .inactive { state = .active } }

    /// Goes on after it was held.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }

    /// Stops where it is: with none of its changes made if it was held. Without `withoutFinishing`, `finishAnimation(at:)` has to
    /// follow; else nobody is told.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { (changes, completions) = ([], []) }
    }

    /// Ends after it was stopped: with its changes made at `end`, else as it is.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition, isFinal: true)
    }

    private func end(at position: UIViewAnimatingPosition, isFinal: Bool = false) {
        if position == .end {
            for change in changes { change() }
            fractionComplete = 1
        }
        changes = []
        guard isFinal || !pausesOnCompletion else {
            state = .active
            return
        }
        let told = completions
        (state, completions) = (.inactive, [])
        for completion in told { completion(position) }
    }
}
