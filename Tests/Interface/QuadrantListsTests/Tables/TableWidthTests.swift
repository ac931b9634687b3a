import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// How wide columns are, and what is stored of their customization.
@MainActor @Suite struct TableWidthTests {
    private struct Row: Identifiable {
        let id: Int
    }

    /// Where the cells of a table of 632 begin: 600 for content and gaps, of which two gaps take 32.
    private func starts(
        @TableColumnBuilder<Row, Never> _ columns:
            @escaping () -> some TableColumnContent<Row, Never>
    ) throws -> [CGFloat] {
        let host = ViewHost(width: 632, height: 300) {
            Table([Row(id: 1)], columns: columns)
                .environment(\.horizontalSizeClass, .regular)
        }
        return try ["a", "b", "c"].map { try host.find(label: $0).frame.minX - 16 }
    }

    private func column(_ name: String) -> TableColumn<Row, Never, Text, Text> {
        TableColumn(Text(name.uppercased())) { (_: Row) in Text(name) }
    }

    @Test func columnsShareWhatIsThere() throws {
        let starts = try starts {
            column("a")
            column("b")
            column("c")
        }
        let width = (600.0 - 32) / 3
        holds(zip(starts, [0, width + 16, 2 * (width + 16)]).allSatisfy { abs($0 - $1) < 0.51 })
    }

    /// A column with an ideal width has it; the others share the rest.
    @Test func idealWidths() throws {
        let one = try starts {
            column("a").width(ideal: 60)
            column("b")
            column("c")
        }
        #expect(one[1] == 76 && abs(one[2] - (76 + 254 + 16)) < 0.51)
        let bounded = try starts {
            column("a").width(min: 30, ideal: 60)
            column("b").width(100)
            column("c").width(max: 50)
        }
        #expect(bounded[1] == 76 && bounded[2] == 76 + 116)
    }

    private struct Stored: View {
        @AppStorage private var columns: TableColumnCustomization<Row>

        init(_ store: UserDefaults) {
            _columns = AppStorage("columns", store: store)
        }

        var body: some View {
            Table([Row(id: 1)], columnCustomization: $columns) {
                TableColumn("First") { _ in Text("one") }.customizationID("first")
                TableColumn("Second") { _ in Text("two") }.customizationID("second")
            }
            .environment(\.horizontalSizeClass, .regular)
            Button("Hide") { columns[visibility: "second"] = .hidden }
        }
    }

    @Test func whichColumnsAreShownIsStored() throws {
        let name = "TableWidthTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let host = ViewHost(width: 600, height: 300) { VStack { Stored(store) } }
        has(host.texts, "two")
        try host.find(label: "Hide").tap()
        fails(host.texts.contains("two"))
        // Another view of the same store begins as the first one ended.
        let other = ViewHost(width: 600, height: 300) { VStack { Stored(store) } }
        #expect(other.texts.contains("one") && !other.texts.contains("two"))
    }

    @Test func aCustomizationIsWrittenAndRead() throws {
        var columns = TableColumnCustomization<Row>()
        columns[visibility: "b"] = .hidden
        columns[visibility: "a"] = .visible
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(columns)
        same(String(decoding: data, as: UTF8.self), #"{"a":"visible","b":"hidden"}"#)
        try same(JSONDecoder().decode(TableColumnCustomization<Row>.self, from: data), columns)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(
                TableColumnCustomization<Row>.self, from: Data("[1]".utf8))
        }
    }
}
