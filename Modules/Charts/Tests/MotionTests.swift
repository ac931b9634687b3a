import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Charts of other data: marks keep their identity and move.
@MainActor @Suite struct MotionTests {
    @Observable final class Sales {
        var amounts = ["a": 2.0, "b": 4.0, "c": 8.0]
    }

    private func chart(_ sales: Sales) -> DrawnChart {
        DrawnChart {
            Chart(sales.amounts.keys.sorted(), id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("Amount", sales.amounts[name] ?? 0))
                    .foregroundStyle(name == "a" ? .red : .blue)
                    .accessibilityIdentifier(name)
            }
            .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        }
    }

    /// How high the red bar is drawn, in points: how much of the first third of the chart is red, in its middle.
    private func height(_ chart: DrawnChart) throws -> CGFloat {
        let picture = try Pixels(chart.host)
        let x = picture.width / 6
        return CGFloat(
            (0..<picture.height).count { picture.at(x, $0)[0] > 200 && picture.at(x, $0)[2] < 150 })
            / 2
    }

    @Test func aBarGrowsToItsNewHeight() throws {
        let sales = Sales()
        let chart = chart(sales)
        near(try height(chart), 40, within: 1)
        withAnimation(.linear(duration: 1)) { sales.amounts["a"] = 6 }
        chart.host.advance(by: 0.5)
        near(try height(chart), 80, within: 1)
        chart.host.advanceToEnd()
        near(try height(chart), 120, within: 1)
    }

    @Test func aNewBarLeavesTheOthersTheirIdentity() throws {
        let sales = Sales()
        let chart = chart(sales)
        let before = try #require(chart.mark("c")).minX
        withAnimation(.linear(duration: 1)) { sales.amounts["bb"] = 5 }
        chart.host.advance(by: 0.5)
        // 'a' is on its way from the first of three bands to the first of four, and as high as it was.
        near(try height(chart), 40, within: 1)
        chart.host.advanceToEnd()
        holds(try #require(chart.mark("c")).minX > before)
    }

    @Test func theFirstPictureIsTheOneBefore() throws {
        let sales = Sales()
        let chart = chart(sales)
        let before = try chart.host.picture().rgba
        withAnimation(.linear(duration: 1)) {
            sales.amounts["b"] = nil
            sales.amounts["d"] = 5
        }
        chart.host.update()
        same(try chart.host.picture().rgba, before)
    }

    @Test func whatComesIsSeenByAndBy() throws {
        let sales = Sales()
        let chart = chart(sales)
        withAnimation(.linear(duration: 1)) { sales.amounts["d"] = 5 }
        chart.host.advance(by: 0.5)
        // On its way from beyond the plot, two thirds of it are seen.
        let color = try Pixels(chart.host).at(580, 380)
        holds((70...100).contains(color[0]))
        chart.host.advanceToEnd()
        holds(try Pixels(chart.host).at(525, 380)[0] < 30)
    }

    @Test func withoutAnAnimationItIsThereAtOnce() throws {
        let sales = Sales()
        let chart = chart(sales)
        sales.amounts["a"] = 6
        near(try height(chart), 120, within: 1)
        fails(chart.host.isAnimating)
    }

    /// The size of a new annotation is known after the first layout, which is not animated.
    @Test func newAnnotationsDoNotEndAMovement() throws {
        let sales = Sales()
        let chart = DrawnChart {
            Chart(sales.amounts.keys.sorted(), id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("Amount", sales.amounts[name] ?? 0))
                    .annotation { Text(name).font(sales.amounts["d"] == nil ? .body : .largeTitle) }
                    .accessibilityIdentifier(name)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let before = try #require(chart.mark("a")).width
        near(before, 70, within: 0.01)
        withAnimation(.linear(duration: 1)) { sales.amounts["d"] = 5 }
        chart.host.advance(by: 0.5)
        // Half way from 0.7 of a third to 0.7 of a quarter.
        near(try #require(chart.mark("a")).width, 61.25, within: 0.1)
        chart.host.advanceToEnd()
        near(try #require(chart.mark("a")).width, 52.5, within: 0.01)
    }
}
