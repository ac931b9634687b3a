import QuadrantGeometry
import Testing

/// Angles as numbers.
@Suite struct AngleTests {
    @Test func anglesAreAddedAndMultipliedInPlace() {
        var angle = Angle.degrees(30)
        angle += .degrees(60)
        #expect(angle == .degrees(90))
        angle -= .degrees(45)
        #expect(angle == .degrees(45))
        angle *= 4
        #expect(angle == .degrees(180))
        angle /= 2
        #expect(angle == .degrees(90))
    }

    @Test func whatIsAnimatedAre128thsOfARadian() {
        #expect(Angle(degrees: 90).animatableData == .pi / 2 * 128)
        var angle = Angle.zero
        angle.animatableData = 128
        #expect(angle == .radians(1))
    }
}
