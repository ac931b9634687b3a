/// How a value in a message is treated where the message is kept.
///
/// Apple: "OSLogPrivacy" (OSLog). Messages go to standard error as they are: what is private is left out, as in
/// the system's log.
public struct OSLogPrivacy: Sendable {
    /// How a value that is left out can still be told from others.
    public enum Mask: Sendable {
        /// By a number made of it.
        case hash
        /// Not at all.
        case none
    }

    let isHidden: Bool

    /// As suits the value: numbers are shown, and texts are too.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// The value is shown.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// The value is left out.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// The value is left out.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// The value is left out.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The value is left out.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// As suits the value.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How wide a value in a message is at least.
///
/// Apple: "OSLogStringAlignment" (OSLog).
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    /// As wide as the value.
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)

    /// With spaces before the value.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }

    /// With spaces after the value.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    func applied(to text: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? space + text : text + space
    }
}

/// A message for the log: a text with values.
///
/// Apple: "OSLogMessage" (OSLog).
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// The text.
    let text: String

    /// Creates a message of a text without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message of a text with values.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// A text with values for the log.
///
/// Apple: "OSLogInterpolation" (OSLog).
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value by its description.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : align.applied(to: String(describing: value()))
    }

    /// Adds a number with a number of digits behind the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        let shown = format.text(Double(value()))
        text += privacy.isHidden ? "<private>" : align.applied(to: shown)
    }
}

/// How a number is written.
///
/// Apple: "OSLogFloatFormatting" (OSLog).
public struct OSLogFloatFormatting: Sendable {
    let digits: Int

    /// With six digits behind the point.
    public static let fixed = OSLogFloatFormatting(digits: 6)

    /// With a number of digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(digits: max(0, precision))
    }

    func text(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        var unit = 1.0
        for _ in 0..<min(digits, 15) { unit *= 10 }
        let scaled = (abs(value) * unit).rounded()
        guard scaled < 9e15 else { return "\(value)" }
        let sign = value < 0 && scaled > 0 ? "-" : ""
        let whole = String(Int64(scaled / unit))
        guard digits > 0 else { return sign + whole }
        let rest = String(Int64(scaled.truncatingRemainder(dividingBy: unit)))
        let zeros = String(repeating: "0", count: max(0, min(digits, 15) - rest.count))
        return "\(sign)\(whole).\(zeros)\(rest)"
    }
}
