public import Foundation

/// What somebody does in an app, so that it can be gone on with elsewhere or found again.
///
/// Apple: "NSUserActivity" (Foundation), which Foundation on Linux lacks. Nothing hands it on here; a test takes it from
/// `ViewHost.userActivities`, and hands one in by `ViewHost.continueActivity(_:)`.
open class NSUserActivity: NSObject {
    /// The kind of activity, such as "com.example.read".
    public let activityType: String
    /// What people are told.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// Which of that is needed.
    open var requiredUserInfoKeys: Set<String>?
    /// Words to find it by.
    open var keywords: Set<String> = []
    /// The page of the web with the same content.
    open var webpageURL: URL?
    /// The page from which somebody came.
    open var referrerURL: URL?
    /// Until when it is worth going on with.
    open var expirationDate: Date?
    /// Whether it can be gone on with on another device.
    open var isEligibleForHandoff = true
    /// Whether it can be found on the device.
    open var isEligibleForSearch = false
    /// Whether all people can find it.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest it.
    open var isEligibleForPrediction = false
    /// The identity under which it is kept.
    open var persistentIdentifier: String?
    /// The identity of what it is about.
    open var targetContentIdentifier: String?
    /// Whether `userInfo` is to be brought up to date before it is handed on.
    open var needsSave = false
    /// What other modules of Apple's keep at it, by their names: an extension has no room of its own.
    public var _additions: [String: Any] = [:]
    /// Whether it was ended.
    public private(set) var isInvalidated = false

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries to `userInfo`; those that are there are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it what somebody does now. Nothing hands it on here.
    open func becomeCurrent() {}

    /// Makes it no longer what somebody does now.
    open func resignCurrent() {}

    /// Forgets the activities that were kept to be found again. None is kept here: it calls back at once.
    open class func deleteAllSavedUserActivities(
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        handler()
    }

    /// Forgets the activities with some identities. None is kept here: it calls back at once.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        handler()
    }

    /// Ends it.
    open func invalidate() { isInvalidated = true }
}

extension NSUserActivity {
    /// Why a value cannot be read from an activity.
    ///
    /// Apple: "NSUserActivity.TypedPayloadError".
    public enum TypedPayloadError: Error {
        /// There is none.
        case invalidContent
        /// It is of another type.
        case encodingError
    }

    /// The value that was set by `setTypedPayload(_:)`.
    ///
    /// Apple: "typedPayload(_:)".
    public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?["QuadrantTypedPayload"] as? Data else {
            throw TypedPayloadError.invalidContent
        }
        return try JSONDecoder().decode(T.self, from: data)
    }

    /// Keeps a value that is needed to go on.
    ///
    /// Apple: "setTypedPayload(_:)".
    public func setTypedPayload<T: Encodable>(_ payload: T) throws {
        addUserInfoEntries(from: ["QuadrantTypedPayload": try JSONEncoder().encode(payload)])
    }
}
