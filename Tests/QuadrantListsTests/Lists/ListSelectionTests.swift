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
        #expect(try host["state"].text == "chosen 1")
        #expect(try host.find(label: "Row 1").traits.contains(.isSelected))
        #expect(try !host.find(label: "Row 2").traits.contains(.isSelected))
        // Beside the text, too.
        let row = try host.find(label: "Row 2").frame
        try host.tap(at: CGPoint(x: 350, y: row.midY))
        #expect(try host["state"].text == "chosen 2")
        try host.find(label: "Row 0").select()
        #expect(try host["state"].text == "chosen 0")
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
        #expect(try host["state"].text == "a b")
        try host.find(label: "A").tap()
        #expect(try host["state"].text == "b")
        #expect(throws: ActionFailure.self) { try host.find(label: "number").select() }
        try host.find(label: "Done").tap()
    }

    @Test func aSelectionThatIsNotThere() {
        let host = ViewHost(width: 390, height: 600) {
            List(0..<3, id: \.self, selection: .constant(77)) { Text("\($0)") }
        }
        #expect(host.texts == ["0", "1", "2"])
        #expect(host.issues.isEmpty)
    }
}
