public import Foundation
public import QuadrantGeometry

extension Spring {
    /// The value at a time, on the way from zero to `target`.
    ///
    /// - Parameters:
    ///   - initialVelocity: The change in a second at time 0.
    ///   - time: Seconds; what is below 0 counts as 0.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let factors = SpringMotion(self).factors(at: time)
        let gone = target.scaled(by: 1 - factors.distance)
        // The zero of a type may have fewer parts than its values, and nothing is to be lost in a sum with it.
        guard initialVelocity != .zero else { return gone }
        return gone + initialVelocity.scaled(by: factors.distanceByVelocity)
    }

    /// The change in a second at a time, on the way from zero to `target`.
    ///
    /// - Parameters:
    ///   - initialVelocity: The change in a second at time 0.
    ///   - time: Seconds; what is below 0 counts as 0.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let factors = SpringMotion(self).factors(at: time)
        let velocity = target.scaled(by: -factors.velocityByDistance)
        guard initialVelocity != .zero else { return velocity }
        return velocity + initialVelocity.scaled(by: factors.velocity)
    }

    /// Moves a value and its velocity on by some seconds. Many small steps lead to where one large step does.
    ///
    /// - Parameters:
    ///   - value: Where the value is.
    ///   - velocity: Its change in a second.
    ///   - target: Where the spring draws it.
    ///   - deltaTime: Seconds; what is below 0 counts as 0.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let factors = SpringMotion(self).factors(at: deltaTime)
        let (distance, old) = (value - target, velocity)
        value =
            target + distance.scaled(by: factors.distance)
            + old.scaled(by: factors.distanceByVelocity)
        velocity =
            distance.scaled(by: factors.velocityByDistance) + old.scaled(by: factors.velocity)
    }

    /// The acceleration that the spring gives a value, in units of the value for each second squared.
    ///
    /// - Parameters:
    ///   - target: Where the spring draws the value.
    ///   - position: Where the value is.
    ///   - velocity: Its change in a second.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness / mass) - velocity.scaled(by: damping / mass)
    }

    /// The seconds after which a value that began at zero comes no more as far as `epsilon` from its target; infinite for
    /// a spring that never comes to rest.
    ///
    /// - Parameters:
    ///   - initialVelocity: The change in a second at time 0.
    ///   - epsilon: The distance. What is not above 0 counts as 0.001.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        SpringMotion(self).settlingTime(
            distance: target.magnitudeSquared.squareRoot(),
            speed: initialVelocity.magnitudeSquared.squareRoot(),
            epsilon: epsilon > 0 ? epsilon : 0.001
        ) { distance, velocity in
            var away = target.scaled(by: -distance)
            if initialVelocity != .zero { away += initialVelocity.scaled(by: velocity) }
            return away.magnitudeSquared.squareRoot()
        }
    }

    /// The seconds after which a value that began at 0 comes no more as far as 0.001 from its target 1.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
    /// The value at a time, on the way from `fromValue` to `toValue`.
    ///
    /// - Parameters:
    ///   - initialVelocity: A value whose animatable data is the change in a second at time 0.
    ///   - time: Seconds; what is below 0 counts as 0.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The change in a second at a time, on the way from `fromValue` to `toValue`, as the animatable data of a value.
    ///
    /// - Parameters:
    ///   - initialVelocity: A value whose animatable data is the change in a second at time 0.
    ///   - time: Seconds; what is below 0 counts as 0.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The acceleration that the spring gives a value, as the animatable data of a value.
    ///
    /// - Parameters:
    ///   - fromValue: Where the value began; the acceleration does not depend on it.
    ///   - toValue: Where the spring draws the value.
    ///   - position: Where the value is.
    ///   - velocity: A value whose animatable data is its change in a second.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V
    ) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    /// The seconds after which a value comes no more as far as `epsilon` from `toValue`; infinite for a spring that never
    /// comes to rest.
    ///
    /// - Parameters:
    ///   - initialVelocity: A value whose animatable data is the change in a second at time 0.
    ///   - epsilon: The distance. What is not above 0 counts as 0.001.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
