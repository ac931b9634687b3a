public import SwiftUI

/// What a Live Activity shows that does not change.
///
/// Apple: "ActivityAttributes".
public protocol ActivityAttributes: Codable {
    /// What changes.
    associatedtype ContentState: Codable, Hashable
}

/// What a Live Activity shows now.
///
/// Apple: "ActivityContent".
public struct ActivityContent<State>: Sendable where State: Codable & Hashable {
    /// What it shows.
    nonisolated(unsafe) public let state: State
    /// When it is out of date; `nil` for never.
    public let staleDate: Date?
    /// How important it is among others.
    public let relevanceScore: Double

    /// What it shows, until when, and how important it is.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// What becomes of a Live Activity.
///
/// Apple: "ActivityState".
public enum ActivityState: String, Codable, Hashable, Sendable {
    case pending
    case active
    case ended
    case dismissed
    case stale
}

/// When a Live Activity that ended is taken away.
///
/// Apple: "ActivityUIDismissalPolicy".
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    private let isImmediate: Bool

    /// After four hours at the latest.
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, isImmediate: false)
    }
}

/// Where changes of a Live Activity come from.
///
/// Apple: "PushType".
public enum PushType: Hashable, Sendable {
    case token
    case channel(String)
}

/// How a change of a Live Activity is brought to mind.
///
/// Apple: "AlertConfiguration".
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?
        public static let `default` = AlertSound(name: nil)
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    /// Words and a sound.
    public init(
        title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound = .default
    ) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// How a Live Activity is shown at first.
///
/// Apple: "ActivityStyle".
public enum ActivityStyle: Sendable {
    case standard
    case transient
}
