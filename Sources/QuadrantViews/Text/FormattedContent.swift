public import Foundation
import QuadrantCore

extension Text {
    /// A picture in a line of text: a symbol stands on the baseline at the size of the font, another
    /// picture with its bottom edge on it, at its own size.
    public init(_ image: Image) {
        self.init(.other(ImageContent(image)))
    }

    /// A value in a format, in the locale of the text unless the format has one of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(.other(FormattedContent(input: input, format: format) { .string($0) }))
    }

    /// A value in a format with attributes, in the locale of the text unless the format has its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
        self.init(.other(FormattedContent(input: input, format: format) { .text(Text($0)) }))
    }

    /// An object as a formatter has it; as it describes itself where the formatter has nothing.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    /// A value of Foundation's as a formatter has it; as it describes itself where that has nothing.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }
}

/// A picture in a line.
private final class ImageContent: TextContent, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) {
        self.image = image
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        resolver.append(image, attributes)
    }

    override func isSame(as other: TextContent) -> Bool {
        image == (other as? ImageContent)?.image
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
        switch wrap(format.format(input)) {
        case .string(let string): resolver.append(string, attributes)
        case .text(let text): resolver.append(text, attributes)
        case .number: break
        }
    }

    override func isSame(as other: TextContent) -> Bool {
        guard let other = other as? FormattedContent<F> else { return false }
        return input == other.input && format == other.format
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

extension TextResolver {
    /// The format in the locale, time zone and calendar of the environment, unless it has its own.
    func localized<F: FormatStyle>(_ format: F) -> F {
        var format = format
        let own = (format as? any LocalizedFormat)?.locale ?? .autoupdatingCurrent
        if own == .autoupdatingCurrent { format = format.locale(locale) }
        if let dates = format as? Date.FormatStyle, let same = inPlace(dates) as? F { return same }
        if let dates = format as? Date.IntervalFormatStyle, let same = inPlace(dates) as? F {
            return same
        }
        return format
    }

    private func inPlace(_ format: Date.FormatStyle) -> Date.FormatStyle {
        var format = format
        if format.timeZone == .autoupdatingCurrent { format.timeZone = environment.timeZone }
        if format.calendar == .autoupdatingCurrent { format.calendar = environment.calendar }
        return format
    }

    private func inPlace(_ format: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle {
        var format = format
        if format.timeZone == .autoupdatingCurrent { format.timeZone = environment.timeZone }
        if format.calendar == .autoupdatingCurrent { format.calendar = environment.calendar }
        return format
    }
}
