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

@MainActor @Suite struct StepperTests {
    private struct Count: View {
        @State private var count = 3
        @State private var edits = ""
        var step = 2

        var body: some View {
            Stepper(value: $count, in: 0...6, step: step) {
                Text("Count").accessibilityIdentifier("label")
            } onEditingChanged: {
                edits += $0 ? "(" : ")"
            }
            .accessibilityIdentifier("stepper")
            Text("\(count)").accessibilityIdentifier("count")
            Text(edits).accessibilityIdentifier("edits")
        }
    }

    /// Recorded on iOS 26.0: 94 by 32 at the end of a row that is as wide as there is room; outside of lists the row is as high.
    @Test func geometry() {
        let tree = TappedTree(Count())
        same(tree.frame("stepper").size, CGSize(width: 300, height: 32))
        same(tree.frame("label").minX, 0)
        same(
            TappedTree(Count().labelsHidden()).frame("stepper").size, CGSize(width: 94, height: 32))
        same(tree.colors[1].parts, [58, 58, 70, 9])
    }

    /// The format follows the locale, as that of a text does.
    @Test func formatsFollowTheLocale() {
        func value(_ identifier: String) -> String? {
            TappedTree(
                Stepper("Price", value: .constant(1.5), step: 0.5, format: .number)
                    .accessibilityIdentifier("stepper")
                    .environment(\.locale, Locale(identifier: identifier))
            ).accessibility("stepper")?.value
        }
        same(value("en_US"), "1.5")
        same(value("de_DE"), "1,5")
    }

    @Test func tapsOnBothHalves() throws {
        let host = ViewHost(width: 300, height: 200) { VStack { Count() } }
        let y = try host["stepper"].frame.midY
        try host.tap(at: CGPoint(x: 290, y: y))
        try same(host["count"].text, "5")
        try host.tap(at: CGPoint(x: 290, y: y))
        try same(host["count"].text, "6", "no further than the bound")
        try same(host["edits"].text, "()()")
        try host.tap(at: CGPoint(x: 290, y: y))
        try same(host["edits"].text, "()()", "the button does nothing at the bound")
        try host.tap(at: CGPoint(x: 215, y: y))
        try same(host["count"].text, "4")
        #expect(throws: ActionFailure.self) { try host.tap(at: CGPoint(x: 200, y: y)) }
    }

    @Test func assistiveTechnologiesAdjustIt() throws {
        let host = ViewHost(width: 300) { VStack { Count() } }
        let stepper = try host["stepper"]
        #expect(stepper.label == "Count" && stepper.value == "3")
        try stepper.increment()
        same(stepper.value, "5")
        try stepper.decrement()
        try stepper.decrement()
        try stepper.decrement()
        same(stepper.value, "0")
        let disabled = ViewHost(width: 300) { VStack { Count().disabled(true) } }
        try disabled["stepper"].increment()
        try same(disabled["count"].text, "3")
        let hidden = ViewHost(width: 300) { VStack { Count().labelsHidden() } }
        try same(hidden["stepper"].label, "Count")
    }

    private struct Small: View {
        @State var number: UInt8
        var step = 5

        var body: some View {
            Stepper("Number", value: $number, in: 0...250, step: step)
                .accessibilityIdentifier("stepper")
            Text("\(number)").accessibilityIdentifier("number")
        }
    }

    @Test func smallWholeNumbersEndAtTheBounds() throws {
        let low = ViewHost(width: 300) { VStack { Small(number: 2) } }
        try low["stepper"].decrement()
        try same(low["number"].text, "0")
        let high = ViewHost(width: 300) { VStack { Small(number: 248, step: 300) } }
        try high["stepper"].increment()
        try same(high["number"].text, "250")
        let odd = ViewHost(width: 300) { VStack { Small(number: 2, step: .min) } }
        try odd["stepper"].increment()
        try same(odd["number"].text, "2")
    }

    private struct Others: View {
        @State private var log = ""
        @State private var weight = 1.5

        var body: some View {
            Stepper("Log", onIncrement: { log += "+" }, onDecrement: nil)
                .accessibilityIdentifier("log")
            Stepper("Weight", value: $weight, in: 0...2, step: 0.25, format: .number)
                .accessibilityIdentifier("weight")
            Text(log).accessibilityIdentifier("text")
        }
    }

    @Test func closuresAndFormats() throws {
        let host = ViewHost(width: 300) { VStack { Others() } }
        try host["log"].increment()
        try host["log"].decrement()
        try same(host["text"].text, "+")
        try same(host["log"].value, nil)
        try same(host["weight"].value, "1.5")
        try host["weight"].increment()
        try same(host["weight"].value, "1.75")
    }

    @Test func aStepOfNothingIsTold() throws {
        let host = ViewHost(width: 300) { VStack { Count(step: 0) } }
        same(host.issues.first?.description.contains("Stepper(step: 0) is no step"), true)
        try host["stepper"].increment()
        try same(host["count"].text, "3")
    }
}
