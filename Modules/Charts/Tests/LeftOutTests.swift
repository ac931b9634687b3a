import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of a hundred thousand points: what nobody can see is left out, and no pixel tells.
@MainActor @Suite struct LeftOutTests {
    private struct Sample {
        let x: Double
        let y: Double
    }

    private static let count = 100_000

    /// Points that lie anywhere, or those of a line that swings.
    private static func samples(_ seed: UInt64, isLine: Bool) -> [Sample] {
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
        return (0..<count).map { place in
            let x = Double(place) / Double(count)
            return isLine
                ? Sample(x: x, y: sin(x * 20) + 0.3 * next()) : Sample(x: next(), y: next())
        }
    }

    /// - Parameter isWhole: Whether all is drawn: points with a symbol that is said, and curves, are not left out.
    private func picture(_ samples: [Sample], isLine: Bool, isWhole: Bool) throws -> Pixels {
        let host = ViewHost(width: 300, height: 200) {
            Chart {
                if isLine {
                    LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y))
                        .interpolationMethod(isWhole ? .cardinal(tension: 1) : .linear)
                } else if isWhole {
                    PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y)).symbol(.circle)
                } else {
                    PointPlot(samples, x: .value("x", \.x), y: .value("y", \.y))
                }
            }
        }
        return try Pixels(host)
    }

    @Test(arguments: [false, true]) func noPixelTells(isLine: Bool) throws {
        let samples = Self.samples(7, isLine: isLine)
        let (seen, whole) = (
            try picture(samples, isLine: isLine, isWhole: false),
            try picture(samples, isLine: isLine, isWhole: true)
        )
        let most = zip(seen.bytes, whole.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 999
        holds(most <= 8, "a pixel differs by \(most) of 255")
    }
}
