internal import Foundation
package import QuadrantGeometry

extension AngularGradientPaint {
    /// A part of a turn, whose colour changes evenly from one colour to another.
    package struct Wedge: Sendable, Equatable {
        /// The angle at which the wedge begins, in radians, clockwise from the right.
        package var start: Double
        /// The angle at which the wedge ends, in radians, clockwise from the right.
        package var end: Double
        /// The colour along the edge at `start`.
        package var startColor: RGBAColor
        /// The colour along the edge at `end`.
        package var endColor: RGBAColor
    }

    /// The whole turn as parts whose colour changes evenly, none wider than an eighth of a turn,
    /// in the order of their angles from the gradient's start.
    package func wedges() -> [Wedge] {
        let turn = fullTurnStops
        guard let first = turn.first else { return [] }
        var wedges: [Wedge] = []
        var last = first
        for stop in turn.dropFirst() {
            let (from, to) = (last.location, stop.location)
            let count = max(1, Int(((to - from) * 8).rounded(.up)))
            for step in 0..<count where to > from {
                let (near, far) = (Double(step) / Double(count), Double(step + 1) / Double(count))
                let base = startAngle
                wedges.append(
                    Wedge(
                        start: base + 2 * .pi * (from + (to - from) * near) * direction,
                        end: base + 2 * .pi * (from + (to - from) * far) * direction,
                        startColor: last.color.mixed(plainlyWith: stop.color, by: near),
                        endColor: last.color.mixed(plainlyWith: stop.color, by: far)))
            }
            last = stop
        }
        return wedges
    }

    /// 1 for clockwise, -1 for counterclockwise.
    package var direction: Double { endAngle < startAngle ? -1 : 1 }

    /// Stops for a whole turn from the start angle in the gradient's direction, at shares of the
    /// turn; ascending, the first at 0, the last at 1.
    package var fullTurnStops: [GradientStop] {
        let sorted = stops.mixingPremultiplied
        guard let first = sorted.first, let last = sorted.last else { return [] }
        let share = min(1, abs(endAngle - startAngle) / (2 * .pi))
        var result = [GradientStop(color: first.color, location: 0)]
        var location = 0.0
        for stop in sorted {
            location = max(location, max(0, min(1, stop.location)) * share)
            result.append(GradientStop(color: stop.color, location: location))
        }
        let half = share + (1 - share) / 2
        if share < 1 {
            result.append(GradientStop(color: last.color, location: half))
            result.append(GradientStop(color: first.color, location: half))
            result.append(GradientStop(color: first.color, location: 1))
        } else {
            result.append(GradientStop(color: last.color, location: 1))
        }
        return result
    }
}
