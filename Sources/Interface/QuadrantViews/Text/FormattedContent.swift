public import Foundation
import QuadrantCore

extension Text {
    /// Creates a text from a value in a format, in the locale of the text unless the format has one
    /// of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.other(FormattedContent(input: input, format: format) { .string($0) }))
    }

    /// Creates a text from a value in a format with attributes, in the locale of the text unless
    /// the format has one of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.other(FormattedContent(input: input, format: format) { .text(Text($0)) }))
    }

    /// Creates a text from an object as a formatter writes it, or from its description if the
    /// formatter returns nothing.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.written(subject) ?? subject.description)
    }

    /// Creates a text from a value of Foundation's as a formatter writes it, or from its
    /// description if the formatter returns nothing.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.written(subject) ?? subject.description)
    }

    /// Creates a text from a date as a formatter writes it, or from its description if the formatter
    /// returns nothing. A date is `ReferenceConvertible` on Apple's systems alone.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.written(subject) ?? subject.description)
    }

    /// Creates a text from an interval of dates as a formatter writes it, or from its description if the
    /// formatter returns nothing. It is `ReferenceConvertible` on Apple's systems alone.
    public init(_ subject: DateInterval, formatter: Formatter) {
        self.init(verbatim: formatter.written(subject) ?? subject.description)
    }
}

/// A value and its format.
private final class FormattedContent<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable {
    private let input: F.FormatInput
    private let format: F
    private let wrap: (F.FormatOutput) -> TextArgument

    init(input: F.FormatInput, format: F, wrap: @escaping (F.FormatOutput) -> TextArgument) {
        self.input = input
        self.format = format
        self.wrap = wrap
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        let format = resolver.localized(format)
        switch wrap(formatted(by: format, resolver.environment.now)) {
        case .string(let string): resolver.append(string, attributes)
        case .text(let text): resolver.append(text, attributes)
        case .number, .key: break
        }
    }

    /// The value in the format; formats that tell the time until a date ask the process's clock, unless
    /// texts take another moment for now.
    private func formatted(by format: F, _ now: Date?) -> F.FormatOutput {
        guard let now, let relative = format as? Date.RelativeFormatStyle,
            let date = input as? Date,
            let result = relative.text(of: date, seenFrom: now) as? F.FormatOutput
        else { return format.format(input) }
        return result
    }

    override func isSame(as other: TextContent) -> Bool {
        guard let other = other as? FormattedContent<F> else { return false }
        return input == other.input && format == other.format
    }
}

extension Date.RelativeFormatStyle {
    fileprivate func text(of date: Date, seenFrom now: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
            calendar: calendar, capitalizationContext: capitalizationContext
        ).format(now)
    }
}

/// A format that tells its locale, so that one that was given a locale keeps it.
private protocol LocalizedFormat {
    var locale: Locale { get }
}

extension IntegerFormatStyle: LocalizedFormat {}
extension IntegerFormatStyle.Percent: LocalizedFormat {}
extension IntegerFormatStyle.Currency: LocalizedFormat {}
extension FloatingPointFormatStyle: LocalizedFormat {}
extension FloatingPointFormatStyle.Percent: LocalizedFormat {}
extension FloatingPointFormatStyle.Currency: LocalizedFormat {}
extension Decimal.FormatStyle: LocalizedFormat {}
extension Decimal.FormatStyle.Percent: LocalizedFormat {}
extension Decimal.FormatStyle.Currency: LocalizedFormat {}
extension Date.FormatStyle: LocalizedFormat {}
extension Date.IntervalFormatStyle: LocalizedFormat {}
extension Date.RelativeFormatStyle: LocalizedFormat {}
extension Date.AnchoredRelativeFormatStyle: LocalizedFormat {}
extension Duration.TimeFormatStyle: LocalizedFormat {}
extension Duration.UnitsFormatStyle: LocalizedFormat {}
extension ByteCountFormatStyle: LocalizedFormat {}
extension ListFormatStyle: LocalizedFormat {}

extension TextResolver {
    /// The format in the locale, time zone and calendar of the environment, unless it has its own.
    func localized<F: FormatStyle>(_ format: F) -> F {
        var format = format
        let own = (format as? any LocalizedFormat)?.locale ?? ownLocale(of: format)
        if AutomaticLocales.contain(own) { format = format.locale(locale) }
        if let dates = format as? Date.FormatStyle, let same = inPlace(dates) as? F { return same }
        if let dates = format as? Date.IntervalFormatStyle, let same = inPlace(dates) as? F {
            return same
        }
        return format
    }

    /// The locale of a format that somebody else wrote, if it keeps one by that name.
    private func ownLocale(of format: Any) -> Locale {
        let values = Mirror(reflecting: format).children.lazy
            .filter { $0.label == "locale" }.compactMap { $0.value as? Locale }
        return values.first ?? .autoupdatingCurrent
    }

    private func inPlace(_ format: Date.FormatStyle) -> Date.FormatStyle {
        var format = format
        if AutomaticLocales.goWith(format.timeZone) { format.timeZone = environment.timeZone }
        if AutomaticLocales.contain(format.calendar) { format.calendar = environment.calendar }
        return format
    }

    private func inPlace(_ format: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
        var format = format
        if AutomaticLocales.goWith(format.timeZone) { format.timeZone = environment.timeZone }
        if AutomaticLocales.contain(format.calendar) { format.calendar = environment.calendar }
        return format
    }
}
