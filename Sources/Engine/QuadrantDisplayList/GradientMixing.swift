internal import Foundation
internal import QuadrantGeometry

extension [GradientStop] {
    /// The same stops with more of them where the alpha changes along with the colour, so that mixing
    /// them component by component gives what mixing premultiplied gives: red does not turn grey on
    /// its way to clear.
    ///
    /// Renderers of all formats mix plainly; fading to or from nothing takes one stop more, other
    /// changes seven. Stops that nobody can tell apart are left out: it takes Cairo a time that grows with the
    /// square of their number.
    package var mixingPremultiplied: [GradientStop] {
        let stops = seen
        guard zip(stops, stops.dropFirst()).contains(where: { $0.0.bends(towards: $0.1) }) else {
            return stops
        }
        return stops.withStopsBetween.seen
    }

    /// The stops from the last one at 0 to the first one at 1: these are what our pixels show beyond the ends, and
    /// renderers of files do not agree on what they show there.
    package var withoutHiddenEnds: [GradientStop] {
        let start = prefix(while: { $0.location <= 0 }).count
        let rest = dropFirst(Swift.max(0, start - 1))
        guard let end = rest.firstIndex(where: { $0.location >= 1 }) else { return Array(rest) }
        return Array(rest[...end])
    }

    /// So many parts of the way from 0 to 1 are told apart.
    private static let parts = 4096.0

    /// No more stops than can be seen: of those in the same 4096th of the way, the first and the last.
    private var seen: [GradientStop] {
        guard Double(count) > 2 * (Self.parts + 2) else { return self }
        var result: [GradientStop] = []
        var (location, part, isSecond) = (-Double.infinity, -Double.infinity, false)
        for stop in self {
            // One below its predecessor's counts as that.
            location = Swift.max(location, stop.location.isNaN ? 0 : stop.location)
            let next = Swift.min(Swift.max((location * Self.parts).rounded(.down), -1), Self.parts)
            if next != part {
                (part, isSecond) = (next, false)
            } else if isSecond {
                result.removeLast()
            } else {
                isSecond = true
            }
            result.append(stop)
        }
        return result
    }

    private var withStopsBetween: [GradientStop] {
        var result: [GradientStop] = []
        for (index, stop) in enumerated() {
            if index > 0 { result += self[index - 1].between(stop) }
            result.append(stop)
        }
        return result
    }
}

extension GradientStop {
    fileprivate func bends(towards next: GradientStop) -> Bool {
        color.alpha != next.color.alpha
            && color.opacity(0) != next.color.opacity(0) && location != next.location
    }

    /// The stops to add between two.
    fileprivate func between(_ next: GradientStop) -> [GradientStop] {
        guard bends(towards: next) else { return [] }
        if color.alpha <= 0 {
            return [GradientStop(color: next.color.opacity(0), location: location)]
        }
        if next.color.alpha <= 0 {
            return [GradientStop(color: color.opacity(0), location: next.location)]
        }
        return (1...7).map { step in
            let part = Double(step) / 8
            return GradientStop(
                color: color.mixed(premultipliedWith: next.color, by: part),
                location: location + (next.location - location) * part)
        }
    }
}

extension RGBAColor {
    /// The colour at a share of the way to another, where each counts by its alpha.
    func mixed(premultipliedWith other: RGBAColor, by share: Double) -> RGBAColor {
        let (mine, others) = (alpha * (1 - share), other.alpha * share)
        let sum = mine + others
        guard sum > 0 else { return mixed(plainlyWith: other, by: share) }
        func mix(_ one: Double, _ two: Double) -> Double { (one * mine + two * others) / sum }
        return RGBAColor(
            red: mix(red, other.red), green: mix(green, other.green),
            blue: mix(blue, other.blue), alpha: sum)
    }
}
