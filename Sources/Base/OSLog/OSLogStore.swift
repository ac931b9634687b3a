public import Foundation

/// The messages that the system has kept.
///
/// Apple: "OSLogStore" (OSLog). Messages go to standard error here and are kept by nobody, so that there is no store: to open
/// one throws.
public final class OSLogStore {
    /// Whose messages are meant.
    public enum Scope: Int, Sendable {
        /// Those of the whole system.
        case system = 0
        /// Those of this process.
        case currentProcessIdentifier = 1
    }

    /// Opens the messages of a scope: there are none, which is thrown.
    ///
    /// - Throws: A `CocoaError` of the code `featureUnsupported`.
    public init(scope: Scope) throws { throw Self.nothingKept }

    /// Opens messages in an archive: nothing here reads one, which is thrown.
    ///
    /// - Throws: A `CocoaError` of the code `featureUnsupported`.
    public init(url: URL) throws { throw Self.nothingKept }

    /// The messages of the machine: there are none, which is thrown.
    ///
    /// - Throws: A `CocoaError` of the code `featureUnsupported`.
    public static func local() throws -> OSLogStore { throw nothingKept }

    private static var nothingKept: any Error {
        CocoaError(
            .featureUnsupported,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "Messages of Logger and os_log go to standard error; nothing keeps them."
            ])
    }

    /// A place among the messages.
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }

    /// A place among the messages, in seconds before the last one.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition()
    }

    /// A place among the messages, in seconds since the last start of the machine.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition()
    }

    /// The messages from a place on.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        throw Self.nothingKept
    }
}

/// Messages one after the other.
///
/// Apple: "OSLogEnumerator" (OSLog). Nothing keeps messages here, so there is none to be had.
public final class OSLogEnumerator {
    /// How messages are gone through.
    ///
    /// Apple: "OSLogEnumerator.Options" (OSLog).
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// From the last to the first.
        public static let reverse = Options(rawValue: 1)
    }

    private init() {}
}

/// A place among the messages of a store.
///
/// Apple: "OSLogPosition" (OSLog).
public final class OSLogPosition {}

/// What a store keeps.
///
/// Apple: "OSLogEntry" (OSLog). There is none here.
public class OSLogEntry {
    /// When it was written.
    public let date: Date
    /// The words.
    public let composedMessage: String

    init(date: Date, composedMessage: String) {
        (self.date, self.composedMessage) = (date, composedMessage)
    }
}

/// A message that a store keeps.
///
/// Apple: "OSLogEntryLog" (OSLog). There is none here.
public final class OSLogEntryLog: OSLogEntry {
    /// The importance of a message.
    public enum Level: Int, Sendable {
        /// None was said.
        case undefined
        /// From the least to the most important.
        case debug, info, notice, error, fault
    }

    /// How important it is.
    public let level: Level
    /// The part of the program.
    public let subsystem: String
    /// The kind of message.
    public let category: String

    init(date: Date, composedMessage: String, level: Level, subsystem: String, category: String) {
        (self.level, self.subsystem, self.category) = (level, subsystem, category)
        super.init(date: date, composedMessage: composedMessage)
    }
}
