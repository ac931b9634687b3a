internal import Foundation
package import QuadrantGeometry

/// Gives the colours between gradient stops, for places in ascending order.
package struct ColorRamp {
    private let stops: [GradientStop]
    private var index = 0

    /// A ramp of stops; a location below its predecessor's counts as the predecessor's.
    package init(_ stops: [GradientStop]) {
        var location = 0.0
        self.stops = stops.map { stop in
            location = max(location, stop.location.isNaN ? 0 : stop.location)
            return GradientStop(color: stop.color, location: location)
        }
    }

    /// The colour at a place; the places asked for must not descend. Beyond the stops it is the colour
    /// of the nearer one.
    ///
    /// - Parameter mix: What lies at a share of the way between two colours; component by component as
    ///   renderers do, if it is left out.
    package mutating func color(
        at place: Double,
        mix: (RGBAColor, RGBAColor, Double) -> RGBAColor = { $0.mixed(plainlyWith: $1, by: $2) }
    ) -> RGBAColor {
        while index < stops.count, stops[index].location <= place { index += 1 }
        guard index > 0 else { return stops.first?.color ?? .clear }
        guard index < stops.count else { return stops[index - 1].color }
        let (before, after) = (stops[index - 1], stops[index])
        let share = (place - before.location) / (after.location - before.location)
        return mix(before.color, after.color, share)
    }
}
