public import AVFoundation
public import Combine
public import CoreTransferable
internal import UniformTypeIdentifiers

/// Something that people do together. Nobody is called here: it begins with nobody.
///
/// Apple: "GroupActivity".
public protocol GroupActivity: Codable, Sendable {
    /// Tells the activity from others; by default the name of the type.
    static var activityIdentifier: String { get }
    /// What people see of it.
    @MainActor var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    public static var activityIdentifier: String { "\(Self.self)" }

    /// Answers that people do it alone.
    public func prepareForActivation() async -> GroupActivityActivationResult {
        QuietNotes.tell("nobody is called here: no activity begins with others")
        return .activationDisabled
    }

    /// Does not begin, which is told.
    public func activate() async throws -> Bool {
        QuietNotes.tell("nobody is called here: no activity begins with others")
        return false
    }

    /// No sessions: the sequence ends at once.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

/// People who do something together: there are none here, and nobody makes one.
///
/// Apple: "GroupSession".
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable
{
    /// What it has come to.
    public enum State {
        case waiting
        case joined
        case invalidated(reason: any Error)
    }

    /// The sessions of an activity: none.
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>

        /// Has ended from the beginning.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<ActivityType>? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// What people do.
    @Published public var activity: ActivityType
    /// What the session has come to.
    @Published public private(set) var state = State.waiting
    /// Who takes part.
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let id = UUID()
    public let localParticipant = Participant(id: UUID())

    private init(_ activity: ActivityType) { self.activity = activity }

    /// Takes part.
    public func join() { state = .joined }

    /// Leaves the others.
    public func leave() { state = .invalidated(reason: CancellationError()) }

    /// Ends it for all.
    public func end() { leave() }
}

/// Says whether somebody is on a call: nobody is.
///
/// Apple: "GroupStateObserver".
@MainActor public final class GroupStateObserver: ObservableObject {
    /// Whether activities may begin with others: never here.
    @Published public private(set) var isEligibleForGroupSession = false

    public init() {}
}

/// Sends values to those who take part: to nobody here.
///
/// Apple: "GroupSessionMessenger".
public final class GroupSessionMessenger: @unchecked Sendable {
    /// A messenger of a session.
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) {}

    /// Sends nothing, which is told.
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all
    ) async throws {
        QuietNotes.tell("nobody is called here: messages go nowhere")
    }
}

extension AVPlaybackCoordinator {
    /// Plays in time with others: there are none here.
    public func coordinateWithSession<ActivityType: GroupActivity>(
        _ session: GroupSession<ActivityType>
    ) {
        QuietNotes.tell("nobody is called here: films play for one alone")
    }
}

extension GroupActivity where Self: Transferable {
    /// The activity as JSON: there is nobody here who would begin it.
    ///
    /// Apple: "transferRepresentation" (GroupActivities).
    public static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(for: Self.self, contentType: .json)
    }
}
