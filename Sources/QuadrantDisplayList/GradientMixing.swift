internal import Foundation
internal import QuadrantGeometry

extension [GradientStop] {
    /// The same stops with more of them where the alpha changes along with the colour, so that mixing
    /// them component by component gives what mixing premultiplied gives: red does not turn grey on
    /// its way to clear.
    ///
    /// Renderers of all formats mix plainly; fading to or from nothing takes one stop more, other
    /// changes seven.
    package var mixingPremultiplied: [GradientStop] {
        guard zip(self, dropFirst()).contains(where: { $0.0.bends(towards: $0.1) }) else {
            return self
        }
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
            let (mine, other) = (color.alpha * (1 - part), next.color.alpha * part)
            let alpha = mine + other
            func mix(_ one: Double, _ two: Double) -> Double { (one * mine + two * other) / alpha }
            return GradientStop(
                color: RGBAColor(
                    red: mix(color.red, next.color.red), green: mix(color.green, next.color.green),
                    blue: mix(color.blue, next.color.blue), alpha: alpha),
                location: location + (next.location - location) * part)
        }
    }
}
