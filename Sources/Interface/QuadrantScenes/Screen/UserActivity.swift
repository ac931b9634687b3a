public import QuadrantCore
public import QuadrantFoundation
import QuadrantViews

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
