import Expectations
import Foundation
import QuadrantGeometry
import Spatial
import Testing

@Suite struct AngleTests {
    @Test func degreesAndRadiansAreTheSameAngle() {
        same(Angle2D(degrees: 180).radians, .pi)
        same(Angle2D.radians(.pi / 2).degrees, 90)
        same(Angle2D(degrees: Float(90)), .degrees(90))
        same(Angle2D(radians: Float(2)), .radians(2))
        same(Angle2D(Angle.degrees(30)), .degrees(30))
        same(Angle2D(), .zero)
    }

    /// Apple: "360° doesn't equal 0°."
    @Test func wholeTurnsCount() {
        differ(Angle2D.degrees(360), Angle2D.degrees(0))
        #expect(Angle2D.degrees(0) < Angle2D.degrees(360))
    }

    @Test func normalizedIsWithinHalfATurn() {
        for (given, wanted) in [(-450, -90), (450, 90), (0, 0), (180, 180), (-180, -180)] {
            let angle = Angle2D.degrees(Double(given)).normalized
            near(angle.degrees, Double(wanted), within: 1e-12, "\(given)")
        }
        holds(Angle2D.radians(.infinity).normalized.radians.isNaN)
    }

    @Test func oddNumbersOfHalfTurnsKeepTheirSign() {
        for halfTurns in [1, 3, 5, 11, 13, 15, 999, 999_999] {
            let angle = Angle2D.degrees(Double(halfTurns) * 180)
            same(angle.normalized.radians, .pi, "\(halfTurns)")
            same((-angle).normalized.radians, -.pi, "\(halfTurns)")
        }
        #expect(abs(Angle2D.degrees(541).normalized.degrees + 179) < 1e-12)
        near(Angle2D.degrees(-541).normalized.degrees, 179, within: 1e-12)
    }

    @Test func functionsAndTheirInverses() {
        let angle = Angle2D.radians(0.7)
        #expect(sin(angle) == Foundation.sin(0.7) && cos(angle) == Foundation.cos(0.7))
        #expect(tan(angle) == Foundation.tan(0.7) && tanh(angle) == Foundation.tanh(0.7))
        #expect(sinh(angle) == Foundation.sinh(0.7) && cosh(angle) == Foundation.cosh(0.7))
        for back: Angle2D in [
            .asin(sin(angle)), .acos(cos(angle)), .atan(tan(angle)), .asinh(sinh(angle)),
            .acosh(cosh(angle)), .atanh(tanh(angle)), .atan2(y: sin(angle), x: cos(angle)),
        ] {
            near(back.radians, 0.7, within: 1e-14)
        }
        holds(Angle2D.acos(2).radians.isNaN)
    }

    @Test func arithmetic() {
        var angle = Angle2D.degrees(30)
        angle += .degrees(40)
        angle -= .degrees(10)
        near((+angle).degrees, 60, within: 1e-12)
        same(-angle, .zero - angle)
        same(angle + angle, .radians(angle.radians * 2))
    }
}
