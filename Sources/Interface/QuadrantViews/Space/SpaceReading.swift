import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

nonisolated struct VisualEffect3DModifier<Effect: VisualEffect>: NodeModifier {
    let effect: (EmptyVisualEffect, GeometryProxy3D) -> Effect

    func drawing(in environment: EnvironmentValues) -> VisualEffectDrawing? {
        let effect = effect
        return VisualEffectDrawing { effect(EmptyVisualEffect(), $0.space)._steps.steps }
    }
}

/// Calls an action when a value made of the view's geometry on all three axes changes.
nonisolated struct GeometryChange3DModifier<T: Equatable>: ViewModifier {
    typealias Body = Never

    let transform: (GeometryProxy3D) -> T
    let action: (T, T) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: GeometryChange3DModifier<T>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                inner(&cursor)
                cursor.observeGeometry3D(of: modifier.transform, action: modifier.action)
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
