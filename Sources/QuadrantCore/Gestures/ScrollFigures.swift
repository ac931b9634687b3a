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

/// How one offset moves after a finger let go.
struct GlidePath {
    private let start: Double
    private let target: Double
    /// What is left of the way after a second, as a logarithm.
    private let decay: Double
    /// How much of the way is made up for at the end, so that it ends where it is to end.
    private let whole: Double
    /// When the end of the content is reached, and with which speed; `nil` where it is not.
    private var edge: (time: Double, place: Double, speed: Double)?
    /// When the movement is over, in seconds.
    private(set) var end: Double

    /// - Parameters:
    ///   - target: Where it comes to rest, if the content goes on as far.
    ///   - limit: The greatest offset; what is beyond 0 and this comes back.
    init(from start: Double, to target: Double, velocity: Double, rate: Double, limit: Double) {
        self.start = start
        let inside = min(max(0, start), limit)
        if start != inside {
            // Held beyond the end: back to the end at once.
            (self.target, decay, whole) = (inside, 1, 1)
            edge = (0, inside, velocity)
            end = 0
            end = springEnd()
            return
        }
        self.target = target
        decay = -1000 * log(rate)
        let distance = abs(target - start)
        end = distance > ScrollFigures.rest ? log(distance / ScrollFigures.rest) / decay : 0
        end = min(end, ScrollFigures.longest)
        whole = end > 0 ? 1 - exp(-decay * end) : 1
        guard target < 0 || target > limit else { return }
        let place = target < 0 ? 0 : limit
        // When the end of the content is reached.
        let share = (place - start) / (target - start) * whole
        let time = share < 1 ? -log(1 - share) / decay : end
        let speed = (target - start) * decay * exp(-decay * time) / whole
        edge = (time, place, speed)
        end = springEnd()
    }

    func place(at time: Double) -> Double {
        if let edge, time >= edge.time { return spring(edge, at: time - edge.time) }
        if time >= end { return target }
        return start + (target - start) * (1 - exp(-decay * time)) / whole
    }

    private func spring(_ edge: (time: Double, place: Double, speed: Double), at time: Double)
        -> Double
    {
        if end > 0, time + edge.time >= end { return edge.place }
        let (pull, offset) = (ScrollFigures.returning, edge.time == 0 ? start - edge.place : 0)
        return edge.place + (offset + (edge.speed + pull * offset) * time) * exp(-pull * time)
    }

    /// When the content is back at its end, found by steps of a frame.
    private func springEnd() -> Double {
        guard let edge else { return end }
        var time = 1.0 / 60
        while time < ScrollFigures.longest {
            let isBack = [0, 0.05, 0.1].allSatisfy {
                abs(free(edge, at: time + $0) - edge.place) < ScrollFigures.rest
            }
            if isBack { break }
            time += 1.0 / 60
        }
        return edge.time + time
    }

    private func free(_ edge: (time: Double, place: Double, speed: Double), at time: Double)
        -> Double
    {
        let (pull, offset) = (ScrollFigures.returning, edge.time == 0 ? start - edge.place : 0)
        return edge.place + (offset + (edge.speed + pull * offset) * time) * exp(-pull * time)
    }
}

/// A scroll view that goes on by itself.
@MainActor
final class ScrollGlide {
    let scroll: ScrollPart
    private let start: Double
    private let x: GlidePath
    private let y: GlidePath
    /// By how much the program has moved the scroll view meanwhile.
    var shift = CGPoint.zero

    init(_ scroll: ScrollPart, at time: Double, x: GlidePath, y: GlidePath) {
        (self.scroll, start, self.x, self.y) = (scroll, time, x, y)
    }

    /// When it is over.
    var end: Double { start + max(x.end, y.end) }

    func offset(at time: Double) -> CGPoint {
        CGPoint(
            x: x.place(at: time - start) + shift.x, y: y.place(at: time - start) + shift.y)
    }
}
