public import Dispatch

extension DispatchTime {
    /// The time an interval later.
    ///
    /// Apple: "advanced(by:)" (Dispatch), which Dispatch on Linux lacks.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

extension DispatchWallTime {
    /// The time an interval later.
    ///
    /// Apple: "advanced(by:)" (Dispatch), which Dispatch on Linux lacks.
    public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
///
/// Apple: "NSEC_PER_SEC" (Dispatch), a macro of C, which Dispatch on Linux does not show to Swift; so are those that follow.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Millionths of a second in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
