internal import Foundation

/// A time as a fraction of whole numbers, in seconds.
///
/// Apple: "CMTime" (Core Media). Sums are exact while numerator and denominator fit; else they are rounded to nanoseconds' scale.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: parts of a second.
    public var timescale: CMTimeScale
    /// What kind of time it is.
    public var flags: CMTimeFlags
    /// The loop that the time belongs to.
    public var epoch: CMTimeEpoch

    /// Nothing valid.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time of all its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch)
    {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// A fraction of a second; one with a timescale that is not positive is invalid.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Seconds, rounded to parts; what has no number is infinite or invalid.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let parts = seconds * Double(preferredTimescale)
        if seconds.isNaN || preferredTimescale <= 0 {
            self = .invalid
        } else if abs(parts) < 9.2e18 {
            self.init(value: Int64(parts.rounded()), timescale: preferredTimescale)
            if Double(value) != parts { flags.insert(.hasBeenRounded) }
        } else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Not a time.
    public static let invalid = CMTime()
    /// A time that nobody knows.
    public static let indefinite = CMTime(
        value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Later than all times.
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Earlier than all times.
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is later than all times.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than all times.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether nobody knows it.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it has a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The number of seconds; infinite, or not a number for what has none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// The time in other parts.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rule: FloatingPointRoundingRule =
            switch method {
            case .roundTowardZero, .quickTime: .towardZero
            case .roundAwayFromZero: .awayFromZero
            case .roundTowardPositiveInfinity: .up
            case .roundTowardNegativeInfinity: .down
            case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
            }
        guard abs(exact) < 9.2e18 else { return exact > 0 ? .positiveInfinity : .negativeInfinity }
        var result = CMTime(value: Int64(exact.rounded(rule)), timescale: newTimescale)
        if Double(result.value) != exact { result.flags.insert(.hasBeenRounded) }
        return result
    }

    func scaled(by factor: Double) -> CMTime {
        isNumeric ? CMTime(seconds: seconds * factor, preferredTimescale: max(timescale, 1)) : self
    }

    private static func sum(_ left: CMTime, _ right: CMTime, _ sign: Int64) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        if left.isIndefinite || right.isIndefinite { return .indefinite }
        guard left.isNumeric, right.isNumeric else {
            return CMTime(
                seconds: left.seconds + Double(sign) * right.seconds, preferredTimescale: 1)
        }
        let common = greatestCommonDivisor(left.timescale, right.timescale)
        let scale = Int64(left.timescale) / Int64(common) * Int64(right.timescale)
        let (first, a) = left.value.multipliedReportingOverflow(by: scale / Int64(left.timescale))
        let (second, b) = (sign * right.value).multipliedReportingOverflow(
            by: scale / Int64(right.timescale))
        let (total, c) = first.addingReportingOverflow(second)
        if a || b || c || scale > Int64(Int32.max) {
            return CMTime(
                seconds: left.seconds + Double(sign) * right.seconds,
                preferredTimescale: 1_000_000_000)
        }
        return CMTime(value: total, timescale: Int32(scale))
    }

    private static func greatestCommonDivisor(_ first: Int32, _ second: Int32) -> Int32 {
        var (a, b) = (first, second)
        while b != 0 { (a, b) = (b, a % b) }
        return max(a, 1)
    }

    /// The sum.
    public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, 1) }
    /// The difference.
    public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, -1) }
}

extension CMTime: Hashable, Comparable {
    /// Where a time stands: invalid ones last, then unknown ones, as Apple's comparison has it.
    private var rank: Double {
        isNumeric ? seconds : isIndefinite || !isValid ? .infinity : seconds
    }

    /// Whether both are the same time, in whichever parts.
    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.isNumeric && right.isNumeric
            ? left.seconds == right.seconds
            : left.flags.intersection(.impliedValueFlagsMask)
                == right.flags.intersection(.impliedValueFlagsMask)
                && left.isValid == right.isValid && left.isNumeric == right.isNumeric
    }

    /// Whether a time comes before another.
    public static func < (left: CMTime, right: CMTime) -> Bool {
        left != right && left.rank < right.rank
    }

    /// Hashes the seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : -1) }
}

/// A span of time.
///
/// Apple: "CMTimeRange" (Core Media).
public struct CMTimeRange: Hashable, Sendable {
    /// Where it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// Nothing valid.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// A span of a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// A span between two times.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }

    /// No time, from zero on.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// Not a span.
    public static let invalid = CMTimeRange()

    /// Where it ends.
    public var end: CMTime { start + duration }
    /// Whether it is a span.
    public var isValid: Bool { start.isValid && duration.isValid }
    /// Whether it has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether nobody knows where it begins or ends.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Whether a time lies in it; the end does not.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
    /// Whether another span lies in it.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        range.start >= start && range.end <= end
    }
    /// What both have.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (from, to) = (max(start, other.start), min(end, other.end))
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }
    /// From the first start to the last end.
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}
