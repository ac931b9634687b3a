import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Selecting rows, as somebody would.
@MainActor @Suite struct ListSelectionTests {
    private struct One: View {
        @State private var selected: Int?

        var body: some View {
            List(0..<4, id: \.self, selection: $selected) { number in
                Text("Row \(number)").selectionDisabled(number == 3)
            }
            Text(selected.map { "chosen \($0)" } ?? "nothing").accessibilityIdentifier("state")
        }
    }

    @Test func aTapSelectsARow() throws {
        let host = ViewHost(width: 390, height: 600) { One() }
        try host.find(label: "Row 1").tap()
        try same(host["state"].text, "chosen 1")
        try has(host.find(label: "Row 1").traits, .isSelected)
        try fails(host.find(label: "Row 2").traits.contains(.isSelected))
        // Beside the text, too.
        let row = try host.find(label: "Row 2").frame
        try host.tap(at: CGPoint(x: 350, y: row.midY))
        try same(host["state"].text, "chosen 2")
        try host.find(label: "Row 0").select()
        try same(host["state"].text, "chosen 0")
        #expect(throws: ActionFailure.self) { try host.find(label: "Row 3").select() }
        #expect(throws: ActionFailure.self) { try host["state"].select() }
    }

    private struct Many: View {
        @State private var selected: Set<String> = []
        @State private var mode = EditMode.inactive

        var body: some View {
            EditButton()
            List(selection: $selected) {
                Text("A").tag("a")
                Text("B").tag("b")
                Text("number").tag(3)
            }
            Text(selected.sorted().joined(separator: " ")).accessibilityIdentifier("state")
                .environment(\.editMode, $mode)
        }
    }

    private struct Editing: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack { Many() }.environment(\.editMode, $mode)
        }
    }

    @Test func severalRowsAreSelectedInEditMode() throws {
        let host = ViewHost(width: 390, height: 600) { Editing() }
        #expect(throws: ActionFailure.self) { try host.find(label: "A").tap() }
        try host.find(label: "Edit").tap()
        try host.find(label: "A").tap()
        try host.find(label: "B").tap()
        try same(host["state"].text, "a b")
        try host.find(label: "A").tap()
        try same(host["state"].text, "b")
        #expect(throws: ActionFailure.self) { try host.find(label: "number").select() }
        try host.find(label: "Done").tap()
    }

    private struct Mails: View {
        @State private var mails = ["One", "Two", "Three"]
        @State private var selected: Set<String> = []

        var body: some View {
            List($mails, id: \.self, editActions: .all, selection: $selected) {
                Text($0.wrappedValue)
            }
            .environment(\.editMode, .constant(.active))
            Text(selected.sorted().joined(separator: " ")).accessibilityIdentifier("state")
        }
    }

    /// Of a list with several selected rows, the circle before a row that is edited selects it.
    @Test func circlesSelectRows() throws {
        let host = ViewHost(width: 390, height: 600) { Mails() }
        let row = try host.find(label: "Two").frame
        near(row.minX, 72, within: 0.001)
        try host.tap(at: CGPoint(x: 16 + 28, y: row.midY))
        try same(host["state"].text, "Two")
        same(host.texts.prefix(3), ["One", "Two", "Three"])
        try host.tap(at: CGPoint(x: 16 + 28, y: row.midY))
        try same(host["state"].text, "")
    }

    private func issues(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
        ViewHost(width: 390, height: 600) { content() }.issues.map(\.description)
    }

    @Test func tagsOfTheWrongTypeAreToldOnce() {
        let told = issues {
            List(selection: .constant("a" as String?)) {
                Text("A").tag("a")
                Text("1").tag(1)
                Text("2").tag(2)
            }
        }
        same(told.count, 1)
        same(told.first?.contains("The tag 1 in a List or Table is of type Int"), true)
        // Elements whose identities are of another type than the selection: no row can be selected.
        let elements = issues {
            List(0..<3, id: \.self, selection: .constant("a" as String?)) { Text("\($0)") }
        }
        same(elements.count, 1)
        // Titles among rows that can be selected.
        let titles = issues {
            List(selection: .constant("a" as String?)) {
                Text("A").tag("a")
                ForEach(0..<3, id: \.self) { Text("Title \($0)") }
                Text("Optional").tag("b" as String?)
                ForEach(0..<2, id: \.self) { Text("\($0)").selectionDisabled() }
            }
        }
        empty(titles)
    }

    @Test func rowsThatShareAValueAreTold() throws {
        let told = issues {
            List(selection: .constant("a" as String?)) {
                Text("A").tag("a")
                Text("B").tag("b")
                Text("also B").tag("b")
            }
        }
        same(told.count, 1)
        same(told.first?.contains("Two rows of a List or Table stand for the value b"), true)
    }

    private struct Turned: View {
        @State private var isTurned = false

        var body: some View {
            List(selection: .constant("a" as String?)) {
                Text("First").tag(isTurned ? "b" : "a")
                Text("Second").tag(isTurned ? "a" : "b")
            }
            Button("Turn") { isTurned.toggle() }
        }
    }

    @Test func rowsThatChangeTheirValuesShareNone() throws {
        let host = ViewHost(width: 390, height: 600) { Turned() }
        try host.find(label: "Turn").tap()
        try has(host.find(label: "Second").traits, .isSelected)
        empty(host.issues)
    }

    private struct Required: View {
        @State private var selected = 1

        var body: some View {
            List(0..<3, id: \.self, selection: $selected) { Text("Row \($0)") }
        }
    }

    @Test func alwaysOneRowIsSelected() throws {
        let host = ViewHost(width: 390, height: 600) { Required() }
        try has(host.find(label: "Row 1").traits, .isSelected)
        try host.find(label: "Row 2").tap()
        try has(host.find(label: "Row 2").traits, .isSelected)
        try fails(host.find(label: "Row 1").traits.contains(.isSelected))
    }

    @Test func aSelectionThatIsNotThere() {
        let host = ViewHost(width: 390, height: 600) {
            List(0..<3, id: \.self, selection: .constant(77)) { Text("\($0)") }
        }
        same(host.texts, ["0", "1", "2"])
        empty(host.issues)
    }
}
