import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of 300 by 200 points whose numbers were measured in Apple's pictures.
@MainActor @Suite struct WorkedExampleTests {
    private struct Toy: Identifiable {
        var id: String { shape }
        let shape: String
        let count: Double
    }

    @Test func barsOfCategories() throws {
        let toys = [("Cube", 5.0), ("Sphere", 3), ("Triangle", 4), ("Rectangle", 7)].map {
            Toy(shape: $0, count: $1)
        }
        let chart = DrawnChart {
            Chart(toys) { toy in
                BarMark(x: .value("S", toy.shape), y: .value("N", toy.count))
                    .accessibilityIdentifier(toy.shape)
            }
        }
        same(chart.plot, CGSize(width: 288, height: 182))
        for (value, y) in [(0.0, 182.0), (2, 136.5), (4, 91), (6, 45.5), (8, 0)] {
            near(chart.proxy.position(forY: value) ?? -1, y, within: 0.01)
        }
        let bars = [
            ("Cube", 10.8, 68.25), ("Sphere", 82.8, 113.75), ("Triangle", 154.8, 91),
            ("Rectangle", 226.8, 22.75),
        ]
        for (name, x, top) in bars {
            let frame = try #require(chart.mark(name))
            near(frame.minX, x, within: 0.01)
            near(frame.width, 50.4, within: 0.01)
            near(frame.minY, top, within: 0.01)
            near(frame.maxY, 182, within: 0.01)
            let label = try #require(chart.text(name))
            near(label.midX, x + 25.2, within: 0.5)
            near(label.minY, 186, within: 0.01)
        }
        same(chart.texts, ["Cube", "Sphere", "Triangle", "Rectangle", "0", "2", "4", "6", "8"])
    }
}
