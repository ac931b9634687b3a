import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What macOS measures: the figures that Apple's SwiftUI gave, and ours.
@MainActor @Suite struct MacFigureTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 763_744_140)

    @Test func nineInTenAreWithinHalfAPoint() throws {
        var figures = MacFigures()
        texts(&figures)
        buttons(&figures)
        choices(&figures)
        values(&figures)
        groups(&figures)
        try forms(&figures)
        try lists(&figures)
        try columns(&figures)
        let off = figures.all.filter { !$0.isWithin }
        #expect(figures.all.count >= 100)
        // Those that are not are known, with why.
        same(
            off.map(\.name), [],
            off.map { "\($0.name): Apple \($0.apples), ours \($0.ours)" }.joined(separator: "\n"))
    }

    private func texts(_ figures: inout MacFigures) {
        figures.take("text", height: 16) { Text("Hg") }
        figures.take("body", height: 18.5) { Text("Hg").font(.body) }
        figures.take("title", height: 33) { Text("Hg").font(.title) }
        figures.take("large title", height: 38) { Text("Hg").font(.largeTitle) }
        figures.take("headline", height: 18.5) { Text("Hg").font(.headline) }
        figures.take("subheadline", height: 16) { Text("Hg").font(.subheadline) }
        figures.take("caption", height: 15) { Text("Hg").font(.caption) }
        figures.take("three lines", height: 48) { Text("A\nB\nC") }
    }

    private func buttons(_ figures: inout MacFigures) {
        let text = [Text("OK")]
        let button = Button("OK") {}
        figures.take("button", width: 24, height: 24, beyond: text) { button }
        figures.take("bordered", width: 24, height: 24, beyond: text) {
            button.buttonStyle(.bordered)
        }
        figures.take("prominent", width: 24, height: 24, beyond: text) {
            button.buttonStyle(.borderedProminent)
        }
        figures.take("plain", width: 0, height: 16, beyond: text) { button.buttonStyle(.plain) }
        figures.take("borderless", width: 0, height: 16, beyond: text) {
            button.buttonStyle(.borderless)
        }
        for (size, height) in [
            (ControlSize.mini, 16), (.small, 20), (.regular, 24), (.large, 28), (.extraLarge, 36),
        ] as [(ControlSize, CGFloat)] {
            figures.take("\(size) button", height: height) { button.controlSize(size) }
        }
        figures.take("menu", width: 47.5, height: 24, beyond: text) { Menu("OK") { button } }
    }

    private func choices(_ figures: inout MacFigures) {
        let label = Text("Enabled").font(.body)
        let toggle = Toggle("Enabled", isOn: .constant(true))
        figures.take("toggle", width: 21, height: 18.5, beyond: [label]) { toggle }
        figures.take("box", width: 16, height: 16) { toggle.labelsHidden() }
        figures.take("switch", width: 62, height: 24, beyond: [label]) {
            toggle.toggleStyle(.switch)
        }
        figures.take("bare switch", width: 54, height: 24) {
            toggle.toggleStyle(.switch).labelsHidden()
        }
        figures.take("toggle as a button", width: 24, height: 24, beyond: [Text("Enabled")]) {
            toggle.toggleStyle(.button)
        }
        let picker = Picker("Fruit", selection: .constant(1)) {
            Text("Apple").tag(1)
            Text("Banana").tag(2)
            Text("Cherry").tag(3)
        }
        let (fruit, widest) = (Text("Fruit").font(.body), Text("Banana"))
        figures.take("picker", width: 55.5, height: 24, beyond: [fruit, widest]) { picker }
        figures.take("bare picker", width: 47.5, height: 24, beyond: [widest]) {
            picker.labelsHidden()
        }
        figures.take("segments", width: 71, height: 24, beyond: [fruit, widest, widest, widest]) {
            picker.pickerStyle(.segmented)
        }
        for (name, view) in [
            ("radio group", AnyView(picker.pickerStyle(.radioGroup))),
            ("inline picker", AnyView(picker.pickerStyle(.inline))),
        ] {
            figures.take(
                name, width: 29, height: 67.5, beyond: [fruit, Text("Banana").font(.body)]
            ) { view }
        }
        let day = DatePicker(
            "Date", selection: .constant(Self.date), displayedComponents: .date)
        let word = [Text("Date").font(.body)]
        figures.take("date", width: 103, height: 22, beyond: word) { day }
        figures.take("bare date", width: 95, height: 22) { day.labelsHidden() }
        figures.take("date in a field", width: 85, height: 21, beyond: word) {
            day.datePickerStyle(.field)
        }
        figures.take("compact date", width: 103, height: 22, beyond: word) {
            day.datePickerStyle(.compact)
        }
        figures.take("date and time", width: 167.5, height: 22, beyond: word) {
            DatePicker("Date", selection: .constant(Self.date))
        }
        figures.take("colour", width: 48, height: 24) {
            ColorPicker("Ink", selection: .constant(.red)).labelsHidden()
        }
    }

    private func values(_ figures: inout MacFigures) {
        figures.take("slider", height: 16) { Slider(value: .constant(0.5)) }
        figures.take("labelled slider", height: 18.5) {
            Slider(value: .constant(0.5)) { Text("Volume") }
        }
        let stepper = Stepper("Count", value: .constant(1))
        let count = [Text("Count").font(.body)]
        figures.take("stepper", width: 28, height: 26, beyond: count) { stepper }
        figures.take("bare stepper", width: 20, height: 26) { stepper.labelsHidden() }
        figures.take("field", height: 24) { TextField("Name", text: .constant("")) }
        figures.take("plain field", height: 16) {
            TextField("Name", text: .constant("A")).textFieldStyle(.plain)
        }
        figures.take("secure field", height: 24) { SecureField("Name", text: .constant("A")) }
        figures.take("bar", height: 20) { ProgressView(value: 0.4) }
        figures.take("labelled bar", height: 36) { ProgressView("Loading", value: 0.4) }
        figures.take("bar with a value", height: 52) {
            ProgressView(value: 0.3) {
                Text("Copying")
            } currentValueLabel: {
                Text("30%")
            }
        }
        figures.take("spinner", width: 32, height: 32) { ProgressView() }
        figures.take("small spinner", width: 16, height: 16) {
            ProgressView().controlSize(.small)
        }
        figures.take("ring", width: 32, height: 32) {
            ProgressView(value: 0.4).progressViewStyle(.circular)
        }
        figures.take("labelled spinner", height: 52.74) { ProgressView("Working") }
        let gauge = Gauge(value: 0.4) {
            Text("Level")
        } currentValueLabel: {
            Text("40")
        }
        let bare = Gauge(value: 0.4) { Text("Level") }
        figures.take("gauge", height: 40.15) { bare }
        figures.take("gauge without labels", height: 40.15) { bare.labelsHidden() }
        figures.take("gauge with a value", height: 60.89) { gauge }
        figures.take("round gauge", width: 58, height: 58) {
            gauge.gaugeStyle(.accessoryCircular)
        }
        figures.take("accessory gauge", height: 8) { gauge.gaugeStyle(.accessoryLinear) }
        figures.take("accessory capacity", height: 52) {
            gauge.gaugeStyle(.accessoryLinearCapacity)
        }
    }

    private func groups(_ figures: inout MacFigures) {
        let name = [Text("Name").font(.body), Text("Corey")]
        figures.take("labelled content", width: 8, height: 18.5, beyond: name) {
            LabeledContent("Name", value: "Corey")
        }
        let inside = VStack(alignment: .leading) {
            Text("Inside")
            Toggle("Option", isOn: .constant(true))
        }
        figures.take("group box", height: 69.5) { GroupBox("Settings") { inside } }
        figures.take("untitled box", width: 10, height: 26, beyond: [Text("Plain")]) {
            GroupBox { Text("Plain") }
        }
        figures.take("text and toggle", height: 40.5) { inside }
        figures.take("disclosure", height: 24) {
            DisclosureGroup("More", isExpanded: .constant(false)) { Text("Inside") }
        }
        figures.take("open disclosure", height: 64.5) {
            DisclosureGroup("More", isExpanded: .constant(true)) {
                Text("Inside")
                Toggle("Option", isOn: .constant(true))
            }
        }
        figures.take("disclosures in one another", height: 64) {
            DisclosureGroup("Outer", isExpanded: .constant(true)) {
                DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("Nested") }
            }
        }
        figures.take("stack of screens", width: 0, height: 16, beyond: [Text("Screen")]) {
            NavigationStack { Text("Screen") }
        }
    }
}
