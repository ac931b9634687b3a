import Foundation
import QuadrantCore
import QuadrantGeometry
import Spatial

/// The steps of an effect, whose numbers move where the steps stay of the same kinds.
struct MovingSteps: Animatable {
    var steps: [_VisualEffectSteps.Step]

    /// All numbers, which stand for the kinds of the steps.
    var animatableData: AnimatableNumbers {
        get { AnimatableNumbers(numbers, of: meaning) }
        set {
            let counts = steps.map(\.numbers.count)
            guard var rest = newValue.values(of: meaning, count: counts.reduce(0, +))?[...] else {
                return
            }
            for (index, count) in counts.enumerated() {
                steps[index] = steps[index].with(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
        }
    }

    var numbers: [Double] { steps.flatMap(\.numbers) }

    /// A number for the kinds of the steps, in their order; none is 0.
    var meaning: Int { steps.reduce(1) { $0 &* 31 &+ $1.kind } }
}

extension _VisualEffectSteps.Step {
    /// A number for the kind of the step, from 1 on; steps of different kinds do not move from one to the other.
    fileprivate var kind: Int {
        switch self {
        case .map: 1
        case .anchored(let effect):
            switch effect {
            case is RotationEffect: 2
            case is ScaleEffect: 3
            default: 4
            }
        case .space(let effect):
            switch effect.kind {
            case .rotation: 5
            case .scale: 6
            case .transform: 7
            }
        case .perspective: 8
        case .matrix(let name, _, _):
            16 + (Self.matrices.firstIndex(of: name) ?? Self.matrices.count)
        case .blur(_, let isOpaque): isOpaque ? 9 : 10
        case .opacity: 11
        case .blend: 12
        case .report: 13
        }
    }

    private static let matrices = [
        ".brightness", ".contrast", ".grayscale", ".hueRotation", ".saturation",
    ]

    /// What of the step moves.
    var numbers: [Double] {
        switch self {
        case .map(let map): Self.parts.map { Double(map[keyPath: $0]) }
        case .anchored(let effect): effect.numbers
        case .space(let effect): effect.numbers
        case .perspective(let turn, let anchorZ): turn.numbers + [Double(anchorZ)]
        case .matrix(_, let amount, _): [amount]
        case .blur(let radius, _): [Double(radius)]
        case .opacity(let opacity): [opacity]
        case .blend, .report: []
        }
    }

    /// The step with other numbers, of which there are as many.
    fileprivate func with(_ numbers: [Double]) -> Self {
        switch self {
        case .map(var map):
            for (part, number) in zip(Self.parts, numbers) {
                map[keyPath: part] = CGFloat(number)
            }
            return .map(map)
        case .anchored(var effect):
            effect.numbers = numbers
            return .anchored(effect)
        case .space(var effect):
            effect.numbers = numbers
            return .space(effect)
        case .perspective(var turn, let anchorZ):
            turn.numbers = Array(numbers.dropLast())
            return .perspective(turn, anchorZ: numbers.last.map { CGFloat($0) } ?? anchorZ)
        case .matrix(let name, let amount, let matrix):
            return .matrix(name, numbers.first ?? amount, matrix)
        case .blur(let radius, let isOpaque):
            // A spring may swing below what a radius can be.
            return .blur(numbers.first.map { CGFloat(max($0, 0)) } ?? radius, isOpaque: isOpaque)
        case .opacity(let opacity): return .opacity(numbers.first ?? opacity)
        case .blend, .report: return self
        }
    }

    private static var parts: [WritableKeyPath<ProjectionTransform, CGFloat>] {
        [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
    }
}

extension SpaceEffect {
    /// All values that move: those of the effect and of the anchor.
    fileprivate var numbers: [Double] {
        get {
            let point = anchor.map { [Double($0.x), Double($0.y), Double($0.z)] } ?? []
            return values + point
        }
        set {
            let (own, point) = (newValue.prefix(values.count), newValue.dropFirst(values.count))
            if anchor != nil, point.count == 3 {
                let place = point.map { CGFloat($0) }
                anchor = UnitPoint3D(x: place[0], y: place[1], z: place[2])
            }
            kind = kind.with(Array(own))
        }
    }
}

extension SpaceEffect.Kind {
    /// The same with other values, as `values` has them.
    fileprivate func with(_ values: [Double]) -> Self {
        switch self {
        case .rotation(let old):
            guard values.count == 4 else { return self }
            let turn = simd_quatd(
                vector: SIMD4(values[0], values[1], values[2], values[3]))
            // Between two turns all that is left of a length is their direction.
            return turn.length > 0 ? .rotation(Rotation3D(turn.normalized)) : .rotation(old)
        case .scale:
            guard values.count == 3 else { return self }
            return .scale(Size3D(width: values[0], height: values[1], depth: values[2]))
        case .transform(var transform):
            guard values.count == 12 else { return self }
            func column(_ index: Int) -> SIMD3<Double> {
                SIMD3(values[index * 3], values[index * 3 + 1], values[index * 3 + 2])
            }
            transform.matrix.columns = (column(0), column(1), column(2), column(3))
            return .transform(transform)
        }
    }
}
