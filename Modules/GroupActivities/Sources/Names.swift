// length: generated. Written by Scripts/quiet-modules.py from Modules/GroupActivities/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
internal import AVFoundation
internal import Combine
public import CoreGraphics
internal import AudioToolbox
internal import CFNames
internal import CoreMedia
internal import CoreVideo

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("GroupActivities: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "GroupActivityActivationResult".
public enum GroupActivityActivationResult: Hashable, Sendable {
    /// Apple: "GroupActivityActivationResult.activationDisabled".
    case activationDisabled
    /// Apple: "GroupActivityActivationResult.activationPreferred".
    case activationPreferred
    /// Apple: "GroupActivityActivationResult.cancelled".
    case cancelled
}
/// Apple: "GroupActivityMetadata".
public struct GroupActivityMetadata: Sendable {
    /// Apple: "ActivityType".
    public struct ActivityType: Hashable, Sendable {
        /// Apple: "ActivityType.name".
        public let name: String
        /// Apple: "ActivityType.generic".
        public static let generic: ActivityType = ActivityType(name: "generic")
        /// Apple: "ActivityType.listenTogether".
        public static let listenTogether: ActivityType = ActivityType(name: "listenTogether")
        /// Apple: "ActivityType.watchTogether".
        public static let watchTogether: ActivityType = ActivityType(name: "watchTogether")
        /// Apple: "ActivityType.workoutTogether".
        public static let workoutTogether: ActivityType = ActivityType(name: "workoutTogether")
        /// Apple: "ActivityType.createTogether".
        public static let createTogether: ActivityType = ActivityType(name: "createTogether")
        /// Apple: "ActivityType.exploreTogether".
        public static let exploreTogether: ActivityType = ActivityType(name: "exploreTogether")
        /// Apple: "ActivityType.learnTogether".
        public static let learnTogether: ActivityType = ActivityType(name: "learnTogether")
        /// Apple: "ActivityType.readTogether".
        public static let readTogether: ActivityType = ActivityType(name: "readTogether")
        /// Apple: "ActivityType.shopTogether".
        public static let shopTogether: ActivityType = ActivityType(name: "shopTogether")
    }
    /// It is kept; `.generic` at first. Apple: "GroupActivityMetadata.type".
    public var type: ActivityType = .generic
    /// It is kept; `nil` at first. Apple: "GroupActivityMetadata.title".
    public var title: String? = nil
    /// It is kept; `nil` at first. Apple: "GroupActivityMetadata.subtitle".
    public var subtitle: String? = nil
    /// It is kept; `nil` at first. Apple: "GroupActivityMetadata.previewImage".
    public var previewImage: CGImage? = nil
    /// It is kept; `nil` at first. Apple: "GroupActivityMetadata.fallbackURL".
    public var fallbackURL: URL? = nil
    /// It is kept; `0` at first. Apple: "GroupActivityMetadata.preferredBroadcastOptions".
    public var preferredBroadcastOptions: Int = 0
    /// It is kept; `false` at first. Apple: "GroupActivityMetadata.supportsContinuationOnTV".
    public var supportsContinuationOnTV: Bool = false
    /// Apple: "GroupActivityMetadata.init".
    public init() {}
}
/// Apple: "Participant".
public struct Participant: Hashable, Identifiable, Sendable {
    /// Apple: "Participant.id".
    public let id: UUID
}
/// Apple: "Participants".
public struct Participants: Hashable, Sendable {
    /// Apple: "Participants.all".
    public static let all: Participants = Participants()
}
