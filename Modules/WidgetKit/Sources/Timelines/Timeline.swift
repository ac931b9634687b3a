public import Foundation
public import SwiftUI

/// What a widget shows from a time on.
///
/// Apple: "TimelineEntry".
public protocol TimelineEntry {
    /// From when on.
    var date: Date { get }
    /// How important it is; `nil` where nothing is said.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is.
///
/// Apple: "TimelineEntryRelevance".
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval

    /// A score against other entries of the widget, and how many seconds it holds; 0 until the next entry.
    public init(score: Float, duration: TimeInterval = 0) {
        (self.score, self.duration) = (score, duration)
    }
}

/// What a widget shows one after the other.
///
/// Apple: "Timeline".
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    /// Entries, and when others are asked for.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks for another timeline.
///
/// Apple: "TimelineReloadPolicy".
public struct TimelineReloadPolicy: Hashable, Sendable {
    private let date: Date?
    private let asks: Bool

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(date: nil, asks: true)
    /// Only when the app says so.
    public static let never = TimelineReloadPolicy(date: nil, asks: false)
    /// After a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(date: date, asks: true)
    }
}

/// What a widget is asked for.
///
/// Apple: "TimelineProviderContext".
public struct TimelineProviderContext: @unchecked Sendable {
    /// What the environments of the widget may be.
    ///
    /// Apple: "TimelineProviderContext.EnvironmentVariants".
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        /// The values of one variable; `nil` where nothing is known of it.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            nil
        }
        /// The values of one variable; `nil` where nothing is known of it.
        public subscript<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    }

    /// The size.
    public let family: WidgetFamily
    /// Whether it is shown where people choose widgets. It is here.
    public let isPreview: Bool
    /// Its size in points.
    public let displaySize: CGSize
    /// What the environments may be.
    public let environmentVariants = EnvironmentVariants()
}
