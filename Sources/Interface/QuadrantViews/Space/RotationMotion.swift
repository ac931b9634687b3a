import Foundation
public import QuadrantGeometry
import Spatial

/// A rotation that is being animated, or the way from one rotation to another; not for use outside the library.
///
/// The difference of two rotations is the turn along the shorter arc between them, so that a part of it, added to the
/// first, is spherical interpolation. As angles count up to half a turn, whole turns are no way.
public nonisolated struct _RotationMotion: VectorArithmetic {
    enum Form: Hashable, Sendable {
        case rotation(Rotation3D)
        /// The axis, as long as the angle in radians, of a turn before a rotation.
        case turn(Vector3D)
    }

    private var form: Form

    init(_ rotation: Rotation3D) { form = .rotation(rotation) }

    private init(turn: Vector3D) { form = .turn(turn) }

    /// The way of no length.
    public static var zero: _RotationMotion { _RotationMotion(turn: .zero) }

    /// The rotation, or the one that a turn makes of none.
    var rotation: Rotation3D {
        switch form {
        case .rotation(let rotation): rotation
        case .turn(let turn): Rotation3D(turn: turn)
        }
    }

    private var turn: Vector3D {
        switch form {
        case .rotation(let rotation): rotation.shortTurn
        case .turn(let turn): turn
        }
    }

    /// A rotation after a turn, or two turns added.
    public static func + (lhs: _RotationMotion, rhs: _RotationMotion) -> _RotationMotion {
        switch (lhs.form, rhs.form) {
        case (.turn, .turn): _RotationMotion(turn: lhs.turn + rhs.turn)
        case (.turn, .rotation): _RotationMotion(rhs.rotation * lhs.rotation)
        default: _RotationMotion(lhs.rotation * rhs.rotation)
        }
    }

    /// The way from a rotation to another, or the difference of two turns.
    public static func - (lhs: _RotationMotion, rhs: _RotationMotion) -> _RotationMotion {
        switch (lhs.form, rhs.form) {
        case (.rotation, .rotation):
            _RotationMotion(turn: (rhs.rotation.inverse * lhs.rotation).shortTurn)
        case (.rotation, .turn): _RotationMotion(lhs.rotation * rhs.rotation.inverse)
        default: _RotationMotion(turn: lhs.turn - rhs.turn)
        }
    }

    /// Takes a part of the way.
    public mutating func scale(by rhs: Double) {
        switch form {
        case .turn(let turn): form = .turn(turn * rhs)
        case .rotation(let rotation): form = .rotation(Rotation3D(turn: rotation.shortTurn * rhs))
        }
    }

    /// The square of the angle, in radians.
    public var magnitudeSquared: Double { turn.lengthSquared }
}

extension Rotation3D {
    /// The rotation about a vector by an angle as large as it is long, in radians.
    fileprivate init(turn: Vector3D) {
        self.init(angle: Angle2D(radians: turn.length), axis: RotationAxis3D(turn))
    }

    /// The axis, as long as the angle in radians, which is half a turn at most.
    fileprivate var shortTurn: Vector3D {
        let angle = angle.radians
        let short = angle > .pi ? angle - 2 * .pi : angle
        return Vector3D(axis) * short
    }
}
