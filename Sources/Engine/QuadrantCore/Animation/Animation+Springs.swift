public import Foundation
internal import QuadrantGeometry
public import QuadrantMotion

// Springs that keep the velocity when they take over from another one.
extension Animation {
    /// The animation where none is named: a spring without bounce, of 0.55 seconds. It equals only itself.
    ///
    /// Apple: "Animation.default".
    public static let `default` = Animation(
        SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), isDefault: true))

    /// A spring.
    ///
    /// - Parameter blendDuration: For how many seconds the response of a spring that it takes over from goes to its own;
    ///   0 for at once, as negative times and such as are not finite. Apple does not say how: it goes evenly here.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(
            SpringAnimation(spring: spring, isDefault: false, blend: blendDuration),
            fault: spring.fault
                ?? .unless(
                    .duration, "Animation", ["blendDuration": blendDuration],
                    instead: "It counts as 0."))
    }

    /// A spring that seems to take `duration` seconds.
    ///
    /// - Parameters:
    ///   - bounce: From −1 to 1, see `Spring`.
    ///   - blendDuration: See `spring(_:blendDuration:)`.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring of this response and damping ratio.
    ///
    /// - Parameter blendDuration: See `spring(_:blendDuration:)`.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(
            Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A spring without bounce, of half a second.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A fast spring for what follows a finger.
    ///
    /// - Parameter blendDuration: See `spring(_:blendDuration:)`.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A fast spring for what follows a finger.
    ///
    /// - Parameters:
    ///   - extraBounce: From −1 to 1. Apple prints no bounce to which this is added; here that is 0.
    ///   - blendDuration: See `spring(_:blendDuration:)`.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: extraBounce, blendDuration: blendDuration)
    }

    /// A fast spring for what follows a finger: a response of 0.15 seconds, a damping ratio of 0.86.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A spring without bounce, of half a second.
    public static var smooth: Animation { smooth() }
    /// A spring without bounce but for `extraBounce`.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a small bounce, of half a second.
    public static var snappy: Animation { snappy() }
    /// A spring with a small bounce of 0.15, and `extraBounce` more.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a bounce, of half a second.
    public static var bouncy: Animation { bouncy() }
    /// A spring with a bounce of 0.3, and `extraBounce` more.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

// Springs whose effects add up when several run.
extension Animation {
    /// A spring; several of them add up.
    ///
    /// - Parameter initialVelocity: The velocity at the start, in units of the whole way for each second.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity),
            fault: spring.fault
                ?? .unless(
                    .number, "Animation", ["initialVelocity": initialVelocity],
                    instead: "It counts as 0."))
    }

    /// A spring that seems to take `duration` seconds; several of them add up.
    ///
    /// - Parameter initialVelocity: The velocity at the start, in units of the whole way for each second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring of this mass, stiffness and damping; several of them add up. The damping counts as the critical one if
    /// it is larger.
    ///
    /// - Parameter initialVelocity: The velocity at the start, in units of the whole way for each second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping),
            initialVelocity: initialVelocity)
    }

    /// A spring without bounce, of half a second; several of them add up.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
