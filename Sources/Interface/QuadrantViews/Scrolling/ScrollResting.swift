import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// A scroll target behaviour, in the environment it was written in.
final class ScrollResting: Equatable {
    private let behavior: any ScrollTargetBehavior
    private let environment: EnvironmentValues

    init(_ behavior: any ScrollTargetBehavior, _ environment: EnvironmentValues) {
        self.behavior = behavior
        self.environment = environment
    }

    static func == (lhs: ScrollResting, rhs: ScrollResting) -> Bool { lhs === rhs }

    /// Whether a gesture scrolls less far than it would by itself, as the behaviour asks for.
    @MainActor
    func limitsScrolls(_ axes: Axis.Set, in environment: EnvironmentValues) -> Bool {
        let context = ScrollTargetBehaviorPropertiesContext(axes: axes, surroundings: environment)
        return behavior.properties(context: context).limitsScrolls
    }

    /// The offset at which scrolling to `offset` comes to rest.
    ///
    /// - Parameter isLimited: Whether a gesture goes no further than the scroll view is long.
    @MainActor
    func restingPlace(isLimited: Bool) -> @MainActor (ScrollPart, CGPoint) -> CGPoint {
        { [behavior, environment] scroll, offset in
            let now = scroll.visibleRect
            let isByHand = scroll.dragOrigin != nil
            let start = CGRect(origin: scroll.dragOrigin ?? now.origin, size: now.size)
            var free = offset
            if isLimited, isByHand {
                free.x = min(max(free.x, start.minX - now.width), start.minX + now.width)
                free.y = min(max(free.y, start.minY - now.height), start.minY + now.height)
            }
            var target = ScrollTarget(rect: CGRect(origin: free, size: now.size))
            var context = ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: start), velocity: scroll.releaseVelocity,
                contentSize: scroll.state.contentSize, containerSize: now.size,
                axes: scroll.axes, environment: environment,
                targets: scroll.targets().map(\.frame))
            (context.present, context.isByHand) = (now, isByHand)
            behavior.updateTarget(&target, context: context)
            guard let anchor = target.anchor else { return target.rect.origin }
            return CGPoint(
                x: target.rect.minX + anchor.x * (target.rect.width - now.width),
                y: target.rect.minY + anchor.y * (target.rect.height - now.height))
        }
    }
}

nonisolated struct ScrollTargetBehaviorModifier: ViewModifier {
    typealias Body = Never

    let behavior: any ScrollTargetBehavior

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollTargetBehaviorModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let resting = ScrollResting(modifier.behavior, cursor.environment)
        let change = { (environment: inout EnvironmentValues) in
            environment.scrollSettings.behavior = resting
        }
        cursor.setting(change) { V._makeNodes(content, &$0) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

nonisolated struct ScrollTargetModifier: AttachingModifier {
    let role: ScrollTargetRole?

    func attach(_ attachments: inout NodeAttachments) {
        guard let role else { return }
        attachments.setTrait(role, for: ScrollTargetRole.self)
    }
}

extension View {
    /// Sets where scroll views come to rest after the user has scrolled.
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior
    ) -> some View {
        modifier(ScrollTargetBehaviorModifier(behavior: behavior))
    }

    /// Makes the views of a layout the targets of the scroll view around: scrolling comes to rest
    /// at them, and scroll positions name them. It has no effect if `isEnabled` is `false`.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(role: isEnabled ? .layout : nil))
    }

    /// Makes the view a target of the scroll view around, at which scrolling comes to rest. It has
    /// no effect if `isEnabled` is `false`.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(role: isEnabled ? .target : nil))
    }
}
