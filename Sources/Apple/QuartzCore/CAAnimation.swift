internal import CoreGraphics
internal import Foundation
internal import QuadrantCore

/// How the progress of an animation runs.
///
/// Apple: "CAMediaTimingFunctionName" (Core Animation).
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at first and at last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system's own animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the progress of an animation runs, as a curve from (0, 0) to (1, 1).
///
/// Apple: "CAMediaTimingFunction" (Core Animation).
public final class CAMediaTimingFunction: Hashable, Sendable {
    private let points: [Float]

    /// Creates a function by its name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a function from the two control points of its curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
    }

    /// The coordinates of the control points between the ends.
    package var controlPoints: [Float] { points }

    /// Whether both have the same curve.
    public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
        left.points == right.points
    }

    /// Hashes the curve.
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// A change of a layer over time. Layers show what they are set to at once.
///
/// Apple: "CAAnimation" (Core Animation).
open class CAAnimation {
    /// How long it takes, in seconds.
    open var duration: CFTimeInterval = 0
    /// When it begins, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// Whether it runs back too.
    open var autoreverses = false
    /// How its progress runs.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether it is removed at its end.
    open var isRemovedOnCompletion = true
    /// What is shown before and after it. Layers show what they are set to, so it has no effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How fast its time goes. It is kept without effect, as the animation is there at once.
    open var speed: Float = 1
    /// Where its time begins, in seconds. It is kept without effect.
    open var timeOffset: CFTimeInterval = 0
    /// For how long it runs again, in seconds. It is kept without effect.
    open var repeatDuration: CFTimeInterval = 0

    /// Creates an animation.
    public init() {}
}

/// What an animation shows before it begins and after its end.
///
/// Apple: "CAMediaTimingFillMode" (Core Animation).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its last value goes on after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value is there before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A change of one property of a layer.
///
/// Apple: "CABasicAnimation" (Core Animation).
open class CABasicAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// The value at first.
    open var fromValue: Any?
    /// The value at last.
    open var toValue: Any?
    /// What is added to the value at first.
    open var byValue: Any?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Changes of layers that go together. They are there at once.
///
/// Apple: "CATransaction" (Core Animation).
public enum CATransaction {
    /// Begins changes.
    public static func begin() {}
    /// Ends changes.
    public static func commit() {}
    /// Shows all changes.
    public static func flush() {}
    /// Says whether changes happen without animation, as all do here.
    public static func setDisableActions(_ flag: Bool) {}
    /// Says how long changes take.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Says how changes run.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Calls `block` when the changes are shown: at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The time in seconds since some point, by the clock of the host whose view works: it stands where that
/// stands.
///
/// Apple: "CACurrentMediaTime()" (Core Animation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    HostClock.standingSeconds ?? ProcessInfo.processInfo.systemUptime
}
