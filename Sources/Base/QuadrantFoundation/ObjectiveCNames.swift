public import Foundation

/// A selector by the name of a method: it calls nothing here.
///
/// Apple: "NSSelectorFromString(_:)" (Foundation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name that a selector was made of; empty for one that holds a method.
///
/// Apple: "NSStringFromSelector(_:)" (Foundation).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension ProcessInfo {
    /// What the system should not do while something goes on.
    ///
    /// Apple: "ProcessInfo.ActivityOptions" (Foundation).
    public struct ActivityOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt64

        /// Creates a set of its bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// The display is not to sleep.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The system is not to sleep.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The program is not to be ended at once.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The program is not to be ended because nobody uses it.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The user waits for it.
        public static let userInitiated = ActivityOptions(
            rawValue: 0x00FF_FFFF | (1 << 20))
        /// The user waits for it, and the system may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
            rawValue: 0x00FF_FFFF & ~(1 << 20))
        /// Nobody waits for it.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Every moment counts.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins something that the system should not disturb. Nothing keeps this system from sleeping here.
    ///
    /// Apple: "beginActivity(options:reason:)" (Foundation).
    ///
    /// - Returns: What `endActivity(_:)` takes.
    public func beginActivity(
        options: ActivityOptions = [], reason: String
    ) -> any NSObjectProtocol {
        NSObject()
    }

    /// Ends something.
    ///
    /// Apple: "endActivity(_:)" (Foundation).
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Does something that the system should not disturb.
    ///
    /// Apple: "performActivity(options:reason:using:)" (Foundation).
    public func performActivity(
        options: ActivityOptions = [], reason: String, using block: () -> Void
    ) {
        block()
    }
}
