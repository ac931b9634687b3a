// Limits of C and of Objective-C that Apple's systems have as constants in Swift, and whose macros of this system's C library
// the compiler cannot read.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest `int`.
///
/// Apple: "INT_MIN" (C).
public let INT_MIN: Int32 = .min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `unsigned int`.
///
/// Apple: "UINT_MAX" (C).
public let UINT_MAX: UInt32 = .max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest `long`.
///
/// Apple: "LONG_MIN" (C).
public let LONG_MIN: Int = .min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `unsigned long`.
///
/// Apple: "ULONG_MAX" (C).
public let ULONG_MAX: UInt = .max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `unsigned long long`.
///
/// Apple: "ULLONG_MAX" (C).
public let ULLONG_MAX: UInt64 = .max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest number of 32 bits.
///
/// Apple: "INT32_MIN" (C).
public let INT32_MIN: Int32 = .min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest number of 64 bits.
///
/// Apple: "INT64_MIN" (C).
public let INT64_MIN: Int64 = .min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number of 64 bits.
///
/// Apple: "INT64_MAX" (C).
public let INT64_MAX: Int64 = .max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number of 64 bits without a sign.
///
/// Apple: "UINT64_MAX" (C).
public let UINT64_MAX: UInt64 = .max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `unsigned short`.
///
/// Apple: "USHRT_MAX" (C).
public let USHRT_MAX: Int32 = Int32(UInt16.max)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `unsigned char`.
///
/// Apple: "UCHAR_MAX" (C).
public let UCHAR_MAX: Int32 = Int32(UInt8.max)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest `signed char`.
///
/// Apple: "SCHAR_MIN" (C).
public let SCHAR_MIN: Int32 = Int32(Int8.min)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `Int`.
///
/// Apple: "NSIntegerMax" (Objective-C).
public let NSIntegerMax: Int = .max
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest `Int`.
///
/// Apple: "NSIntegerMin" (Objective-C).
public let NSIntegerMin: Int = .min
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest `UInt`.
///
/// Apple: "NSUIntegerMax" (Objective-C).
public let NSUIntegerMax: UInt = .max
