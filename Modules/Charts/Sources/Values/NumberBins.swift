internal import Foundation

/// Bins of numbers.
///
/// Apple: "NumberBins". A value below all bins counts to the first, one above all to the last. NaN counts to the first.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
    /// The bounds of the bins, from the lowest: one more than there are bins.
    public let thresholds: [Value]

    /// Bins between thresholds, which are sorted. Fewer than two make no bin.
    public init(thresholds: [Value]) {
        var sorted: [Value] = []
        for value in thresholds.sorted() where value == value && sorted.last != value {
            sorted.append(value)
        }
        self.thresholds = sorted
    }

    /// The first bin.
    public var startIndex: Int { 0 }

    /// Behind the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    /// A bin; bins beyond the last are like the last. Traps if there are none.
    public subscript(position: Int) -> ChartBinRange<Value> {
        let place = Swift.min(Swift.max(position, 0), endIndex - 1)
        return ChartBinRange(
            thresholds[place], thresholds[place + 1], isClosed: place == endIndex - 1)
    }

    /// The bin in which a value lies.
    ///
    /// - Complexity: O(log n).
    public func index(for value: Value) -> Int {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return Swift.min(Swift.max(low - 1, 0), Swift.max(endIndex - 1, 0))
    }
}

/// What bins of all kinds of numbers have in common.
enum BinRule {
    /// Of more bins there are no more.
    static let most = 200

    /// How many bins data deserve by Scott's rule: 3.49 σ n^(−1/3) wide.
    ///
    /// David W. Scott, "On optimal and data-based histograms", Biometrika 66 (1979).
    static func count(of data: [Double], over width: Double) -> Int {
        guard data.count > 1, width > 0 else { return 1 }
        let mean = data.reduce(0, +) / Double(data.count)
        let spread = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(data.count - 1)
        let bin = 3.49 * spread.squareRoot() * pow(Double(data.count), -1 / 3)
        guard bin > 0, bin.isFinite, (width / bin).isFinite else { return 1 }
        return Swift.min(Swift.max(Int((width / bin).rounded(.up)), 1), most)
    }

    /// The thresholds: multiples of a nice step that cover a range.
    static func thresholds(
        _ low: Double, _ high: Double, count: Int, minimumStride: Double, isWhole: Bool
    ) -> [Double] {
        guard low.isFinite, high.isFinite else { return [] }
        let minimumStride = minimumStride.isFinite ? minimumStride : 0
        if low == high { return [low, low + Swift.max(minimumStride, isWhole ? 1 : 1)] }
        let wanted = Double(Swift.min(Swift.max(count, 1), most))
        var step = NiceStep.near((high - low) / wanted, isWhole: isWhole)
        step = Swift.max(step, minimumStride, isWhole ? 1 : 0)
        let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
        guard step > 0, last - first <= Double(4 * most) else { return [low, high] }
        return stride(from: first, through: Swift.max(last, first + 1), by: 1).map {
            NiceStep.multiple($0, of: step)
        }
    }

    /// Thresholds at equal distances.
    static func thresholds(_ low: Double, _ high: Double, exactly count: Int) -> [Double] {
        let count = Swift.min(Swift.max(count, 1), 100_000)
        return (0...count).map { low + (high - low) * Double($0) / Double(count) }
    }

    /// Thresholds at multiples of a size that cover a range.
    static func thresholds(_ low: Double, _ high: Double, size: Double) -> [Double] {
        guard size > 0, low.isFinite, high.isFinite, (high - low) / size < 100_000 else {
            return [low, high]
        }
        let (first, last) = ((low / size).rounded(.down), (high / size).rounded(.up))
        return stride(from: first, through: Swift.max(last, first + 1), by: 1).map {
            NiceStep.multiple($0, of: size)
        }
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    private init(_ thresholds: [Double]) { self.init(thresholds: thresholds.map { Value($0) }) }

    /// Bins for data, by Scott's rule, at most 200; at nice places.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many; `nil` for Scott's rule.
    ///   - minimumStride: The least width of a bin; one that is not finite counts as 0.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }.filter(\.isFinite)
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        self.init(
            BinRule.thresholds(
                low, high, count: desiredCount ?? BinRule.count(of: numbers, over: high - low),
                minimumStride: Double(minimumStride), isWhole: false))
    }

    /// A number of equal bins in a range.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            BinRule.thresholds(
                Double(range.lowerBound), Double(range.upperBound), exactly: count))
    }

    /// About as many bins as are wanted, at nice places, that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            BinRule.thresholds(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
                minimumStride: Double(minimumStride), isWhole: false))
    }

    /// Bins of a size, at its multiples, that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            BinRule.thresholds(
                Double(range.lowerBound), Double(range.upperBound), size: Double(size)))
    }
}

extension NumberBins where Value: BinaryInteger {
    private init(_ thresholds: [Double]) {
        self.init(thresholds: thresholds.compactMap { Value(exactly: $0.rounded()) })
    }

    /// Bins for data, by Scott's rule, at most 200; at nice whole places.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        self.init(
            BinRule.thresholds(
                low, high, count: desiredCount ?? BinRule.count(of: numbers, over: high - low),
                minimumStride: Double(minimumStride), isWhole: true))
    }

    /// A number of bins in a range, as equal as whole numbers are.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            BinRule.thresholds(
                Double(range.lowerBound), Double(range.upperBound), exactly: count))
    }

    /// About as many bins as are wanted, at nice whole places, that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            BinRule.thresholds(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
                minimumStride: Double(minimumStride), isWhole: true))
    }

    /// Bins of a size, at its multiples, that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            BinRule.thresholds(
                Double(range.lowerBound), Double(range.upperBound), size: Double(size)))
    }
}
