import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Deleting, moving and swiping rows.
@MainActor @Suite struct RowEditingTests {
    private struct Names: View {
        @State private var names = ["Ann", "Bob", "Cem", "Dora"]
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).deleteDisabled(name == "Dora").moveDisabled(name == "Ann")
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .environment(\.editMode, $mode)
        }
    }

    /// The circle of a row that is selected is filled with the accent, from the first picture on.
    @Test func selectedRowsHaveACheckMark() throws {
        struct Chosen: View {
            @State private var selection: Set<String> = ["Bob"]
            var body: some View {
                List(["Ann", "Bob", "Cem"], id: \.self, selection: $selection) { Text($0) }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let host = ViewHost(width: 390, height: 400) { Chosen() }
        func filled() throws -> [Bool] {
            let picture = try Picture(host)
            return try ["Ann", "Bob", "Cem"].map { name in
                // Below the mark; the middle of the circle is 28 from the row's side.
                let pixel = picture.at(16 + 28, try host.find(label: name).frame.midY + 8)
                return pixel == [0, 136, 255]
            }
        }
        try same(filled(), [false, true, false])
        try host.find(label: "Cem").tap()
        try same(filled(), [false, true, true])
        try host.find(label: "Bob").tap()
        try same(filled(), [false, false, true])
    }

    @Test func rowsAreDeleted() throws {
        let host = ViewHost(width: 390, height: 600) { Names() }
        try host.find(label: "Bob").deleteRow()
        same(host.texts, ["Edit", "Ann", "Cem", "Dora"])
        try host.find(label: "Ann").perform("Delete")
        same(host.texts, ["Edit", "Cem", "Dora"])
        let kept = #expect(throws: ActionFailure.self) { try host.find(label: "Dora").deleteRow() }
        has(kept?.description ?? "", "is in a row that cannot be deleted: it is deleteDisabled.")
        try host.find(label: "Cem").swipe(fully: true)
        same(host.texts, ["Edit", "Dora"])
    }

    @Test func rowsAreMoved() throws {
        let host = ViewHost(width: 390, height: 600) { Names() }
        try host.find(label: "Cem").moveRow(to: 0)
        same(host.texts, ["Edit", "Cem", "Ann", "Bob", "Dora"])
        try host.find(label: "Cem").moveRow(to: 4)
        same(host.texts, ["Edit", "Ann", "Bob", "Dora", "Cem"])
        #expect(throws: ActionFailure.self) { try host.find(label: "Ann").moveRow(to: 2) }
    }

    /// Recorded: content moves by 40 behind the button, and ends 43 before the end for the grip.
    @Test func editingMakesRoomForItsButtons() throws {
        let host = ViewHost(width: 390, height: 600) { Names() }
        let before = try host.find(label: "Bob").frame.minX
        try host.find(label: "Edit").tap()
        try same(host.find(label: "Bob").frame.minX, before + 40)
        try same(host.find(label: "Dora").frame.minX, before)
        let row = try host.find(label: "Bob").frame
        try host.tap(at: CGPoint(x: 16 + 28, y: row.midY))
        same(host.texts, ["Done", "Ann", "Cem", "Dora"])
    }

    private struct Bound: View {
        @State private var numbers = [1, 2, 3]

        var body: some View {
            List($numbers, id: \.self, editActions: .all) { $number in Text("\(number)") }
        }
    }

    @Test func boundCollectionsAreEdited() throws {
        let host = ViewHost(width: 390, height: 600) { Bound() }
        try host.find(label: "1").moveRow(to: 3)
        same(host.texts, ["2", "3", "1"])
        try host.find(label: "3").deleteRow()
        same(host.texts, ["2", "1"])
    }

    private struct Outside: View {
        @State private var numbers = [1, 2]

        var body: some View {
            VStack {
                ForEach($numbers, id: \.self, editActions: .all) { $number in Text("\(number)") }
            }
        }
    }

    private struct OutsideSwiped: View {
        var body: some View {
            VStack {
                Text("1").swipeActions { Button("Delete", role: .destructive) {} }
                Text("2")
            }
        }
    }

    /// What does nothing outside of a list is told there, and nowhere else. Of swipes: scastiel/kado issue 87.
    @Test func editingOutsideOfAListIsTold() throws {
        let told: [(ViewHost, String)] = [
            (ViewHost(width: 390, height: 600) { Outside() }, "ForEach(editActions:) outside"),
            (ViewHost(width: 390, height: 600) { OutsideSwiped() }, ".swipeActions(edge:"),
        ]
        for (host, call) in told {
            same(host.texts, ["1", "2"])
            same(host.issues.count, 1)
            let message = try #require(host.issues.first?.message)
            #expect(message.contains(call) && message.contains("outside of a List"))
        }
        empty(ViewHost(width: 390, height: 600) { Bound() }.issues)
        empty(ViewHost(width: 390, height: 600) { Form { Outside() } }.issues)
        empty(ViewHost(width: 390, height: 600) { Swiped() }.issues)
    }

    private struct Swiped: View {
        @State private var log: [String] = []

        var body: some View {
            List {
                Text("Mail")
                    .swipeActions {
                        Button("Delete", role: .destructive) { log.append("delete") }
                        Button("Flag") { log.append("flag") }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Read") { log.append("read") }
                    }
            }
            Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        }
    }

    @Test func swipesShowButtons() throws {
        let host = ViewHost(width: 390, height: 600) { Swiped() }
        fails(host.texts.contains("Flag"))
        let before = try host.find(label: "Mail").frame.minX
        try host.find(label: "Mail").swipe()
        #expect(try host.find(label: "Mail").frame.minX < before)
        try host.find(label: "Flag").tap()
        try same(host["log"].text, "flag")
        try same(host.find(label: "Mail").frame.minX, before)
        try host.find(label: "Mail").swipe(fully: true)
        try same(host["log"].text, "flag delete")
        // The row is gone until it turns out that its element stays.
        host.advance(by: .seconds(2))
        #expect(throws: ActionFailure.self) {
            try host.find(label: "Mail").swipe(from: .leading, fully: true)
        }
        try host.find(label: "Mail").swipe(from: .leading)
        try host.find(label: "Read").tap()
        try same(host["log"].text, "flag delete read")
    }

    private struct Refreshed: View {
        @State private var rows = ["old"]

        var body: some View {
            List(rows, id: \.self) { Text($0) }
                .refreshable { await MainActor.run { rows.append("new") } }
        }
    }

    @Test func listsArePulledDown() async throws {
        let host = ViewHost(width: 390, height: 600) { Refreshed() }
        try await host.refresh()
        same(host.texts, ["old", "new"])
        let other = ViewHost(width: 390, height: 600) { List { Text("row") } }
        await #expect(throws: ActionFailure.self) { try await other.refresh() }
    }

    @Test func movingAndRemovingPlaces() {
        var all = Array(0..<5)
        all.move(fromOffsets: [1, 3, 9], toOffset: 0)
        same(all, [1, 3, 0, 2, 4])
        all.move(fromOffsets: [0], toOffset: 99)
        same(all, [3, 0, 2, 4, 1])
        all.remove(atOffsets: [0, 4, 8])
        same(all, [0, 2, 4])
    }
}
