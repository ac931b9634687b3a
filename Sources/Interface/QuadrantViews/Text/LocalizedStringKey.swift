public import Foundation
import QuadrantGeometry

/// The key of a string that is looked up in tables; text literals are such keys.
///
/// Apple: "LocalizedStringKey". Values in a literal stand in the key by their `printf` specifiers:
/// `"\(3) of \(name)"` is looked up as `%lld of %@`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What is looked for, and shown where it is not found.
    let key: String
    /// The values for the places in the key; a key without values is no format.
    let arguments: [TextArgument]

    /// Creates a key from a string. It is not a format: a percent sign stands for itself.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A key with the values that another one has.
    init(_ key: String, valuesOf other: LocalizedStringKey) {
        (self.key, arguments) = (key, other.arguments)
    }

    /// Creates the key that a literal spells.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates the key that a literal spells, with the values in it.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of an interpolated literal.
    ///
    /// Apple: "LocalizedStringKey.StringInterpolation".
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate(set) var key = ""
        fileprivate(set) var arguments: [TextArgument] = []

        /// Creates an empty interpolation with room for what will be added.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        /// Adds characters unchanged.
        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%"))
                ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        fileprivate mutating func append(_ argument: TextArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        fileprivate mutating func append(_ text: Text) { append(.text(text), "%@") }
    }
}

/// A value in a localised string.
enum TextArgument: Equatable, Sendable {
    case string(String)
    case number(FormattedNumber)
    /// Styled text, a picture, or a value whose form depends on the locale.
    indirect case text(Text)
    /// A key that is looked up in the same table as the string around it.
    indirect case key(LocalizedStringKey)
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a string unchanged. Markdown in it is not interpreted.
    public mutating func appendInterpolation(_ string: String) {
        append(.string(string), "%@")
    }

    /// Adds a number, written as in the locale. A number with a fraction has six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(.number(value.formatted), value._specifier)
    }

    /// Adds a number, written by a `printf` specifier, in the locale.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
    ) {
        append(.number(value.formatted), specifier)
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds a string with its attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        append(Text(attributedString))
    }

    /// Adds a key that is looked up in the same table.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ key: LocalizedStringKey) { append(.key(key), "%@") }

    /// Adds a resource, looked for in its own table.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(Text(resource))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append(Text(date, style: style))
    }

    /// Adds an interval between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds an interval between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        append(Text(interval))
    }

    /// Adds a clock that runs in `timerInterval`; see `Text(timerInterval:)`.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        append(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                showsHours: showsHours))
    }

    /// Adds a value in a format, in the locale of the text.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(Text(input, format: format))
    }

    /// Adds a value in a format with attributes, in the locale of the text.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        append(Text(input, format: format))
    }

    /// Adds an object as a formatter writes it; without a formatter, its description.
    public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append(.string(formatter?.written(subject) ?? subject.description), "%@")
    }

    /// Adds a value of Foundation's as a formatter writes it; without a formatter, its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append(.string(formatter?.written(subject) ?? subject.description), "%@")
    }

    /// Adds a date as a formatter writes it. A date is `ReferenceConvertible` on Apple's systems alone.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        append(.string(formatter.written(subject) ?? subject.description), "%@")
    }

    /// Adds an interval of dates as a formatter writes it. It is `ReferenceConvertible` on Apple's systems
    /// alone.
    public mutating func appendInterpolation(_ subject: DateInterval, formatter: Formatter) {
        append(.string(formatter.written(subject) ?? subject.description), "%@")
    }

    /// Adds the name of a colour for people who do not see it.
    public mutating func appendInterpolation(accessibilityName color: Color) {
        append(.string(color.spokenName), "%@")
    }

    /// Adds the description of any value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
        append(.string(String(describing: value)), "%@")
    }
}

extension Color {
    /// The name of a system colour; another is told by its parts in percent.
    package var spokenName: String {
        switch provider {
        case .system(let color): return color.rawValue
        case .accent: return "accentColor"
        case .faded(let base, let factor), .translucent(let base, let factor):
            return "\(Color(base).spokenName), \(percent(factor)) percent opaque"
        case .named(let color): return color.name
        case .mixed(let a, let b, _, _):
            return "\(Color(a).spokenName) mixed with \(Color(b).spokenName)"
        case .exposed(let base, _), .headroom(let base, _), .faulty(let base, _):
            return Color(base).spokenName
        case .worked: return description
        case .fixed(let color):
            if color == .white { return "white" }
            if color == .black { return "black" }
            let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
            return parts.map { "\(percent($0.1)) percent \($0.0)" }
                .joined(separator: ", ")
        }
    }

    /// A component in percent, limited, as colours beyond those of displays may have any
    /// components.
    private func percent(_ part: Double) -> Int {
        Int(min(max((part * 100).rounded(), -1e9), 1e9))
    }
}
