public import Foundation
public import QuadrantCore
import QuadrantLayout

/// Leaves at a view's nodes what taps on it do. A disabled view keeps the action and does not call it.
nonisolated struct TapModifier: ViewModifier {
    typealias Body = Never

    var count = 1
    var space = CoordinateSpace.local
    let perform: (Tap) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: TapModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let isEnabled = cursor.environment.isEnabled
        let handler = cursor.keep { TapHandler(modifier.perform) }
        handler.perform = modifier.perform
        let action = TapActions.Action(
            count: modifier.count, isEnabled: isEnabled, space: modifier.space, handler: handler)
        cursor.attaching(content) { attachments in
            attachments.add(TapActions(action), for: TapActions.self)
            if !isEnabled { attachments.add(.disabled, for: AccessibilityNoteKey.self) }
        }
        if modifier.count < 1 {
            cursor.report(
                Complaint(
                    ".onTapGesture(count: \(modifier.count)) is less than one tap",
                    advice: "One tap was taken. Give a count of 1 or more."))
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }

    @MainActor
    static func _renew(
        _ new: UnsafeRawPointer, over old: UnsafeRawPointer, _ renewal: inout _ViewRenewal
    ) -> Bool {
        let new = new.assumingMemoryBound(to: TapModifier.self)
        let old = old.assumingMemoryBound(to: TapModifier.self)
        guard new.pointee.count == old.pointee.count, new.pointee.space == old.pointee.space,
            let handler = renewal.kept(TapHandler.self)
        else { return false }
        handler.perform = new.pointee.perform
        return true
    }
}

extension View {
    /// Does something when the view is tapped.
    ///
    /// Apple: "onTapGesture(count:perform:)". A tap counts where the view shows something or its
    /// content shape lies. The innermost view with an action for the tap gets it; those around do
    /// not.
    ///
    /// - Parameters:
    ///   - count: How many taps in a row it takes, at least 1.
    ///   - action: What is done.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        modifier(TapModifier(count: count) { _ in action() })
    }

    /// Does something with the place at which the view is tapped.
    ///
    /// Apple: "onTapGesture(count:coordinateSpace:perform:)".
    ///
    /// - Parameters:
    ///   - count: How many taps in a row it takes, at least 1.
    ///   - coordinateSpace: The space of the place: the view's own, the root's, or that of a view around
    ///     with that name (the root's where there is none).
    ///   - action: What is done; it is given the place in points.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(count: count, space: coordinateSpace.coordinateSpace) {
                action($0.location)
            })
    }

    /// Does something with the place at which the view is tapped.
    ///
    /// Apple: "onTapGesture(count:coordinateSpace:perform:)", the older form.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(TapModifier(count: count, space: coordinateSpace) { action($0.location) })
    }
}
