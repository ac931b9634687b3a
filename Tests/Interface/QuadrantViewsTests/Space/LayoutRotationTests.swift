import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// The modifier behind `rotation3DLayout` between two rotations.
@MainActor @Suite struct LayoutRotationTests {
    private var plate: some View { Color.red.frame(width: 40, height: 20) }

    /// The modifier that turns by an angle about an axis.
    private func modifier(
        _ degrees: Double, _ axis: RotationAxis3D
    ) throws -> LayoutRotationUnaryLayout {
        let view: Any = Text("").rotation3DLayout(.degrees(degrees), axis: axis)
        return try #require(view as? ModifiedContent<Text, LayoutRotationUnaryLayout>).modifier
    }

    private func between(
        _ one: LayoutRotationUnaryLayout, _ other: LayoutRotationUnaryLayout, _ amount: Double
    ) -> LayoutRotationUnaryLayout {
        var result = one
        result.animatableData = one.animatableData.interpolated(
            towards: other.animatableData, amount: amount)
        return result
    }

    private func size(_ modifier: LayoutRotationUnaryLayout) -> Size3D? {
        let view = plate.modifier(modifier).accessibilityIdentifier("a")
        return LayoutSnapshot(of: view, proposal: .unspecified).volumes["a"]?.size
    }

    private func expectSame(
        _ one: LayoutRotationUnaryLayout, _ other: LayoutRotationUnaryLayout,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let (a, b) = (try #require(size(one)), try #require(size(other)))
        #expect(
            a.isApproximatelyEqual(to: b, tolerance: 1e-6), "\(a) is not \(b)",
            sourceLocation: location)
    }

    @Test func theLayoutFollowsTheRotationOnItsWay() throws {
        let (none, quarter) = (try modifier(0, .z), try modifier(90, .z))
        try expectSame(between(none, quarter, 0), none)
        try expectSame(between(none, quarter, 1), quarter)
        try expectSame(between(none, quarter, 0.5), modifier(45, .z))
        try expectSame(between(none, quarter, 1.5), modifier(135, .z))
        let middle = try #require(size(between(none, quarter, 0.5)))
        #expect(abs(middle.width - 60 / 2.0.squareRoot()) < 1e-9)
    }

    @Test func theWayIsTheShorterArc() throws {
        try expectSame(between(modifier(170, .x), modifier(-170, .x), 0.5), modifier(180, .x))
        try expectSame(between(modifier(10, .y), modifier(350, .y), 0.25), modifier(5, .y))
        // Between two axes too: a third turn about the diagonal takes x to y.
        let (x, y) = (try modifier(90, .x), try modifier(90, .y))
        let half = Rotation3D.slerp(
            from: Rotation3D(angle: .degrees(90), axis: .x),
            to: Rotation3D(angle: .degrees(90), axis: .y), t: 0.5)
        try expectSame(between(x, y, 0.5), modifier(half.angle.degrees, half.axis))
    }

    @Test func waysAreAdded() throws {
        let (none, sixty) = (try modifier(0, .z), try modifier(60, .z))
        let way = sixty.animatableData - none.animatableData
        #expect(abs(way.magnitudeSquared.squareRoot() - .pi / 3) < 1e-12)
        var result = none
        result.animatableData = none.animatableData + (way + way.scaled(by: -0.5))
        try expectSame(result, modifier(30, .z))
        same((way - way).magnitudeSquared, 0)
        result.animatableData += .zero
        try expectSame(result, modifier(30, .z))
    }
}
