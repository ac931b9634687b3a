internal import Foundation

/// How important a message is.
///
/// Apple: "OSLogType" (OSLog).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8

    /// Creates a level.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The usual level.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, not needed.
    public static let info = OSLogType(rawValue: 1)
    /// For those who look for errors.
    public static let debug = OSLogType(rawValue: 2)
    /// An error of the process.
    public static let error = OSLogType(rawValue: 16)
    /// An error of the system, or of several processes.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// A part of a program whose messages belong together.
///
/// Apple: "OSLog" (os).
public final class OSLog: Sendable {
    /// Kinds of messages that tools look for.
    ///
    /// Apple: "OSLog.Category".
    public struct Category: Sendable {
        let name: String

        /// Where something of interest happens.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// What takes time.
        public static let dynamicTracing = Category(name: "DynamicTracing")
    }

    let subsystem: String
    let category: String
    let isOff: Bool
    /// Takes messages in place of standard error; `nil` for that.
    private let take: (@Sendable (String) -> Void)?

    init(
        _ subsystem: String, _ category: String, isOff: Bool,
        take: (@Sendable (String) -> Void)? = nil
    ) {
        self.subsystem = subsystem
        self.category = category
        self.isOff = isOff
        self.take = take
    }

    /// Creates a part by the name of the program and its own.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem, category, isOff: false)
    }

    /// Creates a part by the name of the program and a kind of messages.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem, category.name, isOff: false)
    }

    /// The program as a whole.
    public static let `default` = OSLog("", "", isOff: false)
    /// Messages to it are not written.
    public static let disabled = OSLog("", "", isOff: true)

    /// Whether messages of a level are written: all but those for debugging, unless `OS_ACTIVITY_MODE` is
    /// `debug`; none where it is `disable`.
    public func isEnabled(type: OSLogType) -> Bool { !isOff && LogSink.writes(type) }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let line = LogSink.line(message(), type, subsystem, category)
        if let take { take(line) } else { FileHandle.standardError.write(Data(line.utf8)) }
    }
}

/// Writes messages.
///
/// Apple: "Logger" (os). They go to standard error, one line each, with the level and the part of the program.
/// There is no log of the system here that keeps them.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger of the program as a whole.
    public init() {
        log = .default
    }

    /// Creates a logger of a part of the program.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger of a part of the program.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes a message of the usual level.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message for those who follow what happens closely.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message for those who look for errors.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a helpful message.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message of the usual level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of something odd.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of an error.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of a grave error.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of an error of the system, or of several processes.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message; `%@` and the like stand for the arguments.
///
/// Apple: "os_log(_:log:type:_:)" (os).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(LogSink.text(message, arguments), type)
}

/// Writes a message of a level.
///
/// Apple: "os_log(_:dso:log:_:_:)" (os).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    log.write(LogSink.text(message, arguments), type)
}

/// Writes a message with values in it.
///
/// Apple: "os_log(_:log:_:)" (os). A plain text is taken as one with `%` in it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
    _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
    log.write(message.text, type)
}

/// Where messages go.
enum LogSink {
    private static let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"]

    static func writes(_ type: OSLogType) -> Bool {
        mode != "disable" && (type != .debug || mode == "debug")
    }

    static func line(
        _ message: String, _ type: OSLogType, _ subsystem: String, _ category: String
    ) -> String {
        let part = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        return "[\(type.name)]\(part.isEmpty ? "" : " [\(part)]") \(message)\n"
    }

    /// The message with its arguments; `%{public}@` shows one, `%{private}@` leaves it out.
    static func text(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
        var rest = arguments[...]
        var result = ""
        var format = "\(message)"[...]
        while let start = format.firstIndex(of: "%") {
            result += format[..<start]
            format = format[start...].dropFirst()
            if format.first == "%" {
                result += "%"
                format = format.dropFirst()
                continue
            }
            var isHidden = false
            if format.first == "{", let end = format.firstIndex(of: "}") {
                isHidden = format[..<end].contains("private")
                format = format[end...].dropFirst()
            }
            let kind = format.prefix { !$0.isLetter && $0 != "@" }
            let letters = format.dropFirst(kind.count)
            let length = letters.prefix { "hlqzjt".contains($0) }
            let letter = letters.dropFirst(length.count).prefix(1)
            format = letters.dropFirst(length.count + letter.count)
            let value = rest.popFirst()
            result += isHidden ? "<private>" : Self.text(value, flags: kind, letter: letter)
        }
        return result + format
    }

    private static func text(
        _ value: (any CVarArg)?, flags: Substring, letter: Substring
    ) -> String {
        guard let value else { return "<missing>" }
        switch letter {
        case "f", "e", "g", "x", "X", "o":
            // Integers come as wide as they can be.
            let width = "fge".contains(letter) ? "" : "l"
            return String(format: "%\(flags)\(width)\(letter)", value)
        default: return "\(value)"
        }
    }
}
