import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import Spatial

/// What an effect in space does to the content of a view; the layout around stays.
///
/// Anchors and maps go from the top left back corner in both layout directions, as those of effects in the plane.
nonisolated struct SpaceEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case rotation(Rotation3D)
        case scale(Size3D)
        case transform(AffineTransform3D)
    }

    let kind: Kind
    let anchor: UnitPoint3D
    /// The modifier, as it is named in messages.
    let name: String

    init(_ kind: Kind, anchor: UnitPoint3D = .zero, _ name: String) {
        self.kind = kind
        self.anchor = anchor
        self.name = name
    }

    /// The map for a view of a size; the identity for values that are not finite.
    func map(in size: Size3D) -> AffineTransform3D {
        guard isUsable else { return .identity }
        let own =
            switch kind {
            case .rotation(let rotation): AffineTransform3D(rotation: rotation)
            case .scale(let scale): AffineTransform3D(scale: scale)
            case .transform(let transform): transform
            }
        let pivot = Vector3D(
            x: anchor.x * size.width, y: anchor.y * size.height, z: anchor.z * size.depth)
        guard !pivot.isZero, pivot.isFinite else { return own }
        return AffineTransform3D(translation: pivot) * own * AffineTransform3D(translation: -pivot)
    }

    private var isUsable: Bool {
        let values: [Double] =
            switch kind {
            case .rotation(let rotation): (0..<4).map { rotation.vector[$0] }
            case .scale(let scale): (0..<3).map { scale.vector[$0] }
            case .transform(let transform):
                [
                    transform.matrix.columns.0, transform.matrix.columns.1,
                    transform.matrix.columns.2, transform.matrix.columns.3,
                ].flatMap { column in (0..<3).map { column[$0] } }
            }
        return values.allSatisfy(\.isFinite) && anchor.x.isFinite && anchor.y.isFinite
            && anchor.z.isFinite
    }

    var diagnostic: Diagnostic? {
        guard !isUsable else { return nil }
        return Diagnostic(
            "\(name) has values that are not finite numbers",
            advice: "It was ignored. Give finite numbers.")
    }
}

extension Diagnostic {
    /// Says that a rotation is not finite.
    static func unlessUsable(_ rotation: Rotation3D, _ name: String) -> Diagnostic? {
        SpaceEffect(.rotation(rotation), name).diagnostic
    }
}

nonisolated struct SpaceEffectModifier: NodeModifier {
    let effect: SpaceEffect

    func drawing(in environment: EnvironmentValues) -> SpaceEffectDrawing? {
        SpaceEffectDrawing(effect: effect)
    }

    var diagnostic: Diagnostic? { effect.diagnostic }
}

/// Maps what is drawn; boxes inside the view follow.
struct SpaceEffectDrawing: NodeDrawing, Equatable {
    let effect: SpaceEffect

    var contentEffect: ContentEffect? {
        ContentEffect(space: { [effect] in effect.map(in: $0) })
    }

    var isGroup: Bool { false }

    var label: String? { effect.name }
}
