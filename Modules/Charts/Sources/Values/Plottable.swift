public import Foundation

/// A value that can be drawn: it stands for a number, a date or a category.
///
/// Apple: "Plottable".
public protocol Plottable {
    /// The type of the number, date or text that the value stands for.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or text that the value stands for.
    var primitivePlottable: PrimitivePlottable { get }

    /// The value that a number, date or text stands for; `nil` if it stands for none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
///
/// Apple: "PrimitivePlottableProtocol".
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value among those that charts know; not for use outside the library.
    var _datum: _Datum { get }

    /// The value again; not for use outside the library.
    static func _value(of datum: _Datum) -> Self?
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A value as charts know it; not for use outside the library.
public enum _Datum: Hashable, Sendable {
    /// Any number. NaN and infinite numbers are drawn nowhere.
    case number(Double)
    /// A date, in seconds since 2001.
    case date(Double)
    /// A category.
    case category(String)

    /// The number, or the seconds of the date.
    var amount: Double? {
        switch self {
        case .number(let number): number
        case .date(let seconds): seconds
        case .category: nil
        }
    }

    var isCategory: Bool { if case .category = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }
    var isNumber: Bool { if case .number = self { true } else { false } }

    /// The text of a category, and what stands for it of others.
    var name: String {
        switch self {
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15
                ? String(Int(number)) : String(number)
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).ISO8601Format()
        case .category(let name): name
        }
    }
}

extension Plottable {
    /// The value as charts know it.
    var datum: _Datum { primitivePlottable._datum }

    /// The value of a datum; `nil` if the datum is of another kind, or stands for none.
    static func value(of datum: _Datum) -> Self? {
        PrimitivePlottable._value(of: datum).flatMap(Self.init(primitivePlottable:))
    }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }

    /// The value with a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The number.
    public var _datum: _Datum { .number(Double(self)) }

    /// The nearest whole number; `nil` where there is none of the type.
    public static func _value(of datum: _Datum) -> Self? {
        guard case .number(let number) = datum, number.isFinite else { return nil }
        return Self(exactly: number.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The number.
    public var _datum: _Datum { .number(Double(self)) }

    /// The number.
    public static func _value(of datum: _Datum) -> Self? {
        guard case .number(let number) = datum else { return nil }
        return Self(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The nearest number that charts draw with.
    public var _datum: _Datum { .number((self as NSDecimalNumber).doubleValue) }

    /// The number.
    public static func _value(of datum: _Datum) -> Decimal? {
        guard case .number(let number) = datum else { return nil }
        return Decimal(number)
    }
}

extension String: PrimitivePlottableProtocol {
    /// A category.
    public var _datum: _Datum { .category(self) }

    /// The name of a category.
    public static func _value(of datum: _Datum) -> String? {
        guard case .category(let name) = datum else { return nil }
        return name
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The moment.
    public var _datum: _Datum { .date(timeIntervalSinceReferenceDate) }

    /// The moment.
    public static func _value(of datum: _Datum) -> Date? {
        guard case .date(let seconds) = datum else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}
