public import Foundation

/// A Live Activity. There is no lock screen here: none can be begun.
///
/// Apple: "Activity".
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    /// What does not change.
    public let attributes: Attributes
    /// What changes.
    public private(set) var content: ActivityContent<ContentState>
    public private(set) var activityState = ActivityState.active

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    /// What changes.
    public var contentState: ContentState { content.state }
    /// How it is told of changes from afar; always `nil`.
    public var pushToken: Data? { nil }

    /// Those that there are: none.
    public static var activities: [Activity<Attributes>] { [] }
    /// Those that others begin: none.
    public static var activityUpdates: EndedUpdates<Activity<Attributes>> { EndedUpdates() }
    /// How others may begin one; always `nil`.
    public static var pushToStartToken: Data? { nil }
    /// How others may begin one: never told.
    public static var pushToStartTokenUpdates: EndedUpdates<Data> { EndedUpdates() }

    /// Begins one. Here none can be begun.
    ///
    /// - Throws: Always `ActivityAuthorizationError.denied`, as where people turned Live Activities off.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    /// Begins one. Here none can be begun.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    /// Begins one. Here none can be begun.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    /// Changes it.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date? = nil
    ) async { self.content = content }

    /// Changes it.
    public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil)
        async
    {
        content = ActivityContent(state: state, staleDate: nil)
    }

    /// Ends it.
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date? = nil
    ) async {
        if let content { self.content = content }
        activityState = .ended
    }

    /// Ends it.
    public func end(
        using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        if let state { content = ActivityContent(state: state, staleDate: nil) }
        activityState = .ended
    }

    /// What becomes of it: it ends at once.
    public var activityStateUpdates: EndedUpdates<ActivityState> { EndedUpdates() }
    /// What it shows: it ends at once.
    public var contentUpdates: EndedUpdates<ActivityContent<ContentState>> { EndedUpdates() }
    /// What it shows: it ends at once.
    public var contentStateUpdates: EndedUpdates<ContentState> { EndedUpdates() }
    /// How it is told of changes from afar: it ends at once.
    public var pushTokenUpdates: EndedUpdates<Data> { EndedUpdates() }
}

/// A sequence without elements: what it would tell of never happens here.
public struct EndedUpdates<Element>: AsyncSequence, Sendable {
    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// Whether Live Activities may be begun: they may not.
///
/// Apple: "ActivityAuthorizationInfo".
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    /// Always `false`.
    public let areActivitiesEnabled = false
    /// Always `false`.
    public let frequentPushesEnabled = false
    /// It never changes.
    public var activityEnablementUpdates: EndedUpdates<Bool> { EndedUpdates() }
    /// It never changes.
    public var frequentPushEnablementUpdates: EndedUpdates<Bool> { EndedUpdates() }
}

/// Why a Live Activity was not begun.
///
/// Apple: "ActivityAuthorizationError".
public enum ActivityAuthorizationError: String, Error, Hashable, Sendable, LocalizedError {
    case attributesTooLarge
    case denied
    case globalMaximumExceeded
    case malformedActivityIdentifier
    case missingProcessIdentifier
    case persistenceFailure
    case reconnectNotPermitted
    case targetMaximumExceeded
    case unentitled
    case unsupported
    case unsupportedTarget
    case visibility

    public var errorDescription: String? { "The Live Activity was not begun: \(rawValue)." }
    public var failureReason: String? { errorDescription }
    public var recoverySuggestion: String? { nil }
}
