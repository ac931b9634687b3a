import Charts
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// What fingers do to charts: they select, scroll, and push.
@MainActor @Suite struct HandTests {
    /// Values that a chart sets.
    @Observable final class Chosen {
        var x: Double?
        var range: ClosedRange<Double>?
        var angle: Double?
        var place = 0.0
        var name = "c6"
        var taps: [Double] = []
    }

    /// 101 points of which x runs from 0 to 100; the plot is 300 points wide.
    private static var bars: some ChartContent {
        ForEach(0..<101, id: \.self) { place in
            PointMark(x: .value("x", Double(place)), y: .value("y", Double(place % 7)))
                .accessibilityIdentifier("\(place)")
        }
    }

    private static func chart(_ chosen: Chosen) -> some View {
        Chart { bars }.chartYAxis(.hidden).chartXAxis(.hidden)
    }

    @Test func aFingerSelectsAValue() {
        let chosen = Chosen()
        let chart = DrawnChart {
            Self.chart(chosen).chartXSelection(
                value: Binding {
                    chosen.x
                } set: {
                    chosen.x = $0
                })
        }
        let finger = chart.host.touch(at: CGPoint(x: 75, y: 50))
        near(chosen.x ?? -1, 25, within: 0.01)
        finger.move(to: CGPoint(x: 150, y: 90))
        near(chosen.x ?? -1, 50, within: 0.01)
        finger.lift()
        near(chosen.x ?? -1, 50, within: 0.01)
    }

    @Test func aFingerSelectsARange() {
        let chosen = Chosen()
        let chart = DrawnChart {
            Self.chart(chosen)
                .chartXSelection(
                    range: Binding {
                        chosen.range
                    } set: {
                        chosen.range = $0
                    })
        }
        chart.host.drag(from: CGPoint(x: 210, y: 50), to: CGPoint(x: 60, y: 50))
        near(chosen.range?.lowerBound ?? -1, 20, within: 0.01)
        near(chosen.range?.upperBound ?? -1, 70, within: 0.01)
    }

    @Test(arguments: [(CGPoint(x: 160, y: 20), 1.0), (CGPoint(x: 140, y: 20), 3.5)])
    func aFingerSelectsASector(point: CGPoint, value: Double) throws {
        let chosen = Chosen()
        let chart = DrawnChart {
            Chart([1.0, 2, 1], id: \.self) { SectorMark(angle: .value("v", $0)) }
                .chartAngleSelection(
                    value: Binding {
                        chosen.angle
                    } set: {
                        chosen.angle = $0
                    })
        }
        try chart.host.tap(at: point)
        holds((chosen.angle ?? -1) >= value - 1 && (chosen.angle ?? 9) <= value + 0.5)
    }

    @Test func aGestureOfTheUsersIsGivenTheChart() throws {
        let chosen = Chosen()
        let chart = DrawnChart {
            Self.chart(chosen).chartGesture { proxy in
                SpatialTapGesture().onEnded { tap in
                    if let x = proxy.value(atX: tap.location.x, as: Double.self) {
                        chosen.taps.append(x)
                    }
                }
            }
        }
        try chart.host.tap(at: CGPoint(x: 30, y: 30))
        same(chosen.taps.map { $0.rounded() }, [10])
    }

    private func scrolling(
        _ chosen: Chosen, rightToLeft: Bool = false, rests: Bool = false
    ) -> DrawnChart {
        let direction = rightToLeft ? LayoutDirection.rightToLeft : .leftToRight
        return DrawnChart {
            let chart = Self.chart(chosen)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
                .chartScrollPosition(
                    x: Binding {
                        chosen.place
                    } set: {
                        chosen.place = $0
                    }
                )
                .environment(\.layoutDirection, direction)
            if rests {
                AnyView(chart.chartScrollTargetBehavior(.valueAligned(unit: 10)))
            } else {
                AnyView(chart)
            }
        }
    }

    @Test(arguments: [false, true]) func aFingerScrolls(isMirrored: Bool) {
        let chosen = Chosen()
        let chart = scrolling(chosen, rightToLeft: isMirrored)
        same(chart.proxy.xDomain(dataType: Double.self), [0, 20])
        let (left, right) = (CGPoint(x: 75, y: 50), CGPoint(x: 225, y: 50))
        chart.host.drag(from: isMirrored ? left : right, to: isMirrored ? right : left)
        near(chosen.place, 10, within: 0.01)
        let domain = chart.proxy.xDomain(dataType: Double.self)
        near(domain.first ?? -1, 10, within: 0.01)
        near(domain.last ?? -1, 30, within: 0.01)
        // Not beyond the end.
        for _ in 0..<12 {
            chart.host.drag(from: isMirrored ? left : right, to: isMirrored ? right : left)
        }
        near(chosen.place, 80, within: 0.01)
        near(chart.proxy.xDomain(dataType: Double.self).last ?? -1, 100, within: 0.01)
    }

    @Test func aPushGoesOnSlowerAndSlower() {
        let chosen = Chosen()
        let chart = scrolling(chosen)
        // 120 points in a tenth of a second.
        chart.host.fling(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 80, y: 50))
        func place() -> Double { chart.proxy.xDomain(dataType: Double.self).first ?? -1 }
        var places = [place()]
        for _ in 0..<6 {
            chart.host.advance(by: 0.2)
            places.append(place())
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        holds(steps.allSatisfy { $0 > 0 })
        holds(zip(steps.dropFirst(), steps).allSatisfy { $0 < $1 })
        // Of its speed, e ^ (-0.4) is left after each 0.2 seconds.
        near(steps[3] / steps[2], 0.67, within: 0.03)
        chart.host.advanceToEnd()
        near(place(), chosen.place, within: 0.01)
        holds(place() > 30)
        // A finger stops it.
        chart.host.fling(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 200, y: 50))
        chart.host.advance(by: 0.1)
        let there = place()
        let finger = chart.host.touch(at: CGPoint(x: 100, y: 50))
        finger.hold(for: 1)
        near(place(), there, within: 0.01)
        finger.lift()
    }

    @Test func aPushComesToRestAtAValue() {
        let chosen = Chosen()
        let chart = scrolling(chosen, rests: true)
        chart.host.fling(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 80, y: 50))
        chart.host.advanceToEnd()
        near(chosen.place.remainder(dividingBy: 10), 0, within: 1e-9)
        near(chart.proxy.xDomain(dataType: Double.self).first ?? -1, chosen.place, within: 0.01)
    }

    private static let swipes: [(MajorValueAlignment<Int>?, ValueAlignedLimitBehavior, Double)] = [
        (nil, .always, 30), (.page, .automatic, 30), (.unit(25), .automatic, 30),
        (.unit(50), .automatic, 50), (.unit(25), .never, 50), (.page, .always, 30),
        (.page, .never, 60),
    ]

    @Test(arguments: 0..<7) func aSwipeGoesToTheNextLargeStep(row: Int) {
        let (major, limit, place) = Self.swipes[row]
        let chosen = Chosen()
        chosen.place = 10
        let chart = DrawnChart {
            Self.chart(chosen)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
                .chartScrollPosition(
                    x: Binding {
                        chosen.place
                    } set: {
                        chosen.place = $0
                    }
                )
                .chartScrollTargetBehavior(
                    .valueAligned(unit: 10, majorAlignment: major, limitBehavior: limit))
        }
        chart.host.fling(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 80, y: 50))
        chart.host.advanceToEnd()
        near(chosen.place, place, within: 1e-9)
        // Slowly, it rests at the nearest unit.
        chart.host.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 155, y: 50))
        chart.host.advanceToEnd()
        near(chosen.place, ((place - 5) / 10).rounded() * 10, within: 1e-9)
    }

    @Test func aDragOnAChartThatScrollsSelectsNothing() {
        let chosen = Chosen()
        let chart = DrawnChart {
            Self.chart(chosen)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
                .chartXSelection(
                    value: Binding {
                        chosen.x
                    } set: {
                        chosen.x = $0
                    })
        }
        chart.host.drag(from: CGPoint(x: 225, y: 50), to: CGPoint(x: 75, y: 50))
        chart.host.advanceToEnd()
        same(chosen.x, nil)
        let start = chart.proxy.xDomain(dataType: Double.self)[0]
        holds(start > 5)
        chart.host.touch(at: CGPoint(x: 150, y: 50)).lift()
        near(chosen.x ?? -1, start + 10, within: 0.01)
    }

    @Test func aBindingThatIsSetScrolls() {
        let chosen = Chosen()
        let chart = scrolling(chosen)
        chart.host.drag(from: CGPoint(x: 225, y: 50), to: CGPoint(x: 75, y: 50))
        chosen.place = 42
        chart.host.update()
        same(chart.proxy.xDomain(dataType: Double.self), [42, 62])
    }

    @Test func aBindingThatIsSetBackScrolls() throws {
        let chosen = Chosen()
        let chart = DrawnChart {
            Self.chart(chosen)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
                .chartScrollPosition(
                    x: Binding {
                        chosen.place
                    } set: {
                        chosen.taps.append(chosen.place)
                        chosen.place = $0
                    })
        }
        chart.host.fling(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 80, y: 50))
        chart.host.advanceToEnd()
        // What it was when the finger went.
        let lifted = try #require(chosen.taps.last)
        holds(chosen.place > lifted)
        chosen.place = lifted
        chart.host.update()
        same(chart.proxy.xDomain(dataType: Double.self).first, lifted)
    }

    @Test func barsAreSeenWhileItScrolls() throws {
        let chosen = Chosen()
        let chart = scrolling(chosen)
        fails(chart.host.contains("chart.scroll.x"))
        let finger = chart.host.touch(at: CGPoint(x: 225, y: 50))
        finger.move(to: CGPoint(x: 75, y: 50))
        holds(chart.host.contains("chart.scroll.x"))
        finger.hold(for: 0.1)
        finger.lift()
        chart.host.advanceToEnd()
        fails(chart.host.contains("chart.scroll.x"))
    }

    @Test func aSpringMayBounceBeyondTheFirstCategory() {
        let chosen = Chosen()
        let chart = DrawnChart {
            Chart(0..<10, id: \.self) { BarMark(x: .value("x", "c\($0)"), y: .value("y", 1)) }
                .chartYAxis(.hidden).chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 1)
                .chartScrollPosition(
                    x: Binding {
                        chosen.name
                    } set: {
                        chosen.name = $0
                    })
        }
        same(chart.texts, ["c6"])
        withAnimation(.spring(duration: 0.5, bounce: 0.6)) { chosen.name = "c0" }
        for _ in 0..<20 { chart.host.advance(by: 0.05) }
        chart.host.advanceToEnd()
        same(chart.texts, ["c0"])
    }

    @Test func categoriesScrollToo() {
        let chosen = Chosen()
        let chart = DrawnChart {
            Chart(0..<10, id: \.self) { BarMark(x: .value("x", "c\($0)"), y: .value("y", 1)) }
                .chartYAxis(.hidden).chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 4)
        }
        same(chart.texts, ["c0", "c1", "c2", "c3"])
        near(chart.proxy.position(forX: "c0") ?? -1, 37.5, within: 0.01)
        chart.host.drag(from: CGPoint(x: 225, y: 50), to: CGPoint(x: 75, y: 50))
        same(chart.texts, ["c2", "c3", "c4", "c5"])
        near(chart.proxy.position(forX: "c2") ?? -1, 37.5, within: 0.01)
        same(chosen.taps, [])
    }
}
