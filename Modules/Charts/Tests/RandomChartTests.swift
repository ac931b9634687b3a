import Charts
import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of random marks: all are drawn, and none is drawn in two ways.
@MainActor @Suite struct RandomChartTests {
    /// `CHARTS_SEEDS` makes more.
    private static let count =
        ProcessInfo.processInfo.environment["CHARTS_SEEDS"].flatMap(Int.init) ?? 150

    @Test func randomChartsAreDrawn() throws {
        for seed in 1...UInt64(Self.count) {
            var random = SeededNumbers(seed: seed)
            let chart = RandomChart(&random)
            let host = ViewHost(
                width: 20 + random.number() * 380, height: 20 + random.number() * 280
            ) { chart }
            host.update()
            _ = try host.picture()
        }
    }
}

/// Numbers that follow from a seed.
private struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func number() -> Double { Double(next() % 1_000_003) / 1_000_003 }

    /// Mostly usual numbers, and some odd ones.
    mutating func value() -> Double {
        switch below(20) {
        case 0: .nan
        case 1: .infinity
        case 2: 0
        case 3: number() * 1e12
        case 4: -number()
        default: number() * 200 - 50
        }
    }
}

/// A chart of random marks with random settings.
private struct RandomChart: View {
    private struct Row: Identifiable {
        var id: Int
        var kind: Int
        var x: Double
        var y: Double
        var name: String
        var date: Date
        var other: Double
    }

    private let rows: [Row]
    private let base: Int
    private let scale: ScaleType
    private let stacking: MarkStackingMethod
    private let method: InterpolationMethod
    private let isStyled: Bool
    private let isGrouped: Bool

    init(_ random: inout SeededNumbers) {
        let kinds = [random.below(7), random.below(7)]
        let count = [0, 1, 2, 5, 30][random.below(5)]
        rows = (0..<count).map { id in
            Row(
                id: id, kind: kinds[random.below(2)], x: random.value(), y: random.value(),
                name: "n\(random.below(6))",
                date: Date(timeIntervalSinceReferenceDate: random.number() * 3e8),
                other: random.value())
        }
        base = random.below(3)
        scale =
            [.linear, .log, .squareRoot, .symmetricLog, .power(exponent: random.value())][
                random.below(5)]
        stacking = [.standard, .normalized, .center, .unstacked][random.below(4)]
        method =
            [
                .linear, .monotone, .cardinal(tension: random.value()),
                .catmullRom(alpha: random.number()),
                .stepStart, .stepCenter, .stepEnd,
            ][random.below(7)]
        isStyled = random.below(2) == 0
        isGrouped = random.below(3) == 0
    }

    var body: some View {
        Chart(rows) { row in
            switch base {
            case 0: marks(row, .value("x", row.x))
            case 1: marks(row, .value("x", row.name))
            default: marks(row, .value("x", row.date, unit: .month))
            }
        }
        .chartYScale(type: scale)
    }

    private func marks<X: Plottable>(_ row: Row, _ x: PlottableValue<X>) -> some ChartContent {
        Plot {
            switch row.kind {
            case 0: BarMark(x: x, y: .value("y", row.y), stacking: stacking)
            case 1: LineMark(x: x, y: .value("y", row.y))
            case 2: AreaMark(x: x, y: .value("y", row.y), stacking: stacking)
            case 3: PointMark(x: x, y: .value("y", row.y)).symbolSize(row.other)
            case 4: RuleMark(x: x)
            case 5: RectangleMark(x: x, yStart: .value("y", row.y), yEnd: .value("y", row.other))
            default: SectorMark(angle: .value("y", row.y), angularInset: row.other)
            }
        }
        .interpolationMethod(method)
        .foregroundStyle(by: isStyled ? .value("n", row.name) : .value("n", "all"))
        .position(by: isGrouped ? .value("n", row.name) : .value("n", "all"))
    }
}
