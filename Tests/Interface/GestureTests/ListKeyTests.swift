import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Arrow keys in lists and tables, as somebody with a keyboard uses them.
@MainActor
@Suite struct ListKeyTests {
    @Test func theArrowKeysSelectTheRowAboveAndBelow() throws {
        let host = ViewHost(width: 300, height: 400) { Fruit() }
        host.key(.tab)
        host.key(.downArrow)
        has(host.texts, "chosen 0")
        host.key(.downArrow)
        has(host.texts, "chosen 1")
        host.key(.upArrow)
        has(host.texts, "chosen 0")
        // Above the first there is none.
        host.key(.upArrow)
        has(host.texts, "chosen 0")
    }

    @Test func theSelectedRowComesIntoSight() throws {
        let host = ViewHost(width: 300, height: 400) { Fruit() }
        host.key(.tab)
        for _ in 0..<30 { host.key(.downArrow) }
        has(host.texts, "chosen 29")
        has(host.texts, "Row 29")
        fails(host.texts.contains("Row 0"))
        let row = try host["row 29"].frame
        #expect(row.minY >= 0 && row.maxY <= 400)
        for _ in 0..<29 { host.key(.upArrow) }
        has(host.texts, "chosen 0")
        #expect(try host["row 0"].frame.minY >= 0)
    }

    @Test func homeEndAndPagesGoFar() throws {
        let host = ViewHost(width: 300, height: 400) { Fruit() }
        host.key(.tab)
        host.key(.end)
        has(host.texts, "chosen 999")
        host.key(.pageUp)
        fails(host.texts.contains("chosen 999"))
        fails(host.texts.contains("Row 999"))
        host.key(.home)
        has(host.texts, "chosen 0")
        host.key(.pageDown)
        fails(host.texts.contains("Row 0"))
        fails(host.texts.contains("chosen 0"))
    }

    @Test func shiftGoesOverRowsThatAreNotMade() {
        let host = ViewHost(width: 300, height: 400) { Many() }
        host.key(.tab)
        host.key(.downArrow)
        host.key(.downArrow)
        host.key(.end, modifiers: .shift)
        has(host.texts, "999 rows from 1 to 999")
        // Back home: those on the way are not selected any more.
        host.key(.home, modifiers: .shift)
        has(host.texts, "2 rows from 0 to 1")
        host.key(.pageDown, modifiers: .shift)
        host.key(.pageDown, modifiers: .shift)
        holds(host.texts.contains { $0.contains(" rows from 1 to ") && !$0.hasPrefix("2 ") })
    }

    @Test func shiftSelectsOneMoreOrOneLess() {
        let host = ViewHost(width: 300, height: 400) { Several() }
        host.key(.tab)
        host.key(.downArrow)
        host.key(.downArrow)
        has(host.texts, "chosen [1]")
        host.key(.downArrow, modifiers: .shift)
        host.key(.downArrow, modifiers: .shift)
        has(host.texts, "chosen [1, 2, 3]")
        host.key(.upArrow, modifiers: .shift)
        has(host.texts, "chosen [1, 2]")
        // Beyond the row where it began, to the other side.
        host.key(.upArrow, modifiers: .shift)
        host.key(.upArrow, modifiers: .shift)
        has(host.texts, "chosen [0, 1]")
        host.key(.downArrow)
        has(host.texts, "chosen [1]")
    }

    @Test func aTapOnARowIsWhereKeysGoOn() throws {
        let host = ViewHost(width: 300, height: 400) { Fruit() }
        try host["row 3"].tap()
        host.key(.downArrow)
        has(host.texts, "chosen 4")
    }

    @Test func aListWithoutASelectionLeavesKeysToOthers() {
        let log = Log()
        let host = ViewHost(width: 300, height: 400) {
            VStack {
                List(0..<5, id: \.self) { Text(verbatim: "Row \($0)") }
                Color.white.frame(width: 20, height: 20).focusable()
                    .onMoveCommand { log.add("\($0)") }
            }
        }
        host.key(.tab)
        host.key(.downArrow)
        same(log.take(), ["down"])
    }

    @Test func rowsOfATableAreSelectedByKeys() {
        let host = ViewHost(width: 700, height: 400) { Sorted() }
        host.key(.tab)
        host.key(.downArrow)
        host.key(.downArrow)
        has(host.texts, "chosen 1")
    }

    @Test func aFocusStateAndDeleteKnowTheList() throws {
        let host = ViewHost(width: 300, height: 400) { Deleting() }
        has(host.texts, "focus false")
        try host["row 2"].tap()
        has(host.texts, "focus true")
        host.key(.delete)
        has(host.texts, "rows [0, 1, 3, 4]")
    }
}

private struct Fruit: View {
    @State private var chosen: Int?

    var body: some View {
        VStack(spacing: 0) {
            List(0..<1000, id: \.self, selection: $chosen) {
                Text(verbatim: "Row \($0)").accessibilityIdentifier("row \($0)")
            }
            Text(verbatim: "chosen \(chosen ?? -1)").frame(height: 20)
        }
    }
}

private struct Several: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
        VStack(spacing: 0) {
            List(0..<20, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
            Text(verbatim: "chosen \(chosen.sorted())").frame(height: 20)
        }
    }
}

private struct Sorted: View {
    private struct Person: Identifiable { let id: Int }
    @State private var chosen: Int?

    var body: some View {
        VStack(spacing: 0) {
            Table((0..<5).map { Person(id: $0) }, selection: $chosen) {
                TableColumn("Name") { Text(verbatim: "Row \($0.id)") }
            }
            Text(verbatim: "chosen \(chosen ?? -1)").frame(height: 20)
        }
    }
}

private struct Deleting: View {
    @State private var rows = [0, 1, 2, 3, 4]
    @State private var chosen: Int?
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            List(rows, id: \.self, selection: $chosen) {
                Text(verbatim: "Row \($0)").accessibilityIdentifier("row \($0)")
            }
            .focused($isFocused)
            .onDeleteCommand { rows.removeAll { $0 == chosen } }
            Text(verbatim: "rows \(rows)")
            Text(verbatim: "focus \(isFocused)")
        }
    }
}

private struct Many: View {
    @State private var chosen: Set<Int> = []

    var body: some View {
        VStack {
            Text(
                verbatim:
                    "\(chosen.count) rows from \(chosen.min() ?? -1) to \(chosen.max() ?? -1)")
            List(0..<1000, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
        }
    }
}
