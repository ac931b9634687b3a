internal import Foundation

/// Steps that readers of charts like: 1, 2, 2.5 and 5 times a power of ten.
enum NiceStep {
    /// 2.5 is taken only where the step is a whole number, so that labels have few digits (measured: see `ticks`).
    static let factors = [1.0, 2, 2.5, 5]

    /// The steps about a size, ascending: those of three powers of ten.
    static func candidates(around size: Double) -> [Double] {
        guard size > 0, size.isFinite else { return [] }
        let power = log10(size).rounded(.down)
        var found: [Double] = []
        for power in [power - 1, power, power + 1] {
            for factor in factors {
                let step = multiple(factor, power)
                guard step > 0, step.isFinite, factor != 2.5 || step == step.rounded() else {
                    continue
                }
                found.append(step)
            }
        }
        return found
    }

    private static func multiple(_ factor: Double, _ power: Double) -> Double {
        power >= 0 ? factor * pow(10, power) : factor / pow(10, -power)
    }

    /// A multiple of a step, without the errors of binary fractions: 3 · 0.1 is 0.3.
    static func multiple(_ count: Double, of step: Double) -> Double {
        if step >= 1 || step <= 0 { return count * step }
        let inverse = 1 / step
        let whole = inverse.rounded()
        return abs(inverse - whole) < 1e-9 * inverse ? count / whole : count * step
    }

    /// The step next to a size in the ratio.
    static func near(_ size: Double, isWhole: Bool) -> Double {
        let all = candidates(around: size).filter { !isWhole || $0 == $0.rounded() }
        return all.min { ratio($0, size) < ratio($1, size) } ?? (isWhole ? 1 : size)
    }

    private static func ratio(_ one: Double, _ other: Double) -> Double {
        max(one / other, other / one)
    }
}

/// The ticks of a number scale.
struct NumberTicks: Equatable {
    /// The distance between ticks; 0 where there is but one.
    var step: Double
    /// The values, ascending.
    var values: [Double]

    /// How many ticks a scale should have, unless it is told.
    ///
    /// Derived from 25 of Apple's pictures: of the steps 1, 2, 2.5 and 5 times a power of ten (2.5 only where the step
    /// is whole) the one whose ticks are nearest to four in number; of two the one with more ticks, then the one that
    /// covers more tightly.
    static let usualCount = 4

    /// Ticks that cover a range.
    ///
    /// - Parameters:
    ///   - isRounded: Whether the ticks reach out to, or beyond, the ends; otherwise they lie within.
    ///   - minimumStride: The least step.
    init(
        low: Double, high: Double, count: Int? = nil, roundsLow: Bool, roundsHigh: Bool,
        minimumStride: Double = 0
    ) {
        guard low.isFinite, high.isFinite, high > low, (high - low).isFinite else {
            (step, values) = (0, low.isFinite ? [low] : [])
            return
        }
        let wanted = min(max(count ?? Self.usualCount, 1), 1000)
        let size = (high - low) / Double(wanted)
        var steps = NiceStep.candidates(around: size).filter { $0 >= minimumStride }
        if steps.isEmpty { steps = [minimumStride > 0 ? minimumStride : size] }
        var best: (step: Double, first: Double, last: Double, count: Int)?
        for step in steps {
            let slack = 1e-9
            let first =
                roundsLow
                ? (low / step + slack).rounded(.down) : (low / step - slack).rounded(.up)
            let last =
                roundsHigh
                ? (high / step - slack).rounded(.up) : (high / step + slack).rounded(.down)
            guard last >= first, last - first < 10_000 else { continue }
            let found = (step, first, last, Int(last - first) + 1)
            guard let old = best else {
                best = found
                continue
            }
            let (distance, before) = (abs(found.3 - wanted), abs(old.count - wanted))
            let isTighter = (last - first) * step < (old.last - old.first) * old.step
            if distance < before
                || distance == before
                    && (found.3 > old.count || found.3 == old.count && isTighter)
            {
                best = found
            }
        }
        guard let best else {
            (step, values) = (high - low, [low, high])
            return
        }
        step = best.step
        values = (0..<best.count).map {
            NiceStep.multiple(best.first + Double($0), of: best.step) + 0
        }
    }

    /// The multiples of a step that lie in a range.
    init(low: Double, high: Double, step: Double, roundsLow: Bool, roundsHigh: Bool) {
        self.step = step
        guard step > 0, low.isFinite, high.isFinite, (high - low) / step < 10_000 else {
            values = []
            return
        }
        let slack = 1e-9
        let first =
            roundsLow ? (low / step + slack).rounded(.down) : (low / step - slack).rounded(.up)
        let last =
            roundsHigh ? (high / step - slack).rounded(.up) : (high / step + slack).rounded(.down)
        values =
            last < first
            ? []
            : stride(from: first, through: last, by: 1).map { NiceStep.multiple($0, of: step) + 0 }
    }
}
