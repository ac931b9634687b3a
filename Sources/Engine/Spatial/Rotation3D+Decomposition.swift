import Foundation

extension Rotation3D {
    /// The part of the rotation that turns `twistAxis` away: the rotation is its twist, then its swing.
    ///
    /// An axis of zeros has no twist, so the swing is all of the rotation.
    public func swing(twistAxis: RotationAxis3D) -> Rotation3D {
        swingTwist(twistAxis: twistAxis).swing
    }

    /// The part of the rotation about `twistAxis`: the rotation is its twist, then its swing.
    ///
    /// The identity for an axis of zeros, and where a half turn at right angles leaves no twist.
    public func twist(twistAxis: RotationAxis3D) -> Rotation3D {
        swingTwist(twistAxis: twistAxis).twist
    }

    /// The twist about an axis and the swing of that axis, whose product `swing * twist` is the rotation.
    public func swingTwist(
        twistAxis: RotationAxis3D
    ) -> (swing: Rotation3D, twist: Rotation3D) {
        let axis = twistAxis.vector.normalized
        let along = axis * vector.xyz.dot(axis)
        let part = simd_quatd(real: vector.w, imag: along)
        // A half turn at right angles leaves rounding errors, which are no twist.
        guard axis != .zero, part.length > Double.directionRounding || part.length.isNaN else {
            return (self, .identity)
        }
        let twist = part.normalized
        return (Rotation3D(quaternion * twist.conjugate), Rotation3D(twist))
    }

    /// Creates the rotation of Euler angles.
    public init(eulerAngles: EulerAngles) {
        let angles = eulerAngles.angles
        let x = simd_quatd(angle: angles.x, axis: SIMD3(1, 0, 0))
        let y = simd_quatd(angle: angles.y, axis: SIMD3(0, 1, 0))
        let z = simd_quatd(angle: angles.z, axis: SIMD3(0, 0, 1))
        switch eulerAngles.order {
        case .xyz: self.init(z * y * x)
        case .zxy: self.init(y * x * z)
        }
    }

    /// The Euler angles of the rotation in an order, in radians.
    ///
    /// The angle about the axis that comes second is from -90 to 90 degrees, the others from -180 to 180. At
    /// exactly 90 degrees only the sum of the others matters, and the one about the axis that comes last is 0.
    public func eulerAngles(order: EulerAngles.Order) -> EulerAngles {
        let unit = quaternion.normalized
        let matrix = simd_double3x3(unit)
        switch order {
        case .xyz:
            let angles = matrix.angles(0, 1, 2)
            return EulerAngles(angles: angles, order: .xyz)
        case .zxy:
            let angles = matrix.angles(2, 0, 1)
            return EulerAngles(angles: SIMD3(angles.y, angles.z, angles.x), order: .zxy)
        }
    }
}

extension simd_double3x3 {
    /// The angles about the axes `i`, `j` and `k`, which follow each other in a circle, turning in this order.
    fileprivate func angles(_ i: Int, _ j: Int, _ k: Int) -> SIMD3<Double> {
        let cosine = SIMD3(self[i, i], self[i, j], 0).length
        let middle = atan2(-self[i, k], cosine)
        let last = cosine > Double.lengthRounding ? atan2(self[i, j], self[i, i]) : 0
        // The first angle is what remains when the last one is turned back. Near the pole, where rounding errors
        // decide the last angle, both still make up the rotation.
        let (sine, cosineOfLast) = (sin(last), cos(last))
        let first = atan2(
            sine * self[k, i] - cosineOfLast * self[k, j],
            cosineOfLast * self[j, j] - sine * self[j, i])
        return SIMD3(first, middle, last)
    }
}
