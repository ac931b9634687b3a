/// Kinds of marks in time.
///
/// Apple: "OSSignpostType" (os).
public enum OSSignpostType: UInt8, Sendable {
    /// At once, from here on, until here.
    case event, begin, end
}

/// Tells marks of the same name apart.
///
/// Apple: "OSSignpostID" (os).
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Creates a number.
    public init(_ value: UInt64) {
        rawValue = value
    }

    /// Creates a number for a log.
    public init(log: OSLog) {
        rawValue = 1
    }

    /// No one.
    public static let null = OSSignpostID(0)
    /// The only one.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

    /// Compares the numbers.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// Marks a moment, or the beginning or end of a time, as a message for debugging.
///
/// Apple: "os_signpost(_:dso:log:name:signpostID:)" (os).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    log.write("signpost \(type) \(name)", .debug)
}

/// Marks moments and times.
///
/// Apple: "OSSignposter" (os). Marks are messages for debugging on standard error.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates one of the program as a whole.
    public init() {
        log = .default
    }

    /// Creates one of a part of the program.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates one of a part of the program.
    public init(logHandle: OSLog) {
        log = logHandle
    }

    /// A number for a mark.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.write("signpost event \(name)", .debug)
    }

    /// Marks the beginning of a time.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        log.write("signpost begin \(name)", .debug)
        return OSSignpostIntervalState()
    }

    /// Marks the end of a time.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write("signpost end \(name)", .debug)
    }

    /// Marks the time that a closure takes.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// A time whose beginning was marked.
///
/// Apple: "OSSignpostIntervalState" (os).
public final class OSSignpostIntervalState: Sendable {}
