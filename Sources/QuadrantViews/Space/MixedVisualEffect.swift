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
        let (from, to) = (one._steps.steps, other._steps.steps)
        var mixed: [_VisualEffectSteps.Step] = []
        for (step, next) in zip(from, to) {
            guard let between = step.mixed(with: next, amount) else { break }
            mixed.append(between)
        }
        let isWhole = from.count == to.count && mixed.count == from.count
        _steps =
            isWhole ? _VisualEffectSteps(steps: mixed) : amount < 0.5 ? one._steps : other._steps
    }
}

extension _VisualEffectSteps.Step {
    /// The step between this one and another of the same kind; `nil` for another kind.
    fileprivate func mixed(with other: Self, _ amount: Double) -> Self? {
        func mix(_ one: Double, _ other: Double) -> Double { one * (1 - amount) + other * amount }
        switch (self, other) {
        case (.map(let one), .map(let other)):
            var map = one
            for part: WritableKeyPath<ProjectionTransform, CGFloat> in [
                \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
            ] {
                map[keyPath: part] = mix(one[keyPath: part], other[keyPath: part])
            }
            return .map(map)
        case (.anchored(let one), .anchored(let other)):
            return Self.mix(one, other, amount).map { .anchored($0) }
        case (.perspective(let one, let z), .perspective(let other, let otherZ)):
            guard let turn = Self.mix(one, other, amount) as? Rotation3DEffect else { return nil }
            return .perspective(turn, anchorZ: mix(z, otherZ))
        case (.matrix(let name, let one, let matrix), .matrix(let otherName, let other, _)):
            return name == otherName ? .matrix(name, mix(one, other), matrix) : nil
        case (.blur(let one, let isOpaque), .blur(let other, let isAlsoOpaque)):
            return isOpaque == isAlsoOpaque
                ? .blur(max(0, mix(one, other)), isOpaque: isOpaque) : nil
        case (.opacity(let one), .opacity(let other)): return .opacity(mix(one, other))
        case (.blend(let one), .blend(let other)): return .blend(amount < 0.5 ? one : other)
        case (.report(let one), .report(let other)): return .report(amount < 0.5 ? one : other)
        default: return nil
        }
    }

    private static func mix<Effect: AnchoredEffect>(
        _ one: Effect, _ other: any AnchoredEffect, _ amount: Double
    ) -> (any AnchoredEffect)? {
        guard let other = other as? Effect else { return nil }
        var result = one
        var way = other.animatableData - one.animatableData
        way.scale(by: amount)
        result.animatableData = one.animatableData + way
        return result
    }
}
