import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Data of a type of one's own whose zero has fewer parts than its values, and whose sums are as short as the shorter one: of
/// these are line charts made that move.
@MainActor @Suite struct OwnVectorTests {
    struct Vector: VectorArithmetic {
        var values: [Double]

        static var zero: Vector { Vector(values: [0]) }
        static func + (left: Vector, right: Vector) -> Vector {
            Vector(values: zip(left.values, right.values).map(+))
        }
        static func - (left: Vector, right: Vector) -> Vector {
            Vector(values: zip(left.values, right.values).map(-))
        }
        mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
        var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
    }

    private struct Line: Shape {
        var animatableData: Vector

        func path(in rect: CGRect) -> Path {
            Path { path in
                for (index, value) in animatableData.values.enumerated() {
                    let point = CGPoint(
                        x: rect.width * CGFloat(index)
                            / CGFloat(animatableData.values.count - 1),
                        y: rect.height * (1 - value))
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
            }
        }
    }

    private static func line(_ part: Double) -> AnyView {
        let (from, to) = ([0.1, 0.8, 0.3, 0.9, 0.2], [0.9, 0.2, 0.7, 0.1, 0.8])
        let values = zip(from, to).map { $0 + ($1 - $0) * part }
        return AnyView(
            Line(animatableData: Vector(values: values)).stroke(.red, lineWidth: 3))
    }

    /// The largest difference of the probe's picture and the line that has gone a part of its way.
    private func distance(_ probe: MotionProbe, _ part: Double) throws -> Int {
        try MotionProbe.distance(
            probe.host.pngData(), MotionProbe.still(part) { Self.line($0) })
    }

    @Test(arguments: [0, 1, 2, 3]) func chartsMove(kind: Int) throws {
        let animations: [Animation] = [
            .linear(duration: 1), .spring(duration: 1), .linear(duration: 0.5).delay(0.5),
            .interpolatingSpring(duration: 1),
        ]
        let animation = animations[kind]
        let probe = MotionProbe(animation) { Self.line($0.rounded()) }
        try probe.go()
        for quarter in [0.25, 0.5, 0.75] {
            probe.host.advance(by: 0.25)
            let part = try MotionProbe.way(animation, at: [quarter])[0]
            #expect(try distance(probe, part) <= 3)
        }
        probe.host.advanceToEnd()
        try same(distance(probe, 1), 0)
    }

    @Test(arguments: [true, false]) func chartsTurnBack(springs: Bool) throws {
        let animation: Animation = springs ? .spring(duration: 1) : .linear(duration: 1)
        let probe = MotionProbe(animation) { Self.line($0.rounded()) }
        // What goes the same way as the line, to compare with.
        let box = MotionProbe(animation) { value in
            AnyView(
                Color.red.frame(width: 1, height: 1).accessibilityIdentifier("box")
                    .offset(x: value.rounded() * 1000))
        }
        let start = try box.host["box"].frame.minX
        for step in 0..<3 {
            try probe.go()
            try box.go()
            let seconds = 0.3 + 0.1 * Double(step)
            probe.host.advance(by: seconds)
            box.host.advance(by: seconds)
            let part = try (box.host.presented["box"].frame.minX - start) / 1000
            #expect(try distance(probe, part) <= 3)
        }
    }
}
