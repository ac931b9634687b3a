import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import Spatial

/// What an effect in space does to the content of a view; the layout around stays.
///
/// The anchor counts x from the leading side; maps go from the top left back corner in both layout directions, as those
/// of effects in the plane.
nonisolated struct SpaceEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case rotation(Rotation3D)
        case scale(Size3D)
        case transform(AffineTransform3D)
    }

    var kind: Kind
    /// `nil` for a map that is about no point of the view.
    var anchor: UnitPoint3D?
    /// The modifier, as it is named in messages.
    let name: String

    init(_ kind: Kind, anchor: UnitPoint3D? = nil, _ name: String) {
        self.kind = kind
        self.anchor = anchor
        self.name = name
    }

    /// The effect with its anchor counted from the left.
    func anchored(_ mirror: MirrorMap) -> SpaceEffect {
        var effect = self
        effect.anchor = anchor.map { mirror.unit($0) }
        return effect
    }

    /// The map for a view of a size, whose anchor counts from the left; that which changes nothing for values that are
    /// not finite.
    func map(in size: Size3D) -> AffineTransform3D {
        guard isUsable else { return .identity }
        let own =
            switch kind {
            case .rotation(let rotation): AffineTransform3D(rotation: rotation)
            case .scale(let scale): AffineTransform3D(scale: scale)
            case .transform(let transform): transform
            }
        let pivot = anchor.map { Vector3D(Point3D($0, in: size)) } ?? .zero
        guard !pivot.isZero, pivot.isFinite else { return own }
        return AffineTransform3D(translation: pivot) * own * AffineTransform3D(translation: -pivot)
    }

    /// The values of the effect without its anchor.
    var values: [Double] {
        switch kind {
        case .rotation(let rotation): (0..<4).map { rotation.vector[$0] }
        case .scale(let scale): (0..<3).map { scale.vector[$0] }
        case .transform(let transform):
            [
                transform.matrix.columns.0, transform.matrix.columns.1,
                transform.matrix.columns.2, transform.matrix.columns.3,
            ].flatMap { column in (0..<3).map { column[$0] } }
        }
    }

    private var isUsable: Bool {
        let pivot = anchor.map { [Double($0.x), Double($0.y), Double($0.z)] } ?? []
        return (values + pivot).allSatisfy(\.isFinite)
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
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return SpaceEffectDrawing(effect: effect.anchored(MirrorMap(isRightToLeft)))
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
