import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

extension Gradient {
    /// The most stops that are used, far more than an eye can tell apart.
    static let mostStops = 1_000

    /// The stops with resolved colours, in ascending order between 0 and 1, and the diagnostic about
    /// the given ones.
    func settledStops(in environment: EnvironmentValues) -> ([GradientStop], Diagnostic?) {
        var diagnostic: Diagnostic?
        if stops.count > Self.mostStops {
            diagnostic = Diagnostic(
                "A gradient has \(stops.count) stops",
                advice: "The first \(Self.mostStops) were used, which is the limit.")
        }
        var result: [GradientStop] = []
        result.reserveCapacity(min(stops.count, Self.mostStops))
        for stop in stops.prefix(Self.mostStops) {
            let location = Double(stop.location)
            if !location.isFinite {
                diagnostic = Diagnostic(
                    "Gradient.Stop(location: \(location)) is not a finite number",
                    advice: "The stop was put at its predecessor's place. Give 0 to 1.")
            }
            let least = result.last?.location ?? 0
            let place = location.isFinite ? max(location, least) : least
            result.append(
                GradientStop(color: stop.color.rgba(in: environment), location: place))
        }
        return (result.cut(from: 0, to: 1), diagnostic)
    }
}

extension [GradientStop] {
    /// The colour at a place, mixed by components that are weighted by their alphas.
    private func color(at place: Double) -> RGBAColor {
        var ramp = ColorRamp(self)
        return ramp.color(at: place) { $0.mixed(with: $1, by: $2, .encoded) }
    }

    /// The part between two places, which become 0 and 1.
    func cut(from start: Double, to end: Double) -> [GradientStop] {
        guard let first, let last, end > start else { return self }
        if start == 0, end == 1, first.location >= 0, last.location <= 1 { return self }
        var result = filter { $0.location >= start && $0.location <= end }
        if first.location < start {
            result.insert(GradientStop(color: color(at: start), location: start), at: 0)
        }
        if last.location > end {
            result.append(GradientStop(color: color(at: end), location: end))
        }
        return result.map {
            GradientStop(color: $0.color, location: ($0.location - start) / (end - start))
        }
    }

    /// The same stops with as many between them that mixing components of sRGB, which is what
    /// renderers do, gives the mixture that is wanted.
    func evenlyMixed(_ mixing: ColorMixing) -> [GradientStop] {
        guard let first else { return [] }
        var result = [first]
        for (a, b) in zip(self, dropFirst()) {
            // Next to clear, a colour only fades: its hue is that of the other end.
            if a.color.alpha == 0, b.color.alpha > 0 {
                let color = b.color.opacity(0)
                result.append(GradientStop(color: color, location: a.location))
            }
            var end = b
            if b.color.alpha == 0, a.color.alpha > 0 { end.color = a.color.opacity(0) }
            let span = Span(start: a, end: b, mixing: mixing)
            let start = result[result.count - 1]
            span.subdivide(from: start, to: end, depth: 0, &result)
            result.append(end)
        }
        return result
    }

    /// The range between two stops.
    private struct Span {
        let start: GradientStop
        let end: GradientStop
        let mixing: ColorMixing

        func stop(at location: Double) -> GradientStop {
            let fraction = (location - start.location) / (end.location - start.location)
            let color = start.color.mixed(
                with: end.color, by: fraction, mixing)
            return GradientStop(color: color, location: location)
        }

        /// Adds stops until straight mixtures are within half a step of 8 bits; 31 at most.
        func subdivide(
            from low: GradientStop, to high: GradientStop, depth: Int,
            _ result: inout [GradientStop]
        ) {
            guard depth < 5, high.location > low.location else { return }
            let middle = stop(at: (low.location + high.location) / 2)
            guard depth == 0 && mixing != .encoded || middle.isOff(between: low, and: high) else {
                return
            }
            var left: [GradientStop] = []
            subdivide(from: low, to: middle, depth: depth + 1, &left)
            var right: [GradientStop] = []
            subdivide(from: middle, to: high, depth: depth + 1, &right)
            let needed = !left.isEmpty || !right.isEmpty
            guard needed || middle.isOff(between: low, and: high) else { return }
            result += left + [middle] + right
        }
    }
}

extension GradientStop {
    /// Whether the colour visibly differs from the one half way between two stops.
    fileprivate func isOff(between low: GradientStop, and high: GradientStop) -> Bool {
        func isOff(_ part: (RGBAColor) -> Double) -> Bool {
            abs(part(color) - (part(low.color) + part(high.color)) / 2) > 0.5 / 255
        }
        return isOff(\.red) || isOff(\.green) || isOff(\.blue) || isOff(\.alpha)
    }
}
