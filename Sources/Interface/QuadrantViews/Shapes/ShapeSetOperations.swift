import Foundation
import QuadrantCore
import QuadrantGeometry

/// Two shapes in one frame, their outlines combined. The view takes what it is offered.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    typealias Body = _ShapeView<CombinedShape<First, Second>, ForegroundStyle>

    var first: First
    var second: Second
    let eoFill: Bool
    let combine: @Sendable (Path, Path, Bool) -> Path

    /// What of both shapes is animated.
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData>
    {
        get {
            AnimatablePair(first.animatableData, second.animatableData)
        }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        combine(first.path(in: rect), second.path(in: rect), eoFill)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        first.sizeThatFits(proposal)
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    static func _traits(
        _ shape: CombinedShape<First, Second>, in rect: CGRect
    ) -> _ShapeTraits {
        let first = First._traits(shape.first, in: rect)
        return _ShapeTraits(
            rule: first.rule, outline: nil,
            fault: first.fault ?? Second._traits(shape.second, in: rect).fault)
    }
}

extension Shape {
    nonisolated private func combined<T: Shape>(
        _ other: T, _ eoFill: Bool, _ combine: @escaping @Sendable (Path, Path, Bool) -> Path
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, eoFill: eoFill, combine: combine)
    }

    /// The area that lies in both shapes.
    ///
    /// - Parameters:
    ///   - other: The other shape, in the same frame.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero rule
    ///     does.
    nonisolated public func intersection<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        combined(other, eoFill) { $0.intersection($1, eoFill: $2) }
    }

    /// The area that lies in either shape; see `intersection(_:eoFill:)`.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, eoFill) { $0.union($1, eoFill: $2) }
    }

    /// The area that lies in this shape and not in the other; see `intersection(_:eoFill:)`.
    nonisolated public func subtracting<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        combined(other, eoFill) { $0.subtracting($1, eoFill: $2) }
    }

    /// The area that lies in one of the shapes and not in both; see `intersection(_:eoFill:)`.
    nonisolated public func symmetricDifference<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        combined(other, eoFill) { $0.symmetricDifference($1, eoFill: $2) }
    }

    /// The parts of this shape's outline that lie in the other; see `intersection(_:eoFill:)`.
    nonisolated public func lineIntersection<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        combined(other, eoFill) { $0.lineIntersection($1, eoFill: $2) }
    }

    /// The parts of this shape's outline that do not lie in the other; see `intersection(_:eoFill:)`.
    nonisolated public func lineSubtraction<T: Shape>(
        _ other: T, eoFill: Bool = false
    ) -> some Shape {
        combined(other, eoFill) { $0.lineSubtraction($1, eoFill: $2) }
    }
}
