public import Foundation
public import QuadrantCore
import QuadrantViews

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

/// Notes at a view what somebody does in it, and what can be gone on with there.
package struct ActivityNote: NodeNoteKey {
    package typealias Value = ActivityNote

    /// Makes the activities that the view offers.
    package var offers: [() -> NSUserActivity] = []
    /// What the view does with activities, by their types.
    package var continuations: [(type: String, action: (NSUserActivity) -> Void)] = []

    package static func combine(_ inner: ActivityNote, _ outer: ActivityNote) -> ActivityNote {
        ActivityNote(
            offers: inner.offers + outer.offers,
            continuations: inner.continuations + outer.continuations)
    }
}

private nonisolated struct ActivityModifier: AttachingModifier {
    let note: ActivityNote

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: ActivityNote.self)
    }
}

extension View {
    /// Tells what somebody does in this view. Nothing hands it on here; a test sees it in `ViewHost.userActivities`.
    ///
    /// Apple: "userActivity(_:isActive:_:)".
    ///
    /// - Parameters:
    ///   - activityType: The kind of activity.
    ///   - isActive: Whether it goes on.
    ///   - update: Fills in an activity when somebody asks for it.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        let offer = {
            let activity = NSUserActivity(activityType: activityType)
            update(activity)
            return activity
        }
        return modifier(ActivityModifier(note: ActivityNote(offers: isActive ? [offer] : [])))
    }

    /// Tells what somebody does in this view with an element; nothing for `nil`.
    ///
    /// Apple: "userActivity(_:element:_:)".
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// Goes on with what somebody did elsewhere. None comes here by itself; a test hands one in by
    /// `ViewHost.continueActivity(_:)`.
    ///
    /// Apple: "onContinueUserActivity(_:perform:)".
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(
            ActivityModifier(note: ActivityNote(continuations: [(activityType, action)])))
    }
}
