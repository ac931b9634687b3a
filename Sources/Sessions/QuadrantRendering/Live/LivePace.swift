internal import Foundation

/// How the time of a view goes by that of the world.
struct LivePace {
    /// How many times as fast as the clock; 0 where it stands.
    private(set) var speed = 1.0
    private var base: Duration
    private var since = ContinuousClock.now

    /// The fastest that time can go.
    static let fastest = 16.0

    /// Time that goes on from a moment of the view.
    init(at moment: Duration) { base = moment }

    /// Whether it stands.
    var stands: Bool { speed == 0 }

    /// The view's moment now. After a pause of the machine it goes on where it was, and not minutes later.
    var now: Duration {
        let passed = (ContinuousClock.now - since).inSeconds
        return base + .seconds(max(0, passed) * speed)
    }

    /// Goes on from the moment where the view is, at another speed; what is no speed stops it.
    mutating func change(to speed: Double, at moment: Duration) {
        jump(to: moment)
        self.speed = speed.isFinite ? min(max(0, speed), Self.fastest) : 0
    }

    /// Goes on from another moment.
    mutating func jump(to moment: Duration) { (base, since) = (moment, .now) }
}
