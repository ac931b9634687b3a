import Expectations
import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantText
import QuadrantViews
import TappedViews
import Testing

@MainActor @Suite struct SliderTests {
    private struct Speed: View {
        @State private var speed: Double
        @State private var edits = ""
        var bounds: ClosedRange<Double> = 0...100
        var step: Double?

        init(_ speed: Double = 25, in bounds: ClosedRange<Double> = 0...100, step: Double? = nil) {
            _speed = State(initialValue: speed)
            self.bounds = bounds
            self.step = step
        }

        var body: some View {
            slider.accessibilityIdentifier("slider")
            Text("\(speed)").accessibilityIdentifier("speed")
            Text(edits).accessibilityIdentifier("edits")
        }

        @ViewBuilder private var slider: some View {
            if let step {
                Slider(value: $speed, in: bounds, step: step) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                } onEditingChanged: {
                    edits += $0 ? "(" : ")"
                }
            } else {
                Slider(value: $speed, in: bounds) { edits += $0 ? "(" : ")" }
            }
        }
    }

    private func host(_ view: Speed) -> ViewHost { ViewHost(width: 300) { VStack { view } } }

    private func speed(_ host: ViewHost) throws -> Double? {
        try Double(host["speed"].text)
    }

    /// A hidden knob is not drawn, and is moved all the same.
    /// In an Apple picture of iOS 15.5 a row of a slider and texts stands 8 below a switch; a row of a text and a shape stands
    /// as far from it as the text does.
    @Test func aRowWithASliderKeepsTheDistanceOfControls() throws {
        let host = ViewHost(width: 300, height: 300) {
            VStack {
                Toggle("Toggle", isOn: .constant(true)).accessibilityIdentifier("toggle")
                HStack {
                    Slider(value: .constant(0.5))
                    Text("12")
                }
                .accessibilityElement(children: .contain).accessibilityIdentifier("row")
                Toggle("Toggle", isOn: .constant(true)).accessibilityIdentifier("next")
            }
            .environment(\.platformProfile, .iOS18)
        }
        let (toggle, row) = (try host["toggle"].frame, try host["row"].frame)
        #expect(abs(row.minY - toggle.maxY - 8) < 0.01)
        #expect(try host["next"].frame.minY - row.maxY > 8)
    }

    @Test func aHiddenKnob() throws {
        holds(TappedTree(Speed()).colors.contains { $0.parts == [255, 255, 255, 100] })
        fails(
            TappedTree(Speed().sliderThumbVisibility(.hidden)).colors.contains {
                $0.parts == [255, 255, 255, 100]
            })
        let host = ViewHost(width: 300) { VStack { Speed() }.sliderThumbVisibility(.hidden) }
        try host["slider"].slide(to: 80)
        try same(speed(host), 80)
    }

    /// Recorded on iOS 26.0: 31 high; the bar 6; the knob 38 by 25 at fraction × (width − 38).
    @Test func geometry() throws {
        let tree = TappedTree(Speed())
        same(tree.frame("slider").size, CGSize(width: 300, height: 31))
        same(TappedTree(Speed().fixedSize()).frame("slider").width, 100)
        same(tree.colors.prefix(2).map(\.parts), [[0, 0, 0, 10], [0, 136, 255, 100]])
    }

    @Test func slidingSetsTheValue() throws {
        let host = host(Speed())
        try same(host["slider"].value, "25%")
        try host["slider"].slide(to: 60)
        try same(speed(host), 60)
        try same(host["edits"].text, "()")
        try host["slider"].slide(to: 1000)
        try same(speed(host), 100)
        try host["slider"].slide(to: -.infinity)
        try same(speed(host), 0)
        #expect(throws: ActionFailure.self) { try host["speed"].slide(to: 1) }
    }

    @Test func aStep() throws {
        let host = host(Speed(step: 30))
        try host["slider"].slide(to: 40)
        try same(speed(host), 30)
        try host["slider"].increment()
        try same(speed(host), 60)
        try host["slider"].slide(to: 100)
        try same(speed(host), 90, "the last step")
        try host["slider"].decrement()
        try same(speed(host), 60)
        try same(host["slider"].label, "Speed")
        same(host.texts.prefix(2), ["0", "100"])
        let tenth = self.host(Speed())
        try tenth["slider"].increment()
        try same(speed(tenth), 35)
    }

    @Test func disabled() throws {
        let host = ViewHost(width: 300) { VStack { Speed().disabled(true) } }
        try host["slider"].slide(to: 60)
        try same(speed(host), 25)
        host.failsOnDisabledViews = true
        #expect(throws: ActionFailure.self) { try host["slider"].slide(to: 60) }
    }

    @Test func valuesThatMakeNoSenseAreTold() throws {
        func issue(_ view: Speed) -> String? { self.host(view).issues.first?.description }
        same(issue(Speed(step: 0))?.contains("is no step"), true)
        same(issue(Speed(step: -1))?.contains("is no step"), true)
        same(issue(Speed(step: .nan))?.contains("is no step"), true)
        same(issue(Speed(in: 1...1))?.contains("has no room"), true)
        same(issue(Speed(.nan))?.contains("is not a finite number"), true)
        same(issue(Speed()), nil)
        let host = self.host(Speed(step: 0))
        try host["slider"].slide(to: 33.5)
        try same(speed(host), 33.5)
    }

    private struct Ticked: View {
        @State private var value = 0.5

        var body: some View {
            Slider(value: $value, neutralValue: 0.5, enabledBounds: 0.25...1) {
                Text("Balance")
            } currentValueLabel: {
                Text("half")
            } ticks: {
                SliderTick(0.0)
                SliderTickContentForEach([0.5, 1.0], id: \.self) { value in
                    SliderTick(value) { Text("t\(value)") }
                }
            }
            .accessibilityIdentifier("slider")
            Text("\(value)").accessibilityIdentifier("value")
        }
    }

    @Test func ticksAndNeutralValues() throws {
        let host = ViewHost(width: 300) { VStack { Ticked() } }
        try same(host["slider"].label, "Balance")
        try same(host["slider"].value, "half")
        try host["slider"].slide(to: 0)
        try same(Double(host["value"].text), 0.25)
        // The track, the filled part, and the three ticks after the knob.
        same(TappedTree(Ticked()).colors.filter { $0.parts == [0, 0, 0, 10] }.count, 4)
    }

    @Test func aSliderStaysOnItsGrid() throws {
        let host = host(Speed(0, in: 0...10, step: 3))
        try host["slider"].slide(to: 1000)
        try same(speed(host), 9)
        let tenths = self.host(Speed(0, in: 0...0.3, step: 0.1))
        try tenths["slider"].slide(to: 1)
        try same(speed(tenths), 0.3)
    }

    private struct Enabled: View {
        @State private var value = 5.0
        var enabled: ClosedRange<Double>

        var body: some View {
            Slider(value: $value, in: 0...10, step: 2, enabledBounds: enabled) { Text("Value") }
                .accessibilityIdentifier("slider")
            Text("\(value)").accessibilityIdentifier("speed")
        }
    }

    @Test func boundsOfWhatCanBeChosenKeepTheGrid() throws {
        func ends(_ enabled: ClosedRange<Double>) throws -> [Double?] {
            let host = ViewHost(width: 300) { VStack { Enabled(enabled: enabled) } }
            try host["slider"].slide(to: 100)
            let high = try speed(host)
            try host["slider"].slide(to: -100)
            return [try speed(host), high]
        }
        try same(ends(3...7), [4, 6])
        // No step lies between both: the nearest value that can be chosen.
        try same(ends(4.5...5), [4.5, 5])
        try same(ends(20...30), [20, 20])
    }

    /// That labels of ticks stand below the slider is a choice.
    @Test func labelsOfTicks() throws {
        let slider = Slider(value: .constant(0.5)) {
            Text("Speed")
        } ticks: {
            SliderTick(0) { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("low") }
            SliderTick(0.5) {
                Color.red.frame(width: 20, height: 12).accessibilityIdentifier("mid")
            }
            SliderTick(1)
        }
        let tree = TappedTree(slider.accessibilityIdentifier("slider"))
        let all = tree.frame("slider")
        same(all.size, CGSize(width: 300, height: 31 + 12))
        let colors = tree.colors.map(\.parts).filter { $0 == [255, 56, 60, 100] }
        same(colors.count, 2)
    }
}
