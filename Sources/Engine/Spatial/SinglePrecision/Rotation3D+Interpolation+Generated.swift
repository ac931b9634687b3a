// Written by Scripts/spatial-twins.sh from Rotation3D+Interpolation.swift: change that file.
// swift-format-ignore-file

import Foundation

extension Rotation3DFloat {
    /// The arc of a circle that an interpolation takes from one rotation to another.
    ///
    /// Apple: Spatial, "Rotation3DFloat.SlerpPath".
    public enum SlerpPath: Hashable, Sendable {
        /// The arc of at most 180 degrees.
        case shortest
        /// The arc of at least 180 degrees.
        case longest
        /// The arc as the angles of the rotations say, which count up to a whole turn.
        case automatic
    }

    /// The rotation between two, along the arc of a circle and at an even speed.
    ///
    /// For `t` of 0 and 1 the rotations themselves; less and more go beyond. Where the arc could take any
    /// direction, as the longest one between equal rotations, it turns about the first one's own x-axis.
    public static func slerp(
        from: Rotation3DFloat, to: Rotation3DFloat, t: Float, along path: SlerpPath = .shortest
    ) -> Rotation3DFloat {
        if t == 0 { return from }
        if t == 1 { return to }
        let start = from.quaternion.normalized
        var end = to.quaternion.normalized
        let cosine = start.vector.dot(end.vector)
        switch path {
        case .shortest: if cosine < 0 { end = -end }
        case .longest: if cosine > 0 { end = -end }
        case .automatic: break
        }
        return Rotation3DFloat(start.moved(along: end, by: t))
    }

    /// The rotation between two, along a spherical cubic spline through a sequence of rotations.
    ///
    /// For `t` of 0 the result is `r1`, and for 1 it is `r2`. The rotation before the pair in the
    /// sequence, `r0`, and the one after it, `r3`, make the way smooth where pairs meet. The form
    /// is Shoemake's.
    public static func spline(
        leftEndpoint r0: Rotation3DFloat, from r1: Rotation3DFloat, to r2: Rotation3DFloat,
        rightEndpoint r3: Rotation3DFloat, t: Float
    ) -> Rotation3DFloat {
        // Each on the side of the sphere of the one before, so that all arcs are the shortest.
        let q1 = r1.quaternion.normalized
        let q2 = r2.quaternion.normalized.onSide(of: q1)
        let q0 = r0.quaternion.normalized.onSide(of: q1)
        let q3 = r3.quaternion.normalized.onSide(of: q2)
        let s1 = simd_quatf.control(at: q1, after: q0, before: q2)
        let s2 = simd_quatf.control(at: q2, after: q1, before: q3)
        let outer = q1.moved(along: q2, by: t)
        let inner = s1.moved(along: s2, by: t)
        return Rotation3DFloat(outer.moved(along: inner, by: 2 * t * (1 - t)))
    }

    /// The part `rhs` of the rotation: the same axis, the angle times `rhs`. An angle of more than 180 degrees
    /// is taken as it is, not the short way.
    public static func * (lhs: Rotation3DFloat, rhs: Float) -> Rotation3DFloat {
        Rotation3DFloat(angle: Angle2DFloat(radians: lhs.angle.radians * rhs), axis: lhs.axis)
    }

    /// The part `lhs` of the rotation: the same axis, the angle times `lhs`.
    public static func * (lhs: Float, rhs: Rotation3DFloat) -> Rotation3DFloat { rhs * lhs }
}

extension simd_quatf {
    /// The place at `t` of the great circle from here (0) through `end` (1); all have the length 1.
    fileprivate func moved(along end: simd_quatf, by t: Float) -> simd_quatf {
        let way = conjugate * end
        let sine = way.imag.length
        let angle = 2 * t * atan2(sine, way.real)
        if sine == 0 {
            // The same quaternion, or the opposite one, to which any direction leads.
            return way.real < 0 ? self * simd_quatf(angle: angle, axis: SIMD3(1, 0, 0)) : self
        }
        return self * simd_quatf(angle: angle, axis: way.imag)
    }

    /// This quaternion, or its negative, on the half of the sphere where `other` is.
    fileprivate func onSide(of other: simd_quatf) -> simd_quatf {
        vector.dot(other.vector) < 0 ? -self : self
    }

    /// The inner control point at `q`, such that splines on both of its sides meet there smoothly.
    fileprivate static func control(
        at q: simd_quatf, after last: simd_quatf, before next: simd_quatf
    ) -> simd_quatf {
        let inverse = q.conjugate
        let mean = ((inverse * next).logarithm + (inverse * last).logarithm) / -4
        return q * simd_quatf(angle: 2 * mean.length, axis: mean)
    }

    /// Half of the angle times the axis.
    private var logarithm: SIMD3<Float> {
        let length = imag.length
        return length == 0 ? .zero : imag * (atan2(length, real) / length)
    }
}
