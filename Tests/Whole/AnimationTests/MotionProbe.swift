import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// A view that goes from one value to another when it is tapped, so that it can be seen at moments.
@MainActor
struct MotionProbe {
    private struct Moved: View {
        let animation: Animation?
        let content: @MainActor (Double) -> AnyView
        @State private var value = 0.0

        var body: some View {
            content(value).frame(width: 120, height: 60)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { value = 1 - value.rounded() } }
                .accessibilityIdentifier("go")
        }
    }

    let host: ViewHost

    /// - Parameter content: The view for a value from 0 to 1.
    init(_ animation: Animation?, _ content: @escaping @MainActor (Double) -> AnyView) {
        host = ViewHost(width: 120, height: 60) { Moved(animation: animation, content: content) }
    }

    /// Goes from 0 to 1, or back.
    func go() throws { try host["go"].tap() }

    /// The picture of the view for a value that nothing leads to.
    static func still(_ value: Double, _ content: @escaping @MainActor (Double) -> AnyView) throws
        -> Data
    {
        try ViewHost(width: 120, height: 60) { content(value).frame(width: 120, height: 60) }
            .pngData()
    }

    /// The largest difference of two bytes of two pictures.
    static func distance(_ one: Data, _ other: Data) throws -> Int {
        let first = try #require(UIImage(data: one)?.cgImage).rgba
        let second = try #require(UIImage(data: other)?.cgImage).rgba
        try #require(first.count == second.count)
        return zip(first, second).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// The part of the way that an animation has gone at times, in seconds since it began.
    static func way(_ animation: Animation, at times: [Double]) throws -> [Double] {
        let probe = MotionProbe(animation) { value in
            AnyView(
                Color.red.frame(width: 1, height: 1).accessibilityIdentifier("box")
                    .offset(x: value * 1000))
        }
        let start = try probe.host["box"].frame.minX
        try probe.go()
        var now = 0.0
        return try times.map { time in
            probe.host.advance(by: time - now)
            now = time
            return try (probe.host.presented["box"].frame.minX - start) / 1000
        }
    }

    /// When an animation is over, in seconds: the last thousandth at which something moves.
    static func length(_ animation: Animation, within limit: Double) throws -> Double {
        let probe = MotionProbe(animation) { value in
            AnyView(Color.red.frame(width: 1, height: 1).offset(x: value * 1000))
        }
        try probe.go()
        var time = 0.0
        while probe.host.isAnimating, time < limit {
            probe.host.advance(by: 0.001)
            time += 0.001
        }
        return time
    }
}

func expectNear(
    _ values: [Double], _ wanted: [Double], within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        values.count == wanted.count
            && zip(values, wanted).allSatisfy { abs($0 - $1) <= tolerance },
        "\(values) instead of \(wanted)", sourceLocation: sourceLocation)
}
