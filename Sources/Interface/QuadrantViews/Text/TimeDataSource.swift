public import Foundation
import QuadrantCore

/// A value that goes with the time, for texts.
///
/// Apple: "TimeDataSource".
public struct TimeDataSource<Value>: Sendable {
    private enum Kind: Hashable {
        case now, startingAt, endingAt, offset
    }

    private let kind: Kind
    private let date: Date
    private let make: @Sendable (_ now: Date) -> Value

    private init(
        _ kind: Kind, _ date: Date = .distantPast, _ make: @escaping @Sendable (Date) -> Value
    ) {
        (self.kind, self.date, self.make) = (kind, date, make)
    }

    /// The value at a moment.
    func value(at now: Date) -> Value { make(now) }

    /// Whether both always have the same value.
    func isSame(as other: Self) -> Bool { kind == other.kind && date == other.date }
}

extension TimeDataSource where Value == Date {
    /// The time now.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(.now) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date to now; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.startingAt, date) { date..<max(date, $0) }
    }

    /// From now to a date; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.endingAt, date) { min(date, $0)..<date }
    }
}

extension TimeDataSource where Value == Duration {
    /// How long it is from a date to now; below zero before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(.offset, date) { .seconds($0.timeIntervalSince(date)) }
    }
}

extension Text {
    /// Creates a text from a value that goes with the time, in a format with attributes.
    ///
    /// Now is the time at which the text is evaluated. It is written to whole seconds: Apple's texts are made anew once a second
    /// at most.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(
            .other(TimeContent(source: source, format: format) { .text(Text($0)) }))
    }

    /// Creates a text from a value that goes with the time, in a format.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(.other(TimeContent(source: source, format: format) { .string($0) }))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value that goes with the time, in a format with attributes.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Adds a value that goes with the time, in a format.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}

/// A value that goes with the time, and its format.
private final class TimeContent<F: FormatStyle>: TextContent, @unchecked Sendable {
    private let source: TimeDataSource<F.FormatInput>
    private let format: F
    private let wrap: (F.FormatOutput) -> TextArgument

    init(
        source: TimeDataSource<F.FormatInput>, format: F,
        wrap: @escaping (F.FormatOutput) -> TextArgument
    ) {
        (self.source, self.format, self.wrap) = (source, format, wrap)
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        let live = ((format as? any LiveFormat)?.bySeconds as? F) ?? format
        let value = source.value(at: resolver.environment.now ?? Date())
        switch wrap(resolver.localized(live).format(value)) {
        case .string(let string): resolver.append(string, attributes)
        case .text(let text): resolver.append(text, attributes)
        case .number, .key: break
        }
    }

    override func isSame(as other: TextContent) -> Bool {
        guard let other = other as? TimeContent<F> else { return false }
        return source.isSame(as: other.source) && format == other.format
    }
}
