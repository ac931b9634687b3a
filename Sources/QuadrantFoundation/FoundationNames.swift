import Foundation

// Functions that Apple's Foundation shows and Foundation on Linux lacks.

/// Calls a closure. Objects are released at once here: there is no pool to empty.
///
/// Apple: "autoreleasepool(invoking:)" (Objective-C).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// A moment in seconds since the beginning of 2001.
///
/// Apple: "CFAbsoluteTime" (Core Foundation).
public typealias CFAbsoluteTime = Double

/// The time now, in seconds since the beginning of 2001.
///
/// Apple: "CFAbsoluteTimeGetCurrent()" (Core Foundation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
}
