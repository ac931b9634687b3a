import Foundation
import QuadrantCore
import QuadrantGeometry

/// An effect between two others that are made of the same steps, such as those of one closure for two phases.
package struct MixedVisualEffect: VisualEffect {
    /// The steps of the effect.
    public let _steps: _VisualEffectSteps

    /// The effect at a part of the way from one to the other; beyond 0 and 1 it goes on as it came. Where the steps are of
    /// other kinds, the nearer effect.
    package init(_ one: some VisualEffect, _ other: some VisualEffect, amount: Double) {
        let (from, to) = (
            MovingSteps(steps: one._steps.steps), MovingSteps(steps: other._steps.steps)
        )
        var mixed = amount < 0.5 ? from : to
        if from.meaning == to.meaning {
            let numbers = zip(from.numbers, to.numbers).map { $0 * (1 - amount) + $1 * amount }
            mixed.animatableData = AnimatableNumbers(numbers, of: from.meaning)
        }
        _steps = _VisualEffectSteps(steps: mixed.steps)
    }
}
