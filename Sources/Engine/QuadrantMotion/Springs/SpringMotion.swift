internal import Foundation

/// The way of a spring in closed form. The distance from the target and the velocity at a time are sums of
/// those at time 0, each with a factor; so one motion serves numbers and vectors.
struct SpringMotion {
    /// The factors at one time.
    struct Factors {
        /// How much of the first distance is left.
        var distance: Double
        /// The distance that a first velocity of 1 leads to.
        var distanceByVelocity: Double
        /// The velocity that a first distance of 1 leads to.
        var velocityByDistance: Double
        /// How much of the first velocity is left.
        var velocity: Double

        /// At time 0.
        static let start = Factors(
            distance: 1, distanceByVelocity: 0, velocityByDistance: 0, velocity: 1)
        /// At rest at the target.
        static let rest = Factors(
            distance: 0, distanceByVelocity: 0, velocityByDistance: 0, velocity: 0)
        /// At rest at the first distance.
        static let stuck = Factors(
            distance: 1, distanceByVelocity: 0, velocityByDistance: 0, velocity: 0)
    }

    /// Radians a second without damping.
    let frequency: Double
    /// The damping ratio.
    let ratio: Double
    /// The damping over the mass.
    let drag: Double

    init(_ spring: Spring) {
        frequency = spring.frequency
        ratio = spring.dampingRatio
        drag = spring.damping / spring.mass
    }

    /// The factors at a time in seconds. Times that are not above 0, and NaN, count as 0.
    func factors(at time: Double) -> Factors {
        guard time > 0 else { return .start }
        let time = min(time, .greatestFiniteMagnitude)  // infinity times no velocity would be NaN
        if frequency.isInfinite { return .rest }
        if drag.isInfinite { return .stuck }
        if frequency == 0 { return free(time) }
        if (frequency * time).isInfinite { return ratio > 0 ? .rest : .start }
        if abs(ratio - 1) < 1e-7 { return critical(time) }
        return ratio < 1 ? underdamped(time) : overdamped(time)
    }

    /// Nothing draws the value: it goes on until the drag has used up its velocity.
    private func free(_ time: Double) -> Factors {
        if drag == 0 {
            return Factors(
                distance: 1, distanceByVelocity: time, velocityByDistance: 0, velocity: 1)
        }
        let left = exp(-drag * time)
        return Factors(
            distance: 1, distanceByVelocity: (1 - left) / drag, velocityByDistance: 0,
            velocity: left)
    }

    private func underdamped(_ time: Double) -> Factors {
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let left = exp(-ratio * frequency * time)
        let (sine, cosine) = (sin(swing * time) / swing, cos(swing * time))
        let slope = ratio * frequency * sine
        return Factors(
            distance: left * (cosine + slope), distanceByVelocity: left * sine,
            velocityByDistance: -left * frequency * frequency * sine,
            velocity: left * (cosine - slope))
    }

    private func critical(_ time: Double) -> Factors {
        let left = exp(-frequency * time)
        return Factors(
            distance: left * (1 + frequency * time), distanceByVelocity: left * time,
            velocityByDistance: -left * frequency * frequency * time,
            velocity: left * (1 - frequency * time))
    }

    private func overdamped(_ time: Double) -> Factors {
        let (slow, fast) = rates
        if fast.isInfinite {
            let left = exp(slow * time)
            return Factors(
                distance: left, distanceByVelocity: 0, velocityByDistance: slow * left, velocity: 0)
        }
        let (bySlow, byFast, between) = (exp(slow * time), exp(fast * time), slow - fast)
        return Factors(
            distance: (slow * byFast - fast * bySlow) / between,
            distanceByVelocity: (bySlow - byFast) / between,
            velocityByDistance: slow * fast * (byFast - bySlow) / between,
            velocity: (slow * bySlow - fast * byFast) / between)
    }

    /// The rates of the two exponential functions of which an overdamped motion consists, both below 0.
    private var rates: (slow: Double, fast: Double) {
        let root = ratio * (1 - 1 / ratio / ratio).squareRoot()
        // The difference ratio − root would lose all its digits for large ratios.
        return (-frequency / (ratio + root), -frequency * (ratio + root))
    }

    /// A time after which the motion comes no more as far as `epsilon` from the target; infinite if there is none.
    ///
    /// - Parameters:
    ///   - distance: The first distance, not negative.
    ///   - speed: The size of the first velocity, not negative.
    private func bound(distance: Double, speed: Double, epsilon: Double) -> Double {
        func time(amount: Double, rate: Double) -> Double {
            amount <= epsilon ? 0 : rate > 0 ? log(amount / epsilon) / rate : .infinity
        }
        if abs(ratio - 1) < 1e-7 {
            // (d + (v + ωd)t)·e^(−ωt), where t·e^(−ωt/2) is at most 2/(eω).
            let amount = distance + (speed + frequency * distance) * 2 / (M_E * frequency)
            return time(amount: amount, rate: frequency / 2)
        }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let sideways = (speed + ratio * frequency * distance) / swing
            return time(amount: hypot(distance, sideways), rate: ratio * frequency)
        }
        let (slow, fast) = rates
        let amount = (2 * speed - (slow + fast) * distance) / (slow - fast)
        return time(amount: amount, rate: -slow)
    }

    /// The last time at which the motion is `epsilon` from the target; 0 if it never is as far, infinite if it comes back for
    /// ever.
    ///
    /// - Parameter size: The size of what a first distance and a first velocity lead to, each with its factor.
    func settlingTime(
        distance: Double, speed: Double, epsilon: Double,
        size: (_ distance: Double, _ velocity: Double) -> Double
    ) -> Double {
        if frequency.isInfinite { return 0 }
        guard frequency > 0, drag.isFinite, distance.isFinite, speed.isFinite else {
            return .infinity
        }
        func isAway(_ time: Double) -> Bool {
            let factors = factors(at: time)
            return size(factors.distance, factors.distanceByVelocity) >= epsilon
        }
        let bound = bound(distance: distance, speed: speed, epsilon: epsilon)
        guard bound.isFinite, bound > 0 else { return bound }
        // Steps that are short beside a swing, backward to the first time that is away, and then halves.
        var step = bound / 256
        if ratio < 1 {
            step = min(step, .pi / (16 * frequency * (1 - ratio * ratio).squareRoot()))
        }
        // Where steps are lost beside the bound, so is its distance from the last time.
        guard step > bound * 1e-12 else { return bound }
        var late = bound
        while late > 0, !isAway(late - step) { late -= step }
        if late <= 0 { return 0 }
        var early = max(late - step, 0)
        for _ in 0..<50 {
            let middle = (early + late) / 2
            if isAway(middle) { early = middle } else { late = middle }
        }
        return late
    }
}
