public import Foundation

/// A number that can stand in a localised string with a `printf` specifier.
///
/// Apple: "_FormatSpecifiable".
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The number in the form in which a C function is given it.
    var _arg: any CVarArg { get }
    /// The `printf` specifier of the type.
    var _specifier: String { get }
}

extension _FormatSpecifiable {
    var formatted: FormattedNumber {
        switch _arg {
        case let number as Int64: .integer(number)
        case let number as UInt64: .unsigned(number)
        case let number as Double: .floating(number)
        default: .floating(.nan)
        }
    }
}

extension FixedWidthInteger where Self: SignedInteger {
    /// The number, with 64 bits.
    public var _arg: any CVarArg { Int64(self) }
    /// `%lld` for more than 32 bits, else `%d`.
    public var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The number, with 64 bits.
    public var _arg: any CVarArg { UInt64(self) }
    /// `%llu` for more than 32 bits, else `%u`.
    public var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
    /// The number, as a `Double`.
    public var _arg: any CVarArg { Double(self) }
    /// `%f`.
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// The number itself.
    public var _arg: any CVarArg { self }
    /// `%lf`.
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// The number, as a `Double`.
    public var _arg: any CVarArg { Double(self) }
    /// `%lf`.
    public var _specifier: String { "%lf" }
}
