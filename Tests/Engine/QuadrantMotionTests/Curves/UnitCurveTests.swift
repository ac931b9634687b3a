import Expectations
import Foundation
import QuadrantGeometry
import QuadrantMotion
import Testing

@Suite struct UnitCurveTests {
    /// The values of the closed forms, at a progress of 0.1, 0.25, 0.5, 0.75 and 0.9. The points of the curves are in Apple's
    /// "UnitCurve".
    @Test(arguments: [
        (UnitCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
        (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
        (.easeInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
        (.circularEaseIn, [0.00501, 0.03175, 0.13397, 0.33856, 0.56411]),
        (.circularEaseOut, [0.43589, 0.66144, 0.86603, 0.96825, 0.99499]),
        (.circularEaseInOut, [0.01010, 0.06699, 0.5, 0.93301, 0.98990]),
    ])
    func `a curve has the values of its closed form`(curve: UnitCurve, values: [Double]) {
        for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
            near(curve.value(at: progress), value, within: 0.00001)
        }
    }

    private static let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
        .circularEaseInOut,
        .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: .init(x: 0, y: 1)),
    ]

    @Test(arguments: all)
    func `the progress is clamped, and both ends are exact`(curve: UnitCurve) {
        for (progress, value) in [(-3.0, 0.0), (0, 0), (1, 1), (7, 1), (.nan, 0), (.infinity, 1)] {
            same(curve.value(at: progress), value)
        }
    }

    @Test(arguments: all)
    func `the inverse leads back`(curve: UnitCurve) {
        for step in 1..<20 {
            let progress = Double(step) / 20
            near(curve.inverse.value(at: curve.value(at: progress)), progress, within: 1e-6)
        }
    }

    @Test(arguments: all)
    func `the velocity is the slope`(curve: UnitCurve) {
        for step in 1..<20 where step != 10 {
            let progress = Double(step) / 20
            let slope =
                (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
            near(curve.velocity(at: progress), slope, within: 1e-3 * max(1, abs(slope)))
        }
    }

    @Test func `the slope at an end follows the control points`() {
        same(UnitCurve.linear.velocity(at: 0), 1)
        same(UnitCurve.easeIn.velocity(at: 0), 0)
        // Apple's values (a public suite), where a control point lies on the end.
        same(UnitCurve.easeOut.velocity(at: 0), 1)
        same(UnitCurve.easeIn.velocity(at: 1), 0)
        same(UnitCurve.circularEaseIn.velocity(at: 1), .infinity)
    }

    /// Apple: "bezier(startControlPoint:endControlPoint:)" clamps x when the curve is evaluated, and "inverse" swaps x and y:
    /// what is beyond is not lost on the way there and back.
    @Test func `the inverse of the inverse is the curve`() {
        let over = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: .init(x: 0.7, y: 1.8))
        same(over.inverse.inverse, over)
        same(over.inverse.inverse.value(at: 0.9), over.value(at: 0.9))
        #expect(over.value(at: 0.9) > 1)
        for curve in Self.all { same(curve.inverse.inverse, curve) }
    }

    /// Apple: "velocity(at:)" clamps what it is given to 0 and 1.
    @Test(arguments: all)
    func `the velocity outside is that at the ends`(curve: UnitCurve) {
        same(curve.velocity(at: -2), curve.velocity(at: 0))
        same(curve.velocity(at: 7), curve.velocity(at: 1))
    }

    @Test func `only the x of control points is clamped`() {
        func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
            .bezier(
                startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: .init(x: x2, y: y2))
        }
        for progress in [0.1, 0.5, 0.8] {
            same(curve(-1, 0, 3, 1).value(at: progress), curve(0, 0, 1, 1).value(at: progress))
        }
        #expect(curve(0.3, -1, 0.7, 1).value(at: 0.2) < 0)
        #expect(curve(0.3, 0, 0.7, 2).value(at: 0.8) > 1)
        same(curve(.nan, .infinity, 0.5, 1), curve(0, 0, 0.5, 1))
    }
}
