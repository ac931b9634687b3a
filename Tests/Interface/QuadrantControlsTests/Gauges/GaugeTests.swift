import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct GaugeTests {
    private func gauge(_ value: Double = 0.25) -> some View {
        Gauge(value: value) {
            Text("Battery")
        } currentValueLabel: {
            Text("25")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .accessibilityIdentifier("gauge")
    }

    /// Recorded on macOS 26.2: rings are 58 across, accessory bars 8 high.
    @Test func sizes() {
        func size(_ style: some GaugeStyle) -> CGSize {
            TappedTree(gauge().gaugeStyle(style)).frame("gauge").size
        }
        same(size(.accessoryCircular), CGSize(width: 58, height: 58))
        same(size(.circular), CGSize(width: 58, height: 58))
        same(size(.accessoryCircularCapacity), CGSize(width: 58, height: 58))
        same(size(.accessoryLinear).width, 300)
        same(size(.linear).width, 300)
        // 15.5 of a footnote, 6, 8, 6, 14.5 of a caption.
        same(size(.accessoryLinearCapacity), CGSize(width: 300, height: 50.5))
        same(size(.automatic), size(.linearCapacity))
        same(TappedTree(gauge().labelsHidden()).frame("gauge").size, CGSize(width: 300, height: 6))
    }

    @Test func assistiveTechnologiesAreTold() {
        for tree in [
            TappedTree(gauge()), TappedTree(gauge().gaugeStyle(.accessoryCircular)),
            TappedTree(gauge().gaugeStyle(.accessoryLinear)),
            TappedTree(gauge().gaugeStyle(.accessoryCircularCapacity)),
        ] {
            same(tree.accessibility("gauge")?.value, "25%")
            same(tree.accessibility("gauge")?.label?.contains("Battery"), true)
        }
    }

    /// A gradient follows the track from the lower bound to the upper, in every direction of layout (Apple's pictures of
    /// `accessoryCircular` and `accessoryLinear`).
    @Test func gradientsFollowTheTrack() throws {
        let colors = Gradient(colors: [.green, .red])
        let gauge = Gauge(value: 0.9) { Text("Heat") }.tint(colors)
        /// Whether there is more green than red, left and right of the middle.
        func ends(_ view: some View, at x: Int) throws -> [Bool] {
            let image = try ViewHost(width: 100, height: 58) { view }.picture()
            let pixels = image.pixels.pixels
            return [x, 99 - x].map { place in
                let start = (29 * 2 * image.width + place * 2) * 4
                return pixels[start] < pixels[start + 1]
            }
        }
        for style in ["ring", "bar"] {
            func shown(_ direction: LayoutDirection) throws -> [Bool] {
                let view = Group {
                    if style == "ring" {
                        gauge.gaugeStyle(.accessoryCircular)
                    } else {
                        gauge.gaugeStyle(.accessoryLinear)
                    }
                }
                return try ends(
                    view.environment(\.layoutDirection, direction), at: style == "ring" ? 24 : 5)
            }
            try same(shown(.leftToRight), [true, false], "\(style)")
            try same(shown(.rightToLeft), [false, true], "\(style)")
        }
    }

    @Test func theTintFillsTheBar() {
        let plain = Gauge(value: 0.5) { Text("Speed") }.labelsHidden()
        same(TappedTree(plain).colors.map(\.parts), [[120, 120, 128, 20], [0, 136, 255, 100]])
        same(TappedTree(plain.tint(.red)).colors.last?.parts, [255, 56, 60, 100])
    }

    @Test func valuesThatMakeNoSense() {
        func issues(_ value: Double, _ bounds: ClosedRange<Double>) -> [String] {
            TappedTree(Gauge(value: value, in: bounds) { Text("x") }).issues
        }
        empty(issues(5, 0...10))
        empty(issues(50, 0...10), "beyond the bounds counts as the bound")
        same(issues(.nan, 0...10).count, 1)
        same(issues(1, 1...1).count, 1)
        same(issues(1, -.infinity ... .infinity).count, 1)
        let tree = TappedTree(
            Gauge(value: 50, in: 0...10) { Text("x") }.accessibilityIdentifier("gauge"))
        same(tree.accessibility("gauge")?.value, "100%")
    }

    private struct Wide: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100 * configuration.value, height: 5)
                    .accessibilityIdentifier("own")
                configuration.label
                configuration.minimumValueLabel
            }
        }
    }

    @Test func aStyleOfOnesOwn() {
        let tree = TappedTree(gauge().gaugeStyle(Wide()))
        same(tree.frame("own").width, 25)
        same(tree.glyphs.map(\.run.text), ["Battery", "0"])
    }

    @Test func labelsOfMarkedValuesAreSaidToBeIgnored() {
        let host = ViewHost(width: 300) {
            Gauge(value: 0.5) {
                Text("Speed")
            } currentValueLabel: {
                Text("50")
            } markedValueLabels: {
                Text("slow").tag(0.2)
            }
        }
        fails(host.texts.contains("slow"))
        holds(host.issues.map(\.description).contains { $0.contains("markedValueLabels") })
    }
}
