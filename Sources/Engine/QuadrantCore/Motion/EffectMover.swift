import Foundation
import QuadrantLayout

/// An effect that depends on the finished layout, and goes from what it came to before to what it comes to now.
protocol EffectMover: Mover {
    /// Whether what it comes to may be another than before.
    var isNoted: Bool { get set }
    /// Looks what it comes to, if that may be another than before.
    ///
    /// - Parameter hasMoved: Whether something in the tree stands elsewhere than at the last look.
    func look(hasMoved: Bool)
    /// What of it is under way.
    func ownNote(at time: TimeInterval) -> MotionNote
}

extension TreeMotion {
    /// What the effect of a node comes to may be another than before; nothing for a node without one.
    func noteEffect(of node: UInt32) {
        guard !effects.isEmpty, let effect = effects[node] else { return }
        effect.isNoted = true
        hasNotedEffects = true
    }
}
