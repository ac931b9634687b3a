public import Foundation
package import QuadrantGeometry

/// A spring that draws a value to its target: by its mass, its stiffness and its damping, or by how long it
/// seems to last and how much it bounces.
///
/// Apple: "Spring". All are one mathematical spring: with a mass of 1, a duration `d` and a bounce `b` from 0 to 1 stand for
/// the stiffness (2π/d)² and the damping 4π(1 − b)/d; a bounce below 0 stands for the damping 4π/(d(1 + b)).
public struct Spring: Hashable, Sendable {
    /// The mass at the end of the spring; 1 unless given.
    public let mass: Double
    /// The force for each unit of distance; infinite for a spring without any lag.
    public let stiffness: Double
    /// The force against each unit of velocity; infinite for a spring that never moves.
    public let damping: Double
    private let kept: KeptFault

    /// What is wrong with a number that the spring was made with; `nil` where nothing is.
    package var fault: NumberFault? { kept.fault }

    private init(
        exactly mass: Double, _ stiffness: Double, _ damping: Double, fault: NumberFault? = nil
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        kept = KeptFault(fault)
    }

    /// The same spring, made with numbers of which one is none.
    private init(_ spring: Spring, fault: NumberFault?) {
        self.init(
            exactly: spring.mass, spring.stiffness, spring.damping, fault: fault ?? spring.fault)
    }

    /// Creates a spring by how long it seems to last and how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: The seconds that the motion seems to take. 0, what is below, and NaN ask for a spring without any
    ///     lag.
    ///   - bounce: From −1, which never moves, over 0, which reaches the target as fast as it can without passing it, to 1,
    ///     which swings for ever. What is outside is clamped; NaN counts as 0.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let known = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
        self.init(
            Spring(response: duration, dampingRatio: known < 0 ? 1 / (1 + known) : 1 - known),
            fault: Self.fault(in: "duration", duration)
                ?? .unless(.known, "Spring", ["bounce": bounce], instead: "It counts as 0."))
    }

    /// What is wrong with a time; `nil` where nothing is.
    private static func fault(in label: String, _ seconds: Double) -> NumberFault? {
        if seconds >= 0, seconds.isFinite { return nil }
        return .unless(
            .duration, "Spring", [label: seconds],
            instead: seconds > 0
                ? "The spring never moves." : "The spring is at its target at once.")
    }

    /// Creates a spring by its stiffness and its damping ratio.
    ///
    /// - Parameters:
    ///   - response: The seconds of a whole swing without any damping, 2π√(mass/stiffness). 0, what is below, and NaN ask
    ///     for a spring without any lag.
    ///   - dampingRatio: 0 swings for ever, 1 reaches the target as fast as it can without passing it, more is slower. What
    ///     is below 0 counts as 0, NaN as 1.
    public init(response: Double, dampingRatio: Double) {
        let ratio = dampingRatio.isNaN ? 1 : max(dampingRatio, 0)
        let fault =
            Self.fault(in: "response", response)
            ?? .unless(
                .amount, "Spring", ["dampingRatio": dampingRatio],
                instead: "It counts as \(dampingRatio.isNaN ? 1 : 0).")
        guard response > 0 else {
            self.init(exactly: 1, .infinity, .infinity, fault: fault)
            return
        }
        let frequency = 2 * Double.pi / response
        self.init(
            exactly: 1, frequency * frequency,
            ratio == 0 || frequency == 0 ? 0 : 2 * ratio * frequency, fault: fault)
    }

    /// Creates a spring by its physics.
    ///
    /// - Parameters:
    ///   - mass: The mass; one that is not finite or not above 0 counts as 1.
    ///   - stiffness: The stiffness; what is below 0, and NaN, count as 0, which draws nothing.
    ///   - damping: The damping; what is below 0, and NaN, count as 0.
    ///   - allowOverDamping: Whether the damping may be larger than the one with which the target is reached as fast as it
    ///     can be without passing it. If `false`, as by default, more counts as that.
    public init(
        mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let fault: NumberFault? =
            .unless(.positive, "Spring", ["mass": mass], instead: "It counts as 1.")
            ?? .unless(
                .positive, "Spring", ["stiffness": stiffness],
                instead: stiffness > 0
                    ? "The spring is at its target at once." : "The spring never moves.")
            ?? .unless(.amount, "Spring", ["damping": damping], instead: "It counts as 0.")
        let mass = mass.isFinite && mass > 0 ? mass : 1
        let stiffness = stiffness > 0 ? stiffness : 0
        let damping = damping > 0 ? damping : 0
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(
            exactly: mass, stiffness, allowOverDamping ? damping : min(damping, critical),
            fault: fault)
    }

    /// Creates a spring by the time after which it comes no more as far as `epsilon` from its target.
    ///
    /// - Parameters:
    ///   - settlingDuration: That time in seconds, for a distance of 1 from rest. 0, what is below, and NaN ask
    ///     for a spring without any lag.
    ///   - dampingRatio: As in `init(response:dampingRatio:)`. A spring of 0 never comes to rest: its response is the
    ///     `settlingDuration`.
    ///   - epsilon: The distance. What is not above 0 counts as 0.001.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // A spring's way depends on the time in units of its response alone.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let swings = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(
            Spring(
                response: swings.isFinite && swings > 0
                    ? settlingDuration / swings : settlingDuration, dampingRatio: dampingRatio),
            fault: Self.fault(in: "settlingDuration", settlingDuration)
                ?? .unless(
                    .positive, "Spring", ["epsilon": epsilon], instead: "It counts as 0.001."))
    }

    /// The frequency of the spring without damping, in radians a second.
    var frequency: Double { (stiffness / mass).squareRoot() }

    /// The damping in units of the one with which the target is reached as fast as it can be without passing it; 1 for a
    /// spring without any lag.
    public var dampingRatio: Double {
        if stiffness.isInfinite { return 1 }
        if damping == 0 { return 0 }
        return damping / (2 * (stiffness * mass).squareRoot())
    }

    /// The seconds of a whole swing without any damping; 0 for a spring without any lag.
    public var response: Double { stiffness.isInfinite ? 0 : 2 * .pi / frequency }

    /// The seconds that the motion seems to take: the `response`.
    public var duration: TimeInterval { response }

    /// How much it bounces, from −1 to 1: 1 less the damping ratio, and for ratios above 1, 1 over it less 1.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }
}

extension Spring {
    /// A spring without bounce, for half a second.
    public static var smooth: Spring { smooth() }
    /// A spring with a small bounce of 0.15, for half a second.
    public static var snappy: Spring { snappy() }
    /// A spring with a bounce of 0.3, for half a second.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce but for `extraBounce`.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce of 0.15, and `extraBounce` more.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3, and `extraBounce` more.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
