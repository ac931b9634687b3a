import Foundation

/// How scroll views move by hand: the figures and formulas of Apple's systems.
enum ScrollFigures {
    /// What is left of a speed after a millisecond (UIKit's `DecelerationRate.normal`).
    static let rate = 0.998
    /// The same where views come to rest at pages (UIKit's `DecelerationRate.fast`).
    static let fastRate = 0.99
    /// How much less than the finger content moves beyond its end, at first (UIKit, widely measured).
    static let rubber = 0.55
    /// How fast content comes back from beyond its end: critically damped, a second. A choice: it takes about 0.4 s.
    static let returning = 14.0
    /// How far beyond its start content is shown when it is refreshed, in points (Flutter's measure of UIKit).
    static let pull = 100.0
    /// How far content stands from the top of the scroll view while it is refreshed, in points (Flutter's measure of UIKit).
    static let refreshGap = 60.0
    /// How long after its last turn a wheel counts as at rest, in seconds. A choice: apps that follow wheels take 0.1 to 0.2.
    static let wheelPause = 0.15
    /// What is left of the way when a movement counts as over, in points. A choice.
    static let rest = 0.5
    /// The longest movement, in seconds.
    static let longest = 10.0

    /// How far content goes by itself at a speed, in points a second.
    static func way(of velocity: Double, rate: Double = rate) -> Double {
        velocity * rate / (1 - rate) / 1000
    }

    /// How far beyond its end content is shown whose finger is beyond it by a distance.
    ///
    /// - Parameter length: The length of the scroll view.
    static func shown(beyond distance: Double, length: Double) -> Double {
        guard length > 0, distance > 0 else { return 0 }
        return (1 - 1 / (distance * rubber / length + 1)) * length
    }

    /// How far beyond the end the finger is that holds content which is shown beyond it by a distance.
    static func held(shown distance: Double, length: Double) -> Double {
        guard length > 0, distance > 0 else { return 0 }
        let shown = min(distance, length * 0.999)
        return length * shown / (rubber * (length - shown))
    }
}
