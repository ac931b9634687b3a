import Expectations
import Foundation
import Spatial
import Testing

/// Rotations so near to a case without a single answer that little of the answer is left in the numbers.
@Suite struct NearlySingularTests {
    static let directions: [SIMD3<Double>] = [
        SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(-3, -2, 3), SIMD3(5, -9, -1),
        SIMD3(0.1, 0.7, -0.3), SIMD3(1, 1, 1), SIMD3(1e-9, 1, 1e-12),
    ]

    static func unit(_ v: SIMD3<Double>) -> SIMD3<Double> { v / length(v) }

    static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    @Test(arguments: directions) func nearlyOppositeDirections(from: SIMD3<Double>) {
        let from = Self.unit(from)
        let sideways = Self.directions.map { Self.cross(from, Self.unit($0)) }
        for exponent in -17...1 {
            for factor in [1.0, 3, 7] {
                for side in sideways {
                    let to = Self.unit(side * (factor * pow(10, Double(exponent))) - from)
                    let turn = simd_quatd(from: from, to: to)
                    let comment: Comment = "\(to)"
                    #expect(abs(turn.length - 1) < 1e-14, comment)
                    #expect(Self.length(turn.act(from) - to) < 1e-12, comment)
                    // The shortest one turns about an axis at right angles to both.
                    #expect(abs((turn.imag * from).sum()) < 1e-14, comment)
                    #expect(abs((turn.imag * to).sum()) < 1e-14, comment)
                }
            }
        }
    }

    @Test func turningBackStaysUpright() {
        let back = Rotation3D(forward: -Vector3D.forward, up: .zero)
        holds(Vector3D.up.rotated(by: back).isApproximatelyEqual(to: .up, tolerance: 1e-15))
    }

    @Test func aHalfTurnAtRightAnglesHasNoTwist() {
        let rotation = Rotation3D(angle: .degrees(180), axis: RotationAxis3D(x: -3, y: -2, z: 3))
        let axis = RotationAxis3D(x: 5, y: -9, z: -1)
        holds(rotation.twist(twistAxis: axis).isApproximatelyEqual(to: .identity, tolerance: 1e-9))
        holds(rotation.swing(twistAxis: axis).isApproximatelyEqual(to: rotation, tolerance: 1e-9))
    }

    @Test(arguments: [EulerAngles.Order.xyz, .zxy]) func eulerAnglesNearThePole(
        order: EulerAngles.Order
    ) {
        for exponent in -17 ... -6 {
            for sign in [1.0, -1] {
                for (first, last) in [(0.4, -1.1), (2.9, 3.0), (-0.3, 0), (-2, 1e-3)] {
                    let middle = sign * (.pi / 2 - pow(10, Double(exponent)))
                    let angles =
                        order == .xyz ? SIMD3(first, middle, last) : SIMD3(middle, last, first)
                    let given = Rotation3D(eulerAngles: EulerAngles(angles: angles, order: order))
                    let back = Rotation3D(eulerAngles: given.eulerAngles(order: order))
                    holds(back.isApproximatelyEqual(to: given, tolerance: 1e-9), "\(angles)")
                }
            }
        }
    }

    @Test(arguments: directions) func aLookAlmostAlongUp(up: SIMD3<Double>) {
        let up = Self.unit(up)
        for other in Self.directions {
            let side = Self.cross(up, Self.unit(other))
            for offset in [2e-12, 1e-11, 1e-9, 1e-6] {
                for sign in [1.0, -1] {
                    let forward = Self.unit(up * sign + side * offset)
                    let look = Rotation3D(forward: Vector3D(forward), up: Vector3D(up))
                    let seen = Vector3D.forward.rotated(by: look).vector
                    near(look.quaternion.length, 1, within: 1e-9, "\(forward) \(up)")
                    #expect(Self.length(seen - forward) < 1e-9, "\(forward) \(up)")
                }
            }
        }
    }
}
