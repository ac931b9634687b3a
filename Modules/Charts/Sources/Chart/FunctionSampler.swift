/// Asks functions about numbers.
enum FunctionSampler {
    typealias Point = (x: Double, low: Double?, high: Double)

    /// How often the way over a jump is halved in search of a value between its sides.
    private static let mostHalves = 60

    /// The points of a function at equal distances, in pieces: where it has no number a piece ends.
    ///
    /// - Parameters:
    ///   - count: How many distances there are; an odd number counts as one more, so that the middle is asked about: of
    ///     -10...10 it is 0, where many functions have no number.
    ///   - range: The values that are seen, the lesser first. Where the function jumps over all of them, and a search
    ///     finds none of them between, it has a pole, at which a piece ends too; `nil` for no search.
    static func points(
        of function: PlottedFunction, in domain: ClosedRange<Double>, count: Int,
        range: ClosedRange<Double>? = nil
    ) -> [[Point]] {
        guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
        let (length, count) = (domain.upperBound - domain.lowerBound, count + count % 2)
        var pieces: [[Point]] = [[]]
        var last: Double?
        for place in 0...count {
            let at = domain.lowerBound + length * Double(place) / Double(count)
            let point = function.value(at)
            guard isSound(point) else {
                if pieces[pieces.count - 1].isEmpty == false { pieces.append([]) }
                last = nil
                continue
            }
            if let last, let range, jumps(function, last, at, over: range) { pieces.append([]) }
            pieces[pieces.count - 1].append(point)
            last = at
        }
        return pieces.filter { !$0.isEmpty }
    }

    private static func isSound(_ point: Point) -> Bool {
        point.x.isFinite && point.high.isFinite && (point.low ?? 0).isFinite
    }

    /// Whether a function goes from one side of a range to the other without a value in it.
    private static func jumps(
        _ function: PlottedFunction, _ start: Double, _ end: Double, over range: ClosedRange<Double>
    ) -> Bool {
        func side(_ value: Double) -> Int {
            value > range.upperBound ? 1 : value < range.lowerBound ? -1 : 0
        }
        var (low, high) = (start, end)
        let (below, above) = (side(function.value(low).high), side(function.value(high).high))
        guard below * above == -1 else { return false }
        for _ in 0..<mostHalves {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { return true }
            let point = function.value(middle)
            guard isSound(point) else { return true }
            switch side(point.high) {
            case 0: return false
            case below: low = middle
            default: high = middle
            }
        }
        return true
    }
}
