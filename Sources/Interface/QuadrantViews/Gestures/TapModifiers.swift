public import Foundation
public import QuadrantCore
import QuadrantLayout

/// Leaves at a view's nodes what taps on it do. A disabled view keeps the action and does not call it.
package nonisolated struct TapModifier: ViewModifier {
    package typealias Body = Never

    private let count: Int
    private let action: TapAction
    /// Whether taps of other counts on the view are called as well.
    private var isSimultaneous = false

    /// Calls `action`, wherever in the view the tap is.
    package init(count: Int = 1, action: @escaping () -> Void) {
        (self.count, self.action) = (count, .plain(action))
    }

    /// The action of a button, which tells when a finger holds it down and when no longer.
    package init(pressing: @escaping (Bool) -> Void, perform: @escaping (Tap) -> Void) {
        count = 1
        action = .pressed(perform, pressing: pressing)
    }

    /// The action of a button that shows by itself that a finger holds it down.
    package init(_ look: PressedLook, perform: @escaping (Tap) -> Void) {
        count = 1
        action = .held(perform, look)
    }

    /// Calls `perform` with the tap, whose location is given in `space`.
    package init(
        count: Int = 1, space: CoordinateSpace = .local, isSimultaneous: Bool = false,
        perform: @escaping (Tap) -> Void
    ) {
        (self.count, action) = (count, .located(space, perform))
        self.isSimultaneous = isSimultaneous
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: TapModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let isEnabled = cursor.environment.isEnabled
        let handler = cursor.keep { KeptValue<TapAction>() }
        handler.take(modifier.action)
        let action = TapActions.Action(
            count: modifier.count, isEnabled: isEnabled, isSimultaneous: modifier.isSimultaneous,
            handler: handler)
        cursor.attaching(content) { attachments in
            attachments.add(TapActions(action), for: TapActions.self)
            if !isEnabled { attachments.add(.disabled, for: AccessibilityNoteKey.self) }
        }
        if modifier.count < 1 {
            cursor.report(
                Diagnostic(
                    ".onTapGesture(count: \(modifier.count)) is less than one tap",
                    advice: "One tap was taken. Give a count of 1 or more."))
        }
    }

    package nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }

    package nonisolated static func _addComparison(
        at offset: Int, to comparison: inout _ViewComparison
    ) {
        guard let count = MemoryLayout<Self>.offset(of: \.count),
            let action = MemoryLayout<Self>.offset(of: \.action)
        else { return comparison.add(Self.self, at: offset) }
        comparison.add(Int.self, at: offset + count)
        comparison.leaveOut(for: KeptValue<TapAction>.self, at: offset + action)
    }
}

extension View {
    /// Calls a closure when the view is tapped.
    ///
    /// Apple: "onTapGesture(count:perform:)". A tap reaches the view where it shows something, or
    /// in its content shape. The innermost view with an action for the tap gets it, and the views
    /// around it do not.
    ///
    /// - Parameters:
    ///   - count: How many taps in a row trigger the action; at least 1.
    ///   - action: Called when the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        ModifiedContent(content: self, modifier: TapModifier(count: count, action: action))
    }

    /// Calls a closure with the location at which the view is tapped, in points.
    ///
    /// Apple: "onTapGesture(count:coordinateSpace:perform:)".
    ///
    /// - Parameters:
    ///   - count: How many taps in a row trigger the action; at least 1.
    ///   - coordinateSpace: The space of the location: the view's own, the root's, or that of a
    ///     view around with the given name. If there is no such view, the root's.
    ///   - action: Called with the location, in points.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            TapModifier(count: count, space: coordinateSpace.coordinateSpace) {
                action($0.location)
            })
    }

    /// Calls a closure with the location at which the view is tapped, in points.
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
