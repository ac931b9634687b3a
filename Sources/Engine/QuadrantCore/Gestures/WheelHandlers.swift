package import Foundation

/// What a view does with a wheel that is turned over it, in place of scroll views around it: the note that it leaves at its node.
package struct WheelHandlers: NodeNoteKey {
    package typealias Value = WheelHandlers
    /// Takes how far content would move, in points; answers whether it was meant for the view.
    package typealias Action = (_ delta: CGSize) -> Bool

    /// The closures, the innermost first.
    let actions: [KeptValue<Action>]

    package static func combine(_ inner: Self, _ outer: Self) -> Self {
        WheelHandlers(actions: inner.actions + outer.actions)
    }

    /// Whether one of them took it.
    func take(_ delta: CGSize) -> Bool { actions.contains { $0.last?(delta) == true } }
}

/// Says what a view does with a wheel.
package nonisolated struct WheelModifier: ViewModifier {
    package typealias Body = Never

    let action: WheelHandlers.Action

    /// - Parameter action: Takes how far content would move, in points; answers whether it was meant for the view.
    package init(_ action: @escaping WheelHandlers.Action) { self.action = action }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: WheelModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let kept = cursor.keep { KeptValue<WheelHandlers.Action>() }
        kept.take(modifier.action)
        let note = WheelHandlers(actions: [kept])
        cursor.attaching(content) { $0.add(note, for: WheelHandlers.self) }
    }

    package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
