public import Foundation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Where a pointer is in a view.
///
/// Apple: "HoverPhase".
@frozen public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a point in points.
    case active(CGPoint)
    /// It has left the view.
    case ended
}

/// Adds an action for a pointer over a view.
private nonisolated struct PointerModifier: ViewModifier {
    typealias Body = Never

    let space: CoordinateSpace
    /// Told where the pointer is; `nil` when it has left.
    let action: (CGPoint?) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: PointerModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let handler = cursor.keep { KeptValue<(CGPoint?) -> Void>() }
        handler.take(modifier.action)
        let action = PointerActions.Action(
            isEnabled: cursor.environment.isEnabled, space: modifier.space, handler: handler)
        cursor.attaching(content) { $0.add(PointerActions(action), for: PointerActions.self) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Tells of entering and leaving alone.
private nonisolated struct HoverModifier: ViewModifier {
    let action: (Bool) -> Void
    @State private var memory = Memory()

    /// Whether the pointer is in.
    nonisolated final class Memory {
        var isInside = false
    }

    func body(content: Content) -> some View {
        let (action, memory) = (action, memory)
        content.modifier(
            PointerModifier(space: .local) { point in
                let isInside = point != nil
                guard isInside != memory.isInside else { return }
                memory.isInside = isInside
                action(isInside)
            })
    }
}

extension View {
    /// Calls a closure with `true` when a pointer comes over the view's frame, and with `false` when it leaves.
    ///
    /// Apple: "onHover(perform:)". All views under the pointer are told, not only the one in front.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }

    /// Calls a closure whenever a pointer moves over the view's frame, and once when it has left.
    ///
    /// Apple: "onContinuousHover(coordinateSpace:perform:)".
    ///
    /// - Parameter coordinateSpace: The space of the points; the view's own unless said otherwise.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            PointerModifier(space: coordinateSpace.coordinateSpace) {
                action($0.map { .active($0) } ?? .ended)
            })
    }

    /// The older form.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            PointerModifier(space: coordinateSpace) { action($0.map { .active($0) } ?? .ended) })
    }
}
