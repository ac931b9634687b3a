import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Forms, and views that say that nothing is there.
@MainActor @Suite struct FormTests {
    private struct Settings: View {
        @State private var isOn = false
        @State private var log = ""

        var body: some View {
            Form {
                Section("General") {
                    Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle")
                    Button("Reset") { log = "reset" }
                    LabeledContent("Log", value: log)
                }
            }
        }
    }

    /// Seen in Apple's pictures of the largest text: the value of a row's menu stands below its label.
    @Test(arguments: [DynamicTypeSize.xxxLarge, .accessibility1, .accessibility5])
    func aMenuStandsBelowItsLabelAtLargeText(size: DynamicTypeSize) throws {
        let host = ViewHost(width: 390, height: 600) {
            Form {
                Picker(selection: .constant(1)) {
                    Text("One").accessibilityIdentifier("value").tag(1)
                } label: {
                    Text("Size").accessibilityIdentifier("label")
                }
            }
            .dynamicTypeSize(size)
        }
        let (label, value) = try (host["label"].frame, host["value"].frame)
        if size.isAccessibilitySize {
            #expect(value.minX == label.minX && value.minY >= label.maxY)
        } else {
            #expect(value.minX > label.maxX && abs(value.midY - label.midY) < 1)
        }
    }

    /// A list or form that is itself to be a row gives its rows to the section around; one that is laid out as a view keeps a
    /// card. Evidence: a picture that Apple's SwiftUI drew of `Form { Section { List { … } } }` shows rows of the section.
    @Test func aListInASectionGivesItsRows() throws {
        func frames(_ content: some View) throws -> [CGRect] {
            let host = ViewHost(width: 390, height: 600) {
                Form { Section("S") { content } }
            }
            return try ["a", "b", "c"].map { try host[$0].frame }
        }
        func row(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }
        let plain = try frames(
            Group {
                row("a")
                row("b")
                row("c")
            })
        try same(
            frames(
                Group {
                    List {
                        row("a")
                        ForEach(["b"], id: \.self) { row($0) }
                    }
                    row("c")
                }), plain)
        try same(
            frames(
                Group {
                    Form {
                        row("a")
                        List { row("b") }
                    }
                    row("c")
                }), plain)
        let framed = try frames(
            List {
                row("a")
                row("b")
                row("c")
            }.frame(height: 300))
        same(framed[0].minX, plain[0].minX + 32)
    }

    /// A date whose day and time stand below each other, as the text is large, is as high as both.
    @Test func datesInColumnsDoNotCoverTheRowAbove() throws {
        let host = ViewHost(width: 390, height: 900) {
            Form {
                Color.gray.frame(width: 40, height: 30).accessibilityIdentifier("above")
                DatePicker("Meeting", selection: .constant(Date(timeIntervalSince1970: 0)))
                    .accessibilityIdentifier("date")
            }
            .formStyle(.columns).dynamicTypeSize(.accessibility5)
        }
        let (above, date) = try (host["above"].frame, host["date"].frame)
        // The label is 63.5 high, the time with its ground more, the day at least half of that.
        #expect(date.minY >= above.maxY && date.height > 63.5 * 1.5)
    }

    @Test func controlsInRows() throws {
        let host = ViewHost(width: 390, height: 600) { Settings() }
        try host["toggle"].toggle()
        try same(host["toggle"].value, "1")
        // A tap beside the title triggers the button, too.
        let row = try host.find(label: "Reset").frame
        try host.tap(at: CGPoint(x: 340, y: row.midY))
        has(host.texts, "reset")
        // Rows with controls are no higher than others.
        try same(abs(host.find(label: "Reset").frame.midY - host["toggle"].frame.midY), 52)
    }

    @Test func theColumnsOfAForm() throws {
        let host = ViewHost(width: 390, height: 600) {
            Form {
                LabeledContent {
                    Color.gray.frame(width: 30, height: 20).accessibilityIdentifier("a")
                } label: {
                    Color.gray.frame(width: 80, height: 20)
                }
                LabeledContent {
                    Color.gray.frame(width: 30, height: 20).accessibilityIdentifier("b")
                } label: {
                    Color.gray.frame(width: 20, height: 20)
                }
            }
            .formStyle(.columns)
        }
        try same(host["a"].frame.minX, host["b"].frame.minX)
    }

    private struct Columns: View {
        @State private var isOn = true
        @State private var count = 1

        var body: some View {
            Form {
                LabeledContent {
                    Text("Value").accessibilityIdentifier("value")
                } label: {
                    Text("A label of so many words that it takes more than half of the form")
                        .accessibilityIdentifier("long")
                }
                Toggle("Sound", isOn: $isOn).accessibilityIdentifier("toggle")
                Stepper("Count", value: $count).accessibilityIdentifier("stepper")
                Text("Alone").accessibilityIdentifier("alone")
            }
            .formStyle(.columns)
        }
    }

    /// Labels end at one line, of which nothing lies out of sight, and a toggle has its switch beside its label.
    @Test func aFormInColumnsIsNoWiderThanItsRoom() throws {
        let host = ViewHost(width: 300, height: 400) { Columns() }
        let label = try host["long"].frame
        #expect(label.minX >= 0 && label.width <= 150)
        #expect(label.height > 40)
        let column = try host["value"].frame.minX
        near(column, (label.maxX + 8), within: 0.001)
        try same(host["alone"].frame.minX, column)
        #expect(try host["toggle"].frame.minX > 0 && host["toggle"].frame.maxX < 300)
        try host["toggle"].toggle()
        try same(host["toggle"].value, "0")
        // The switch begins in the column, where the tap finds it.
        try host.tap(at: CGPoint(x: column + 31, y: host["toggle"].frame.midY))
        try same(host["toggle"].value, "1")
    }

    /// Labels that have room stand on one line, also where the row is much narrower than the form.
    @Test func labelsOfColumnsAreNotBroken() throws {
        let host = ViewHost(width: 390, height: 300) {
            Form {
                Toggle("Notifications", isOn: .constant(true))
                ColorPicker("Colour", selection: .constant(.red))
                LabeledContent("Identifier", value: "A value")
                Stepper("Guests", value: .constant(3))
            }
            .formStyle(.columns)
        }
        let labels = try ["Notifications", "Colour", "Identifier"].map {
            try host.find(label: $0).frame
        }
        holds(labels.allSatisfy { $0.minX >= 0 })
        let tops = labels.map(\.minY)
        #expect(tops == tops.sorted() && tops[2] - tops[1] >= 20)
        let tall = ViewHost(width: 390, height: 300) {
            Form { LabeledContent("Identifier", value: "A value") }.formStyle(.columns)
        }
        #expect(try tall.find(label: "Identifier").frame.height < 25)
    }

    private struct Numbered: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Styled")
                configuration.content
            }
        }
    }

    @Test func styles() {
        let host = ViewHost(width: 390, height: 600) {
            Form { Text("Row") }.formStyle(Numbered())
        }
        same(host.texts, ["Styled", "Row"])
    }

    @Test func nothingThere() throws {
        let host = ViewHost(width: 390, height: 600) {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("Later")
            } actions: {
                Button("Reload") {}
            }
            .accessibilityIdentifier("all")
        }
        same(host.texts, ["No Mail", "Later", "Reload"])
        try same(host["all"].frame, CGRect(x: 0, y: 0, width: 390, height: 600))
        let search = ViewHost(width: 390, height: 600) {
            ContentUnavailableView.search(text: "abc")
        }
        same(search.texts.first, "No Results for “abc”")
    }

    private struct Actions: View {
        @State private var count = 0

        var body: some View {
            List {
                Section("Title") { Text("Row") }
                    .sectionActions { Button("Add") { count += 1 } }
                Text("\(count) added")
            }
        }
    }

    @Test func actionsOfASection() throws {
        let host = ViewHost(width: 390, height: 600) { Actions() }
        same(host.texts, ["Title", "Row", "Add", "0 added"])
        try host.find(label: "Add").tap()
        same(host.texts.last, "1 added")
    }
}
