import Expectations
import QuadrantGeometry
import Testing

/// Angles as numbers.
@Suite struct AngleTests {
    @Test func anglesAreAddedAndMultipliedInPlace() {
        var angle = Angle.degrees(30)
        angle += .degrees(60)
        same(angle, .degrees(90))
        angle -= .degrees(45)
        same(angle, .degrees(45))
        angle *= 4
        same(angle, .degrees(180))
        angle /= 2
        same(angle, .degrees(90))
    }

    @Test func whatIsAnimatedAre128thsOfARadian() {
        same(Angle(degrees: 90).animatableData, .pi / 2 * 128)
        var angle = Angle.zero
        angle.animatableData = 128
        same(angle, .radians(1))
    }
}
