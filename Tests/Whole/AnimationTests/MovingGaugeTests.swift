import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Gauges and bars of progress go from value to value.
@MainActor @Suite struct MovingGaugeTests {
    private static func content(_ kind: Int, _ value: Double) -> AnyView {
        switch kind {
        case 0: AnyView(Gauge(value: value) { Text("") }.gaugeStyle(.accessoryCircularCapacity))
        case 1: AnyView(ProgressView(value: value).frame(width: 100))
        case 2:
            AnyView(
                Gauge(value: value) { Text("") }.gaugeStyle(.linearCapacity).frame(width: 100))
        default: AnyView(Gauge(value: value) { Text("") }.gaugeStyle(.accessoryCircular))
        }
    }

    /// Where the value is half-way, all looks as if it had been set so.
    @Test(arguments: 0..<4) func valuesAreGoneThrough(kind: Int) throws {
        let probe = MotionProbe(.linear(duration: 1)) {
            Self.content(kind, 0.2 + 0.6 * $0.rounded())
        }
        let start = try probe.host.pngData()
        try probe.go()
        probe.host.advance(by: 0.5)
        let half = try probe.host.pngData()
        differ(half, start)
        let still = try MotionProbe.still(0.5) { Self.content(kind, 0.2 + 0.6 * $0) }
        #expect(try MotionProbe.distance(half, still) <= 40)
    }

    /// The filled part of a bar has its height from the beginning.
    @Test func barsGrowInLengthAlone() throws {
        func blues(_ data: Data) throws -> Int {
            let pixels = try #require(UIImage(data: data)?.cgImage).rgba
            return stride(from: 0, to: pixels.count, by: 4).count {
                pixels[$0 + 2] > 200 && pixels[$0] < 100
            }
        }
        let probe = MotionProbe(.linear(duration: 1)) { Self.content(1, 0.8 * $0.rounded()) }
        try probe.go()
        probe.host.advance(by: 0.5)
        let half = try blues(probe.host.pngData())
        let still = try blues(MotionProbe.still(0.5) { Self.content(1, 0.8 * $0) })
        #expect(still > 100 && abs(half - still) <= still / 10, "\(half) of \(still)")
    }
}
