internal import Foundation

/// What has to be so of a value.
///
/// Apple: "Rule(_:_:)" (TipKit).
@freestanding(expression)
public macro Rule<Value: Sendable>(
    _ input: Tips.Parameter<Value>, _ body: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "QuadrantMacros", type: "RuleMacro")

/// What has to be so of what happened.
///
/// Apple: "Rule(_:_:)" (TipKit).
@freestanding(expression)
public macro Rule<Info: Sendable>(
    _ input: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "QuadrantMacros", type: "RuleMacro")

extension Array {
    /// Those of the last time, such as a day.
    ///
    /// Apple: "donatedWithin(_:)" (TipKit).
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        filter { -$0.date.timeIntervalSinceNow <= range.seconds }
    }
}

extension Tips {
    /// A time until now.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        /// Minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 60)
        }
        /// Hours.
        public static func hours(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 3_600)
        }
        /// Days.
        public static func days(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 86_400)
        }
        /// Weeks.
        public static func weeks(_ count: Int) -> DonationTimeRange { days(7 * count) }
        /// A minute.
        public static let minute = minutes(1)
        /// An hour.
        public static let hour = hours(1)
        /// A day.
        public static let day = days(1)
        /// A week.
        public static let week = weeks(1)
    }
}
