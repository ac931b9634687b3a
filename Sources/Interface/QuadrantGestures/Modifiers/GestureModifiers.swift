public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Adds a gesture to a view.
private nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
    typealias Body = Never

    let gesture: G
    let precedence: AttachedGesture.Precedence
    var mask: GestureMask = .all
    var isEnabled = true
    var name: String?

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: GestureModifier<G>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        G._tell(modifier.gesture)
        let holder = cursor.keep { GestureHolder(modifier.gesture) }
        holder.take(modifier.gesture)
        let attached = AttachedGesture(
            holder, precedence: modifier.precedence,
            isEnabled: modifier.isEnabled && modifier.mask.contains(.gesture)
                && cursor.environment.isEnabled,
            allowsSubviews: modifier.mask.contains(.subviews))
        cursor.attaching(content) { $0.add(TapActions(attached), for: TapActions.self) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Adds a gesture to the view. Gestures of the views in it come first.
    ///
    /// Apple: "gesture(_:including:)". A finger reaches the view where it shows something, or in its content shape.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: Which gestures are on: this one, those of the views in the view, both or neither.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
    }

    /// Adds a gesture to the view that can be turned off. Turned off while it is made, it is cancelled.
    ///
    /// Apple: "gesture(_:isEnabled:)".
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .normal, isEnabled: isEnabled))
    }

    /// The same with a name, by which recognisers of UIKit find it on Apple's systems. It has no use here.
    ///
    /// Apple: "gesture(_:name:isEnabled:)".
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        modifier(
            GestureModifier(gesture: gesture, precedence: .normal, isEnabled: isEnabled, name: name)
        )
    }

    /// Adds a gesture to the view that comes before those of the views in it: they are made only if it fails.
    ///
    /// Apple: "highPriorityGesture(_:including:)".
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
    }

    /// The same, and it can be turned off.
    ///
    /// Apple: "highPriorityGesture(_:isEnabled:)".
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .high, isEnabled: isEnabled))
    }

    /// The same with a name, which has no use here.
    ///
    /// Apple: "highPriorityGesture(_:name:isEnabled:)".
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        modifier(
            GestureModifier(gesture: gesture, precedence: .high, isEnabled: isEnabled, name: name))
    }

    /// Adds a gesture to the view that is made at the same time as those of the views in it.
    ///
    /// Apple: "simultaneousGesture(_:including:)".
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    /// The same, and it can be turned off.
    ///
    /// Apple: "simultaneousGesture(_:isEnabled:)".
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, isEnabled: isEnabled))
    }

    /// The same with a name, which has no use here.
    ///
    /// Apple: "simultaneousGesture(_:name:isEnabled:)".
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: gesture, precedence: .simultaneous, isEnabled: isEnabled, name: name))
    }
}
