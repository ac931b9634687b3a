import Foundation

/// How one offset moves after a finger let go.
struct GlidePath {
    private let start: Double
    /// Where it comes to rest, if the content goes on as far.
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
    ///   - range: The offsets at which it may stay; what is beyond comes back.
    init(
        from start: Double, to target: Double, velocity: Double, rate: Double,
        range: ClosedRange<Double>
    ) {
        self.start = start
        let inside = range.nearest(to: start)
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
        guard !range.contains(target) else { return }
        let place = range.nearest(to: target)
        // When the end of the content is reached.
        let share = (place - start) / (target - start) * whole
        let time = share < 1 ? -log(1 - share) / decay : end
        let speed = (target - start) * decay * exp(-decay * time) / whole
        edge = (time, place, speed)
        end = springEnd()
    }

    func place(at time: Double) -> Double {
        if let edge, time >= edge.time {
            return time >= end ? edge.place : free(edge, at: time - edge.time)
        }
        if time >= end { return target }
        return start + (target - start) * (1 - exp(-decay * time)) / whole
    }

    /// How fast it moves, in points a second.
    func speed(at time: Double) -> Double {
        guard time < end else { return 0 }
        guard let edge, time >= edge.time else {
            return (target - start) * decay * exp(-decay * time) / whole
        }
        let (pull, offset) = spring(edge)
        let (after, rise) = (time - edge.time, edge.speed + pull * offset)
        return (rise - pull * (offset + rise * after)) * exp(-pull * after)
    }

    /// Where it would come to rest from a time on without ends; `nil` where it comes back from beyond one.
    func goal(at time: Double) -> Double? {
        if let edge, time >= edge.time { return nil }
        return target
    }

    /// How hard it is pulled back to the end of the content, and how far it is from it at first.
    private func spring(_ edge: (time: Double, place: Double, speed: Double))
        -> (pull: Double, offset: Double)
    {
        (ScrollFigures.returning, edge.time == 0 ? start - edge.place : 0)
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
        let (pull, offset) = spring(edge)
        return edge.place + (offset + (edge.speed + pull * offset) * time) * exp(-pull * time)
    }
}

extension ClosedRange<Double> {
    func nearest(to value: Double) -> Double {
        Swift.min(Swift.max(lowerBound, value), upperBound)
    }
}
