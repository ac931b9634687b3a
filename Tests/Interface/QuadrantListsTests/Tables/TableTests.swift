import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Tables in a compact and in a regular width.
@MainActor @Suite struct TableTests {
    private struct Person: Identifiable {
        let given: String
        let family: String
        let age: Int
        var id: String { given }
    }

    private static let people = [
        Person(given: "Juan", family: "Chavez", age: 41),
        Person(given: "Mei", family: "Chen", age: 23),
        Person(given: "Tom", family: "Clark", age: 35),
    ]

    private struct People: View {
        @State private var people = TableTests.people
        @State private var order = [KeyPathComparator(\Person.given)]
        @State private var selected: Person.ID?
        @State private var customization = TableColumnCustomization<Person>()

        var body: some View {
            VStack {
                Table(
                    people, selection: $selected, sortOrder: $order,
                    columnCustomization: $customization
                ) {
                    TableColumn("Given Name", value: \.given)
                    TableColumn("Family Name", value: \.family).customizationID("family")
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
                }
                Text(selected ?? "nobody").accessibilityIdentifier("selected")
                Button("Hide") { customization[visibility: "family"] = .hidden }
            }
            .onChange(of: order) { people.sort(using: order) }
        }
    }

    @Test func aCompactTableShowsItsFirstColumn() throws {
        let host = ViewHost(width: 390, height: 600) {
            People().environment(\.horizontalSizeClass, .compact)
        }
        same(host.texts, ["Juan", "Mei", "Tom", "nobody", "Hide"])
        try host.find(label: "Mei").tap()
        try same(host["selected"].text, "Mei")
    }

    @Test func aRegularTableHasTitlesThatSort() throws {
        let host = ViewHost(width: 800, height: 600) {
            People().environment(\.horizontalSizeClass, .regular)
        }
        same(host.texts.prefix(6), ["Given Name", "Family Name", "Age", "Juan", "Chavez", "41"])
        try same(host.find(label: "Chen").frame.minX, host.find(label: "Chavez").frame.minX)
        try host.find(label: "Age").tap()
        same(host.texts.filter { ["Juan", "Mei", "Tom"].contains($0) }, ["Mei", "Tom", "Juan"])
        try host.find(label: "Age").tap()
        same(host.texts.filter { ["Juan", "Mei", "Tom"].contains($0) }, ["Juan", "Tom", "Mei"])
        try host.find(label: "Hide").tap()
        #expect(!host.texts.contains("Family Name") && !host.texts.contains("Chen"))
    }

    private struct Names: View {
        struct Name: Identifiable {
            let id: Int
            let text: String
            var nick: String?
        }

        @State private var names = ["file10", "Émile", "file9", "Zoe", "anna"].enumerated().map {
            Name(id: $0.offset, text: $0.element, nick: $0.offset == 2 ? nil : $0.element)
        }
        @State private var order = [KeyPathComparator(\Name.id)]

        var body: some View {
            Table(names, sortOrder: $order) {
                TableColumn("Name", value: \.text)
                TableColumn("Nick", value: \.nick) { Text($0.nick ?? "none") }
                TableColumn("By characters", value: \.text, comparator: .lexical)
            }
            .environment(\.horizontalSizeClass, .regular)
            .onChange(of: order) { names.sort(using: order) }
            Text(names.map(\.text).joined(separator: " ")).accessibilityIdentifier("order")
            Button("By name") { order = [KeyPathComparator(\.text)] }
        }
    }

    /// Apple sorts strings as names are sorted: numbers in them count, case and accents come last.
    @Test func namesAreSortedAsPeopleExpect() throws {
        let host = ViewHost(width: 800, height: 600) { VStack { Names() } }
        try host.find(label: "Name").tap()
        try same(host["order"].text, "anna Émile file9 file10 Zoe")
        try host.find(label: "Name").tap()
        try same(host["order"].text, "Zoe file10 file9 Émile anna")
        try host.find(label: "By characters").tap()
        try same(host["order"].text, "Zoe anna file10 file9 Émile")
        try host.find(label: "Nick").tap()
        try same(host["order"].text, "file9 anna Émile file10 Zoe")
        // The program sorts by the column's own comparator: the next tap turns the order.
        try host.find(label: "By name").tap()
        try same(host["order"].text, "anna Émile file9 file10 Zoe")
        try host.find(label: "Name").tap()
        try same(host["order"].text, "Zoe file10 file9 Émile anna")
    }

    private struct Folder: Identifiable {
        let id: String
        var children: [Folder]?
    }

    @Test func anOutlineAmongRows() throws {
        let folders = [Folder(id: "Folder", children: [Folder(id: "Inside")])]
        let host = ViewHost(width: 390, height: 600) {
            Table(of: Folder.self) {
                TableColumn("Name", value: \.id)
            } rows: {
                TableRow(Folder(id: "First"))
                OutlineGroup(folders, children: \.children)
            }
        }
        same(host.texts, ["First", "Folder"])
        try host.find(label: "Folder").tap()
        same(host.texts, ["First", "Folder", "Inside"])
    }

    /// Only the first column is indented; the others stand below their titles.
    @Test func columnsOfAnOutline() throws {
        let groups = [
            Folder(id: "Open", children: [Folder(id: "Inner", children: [])]), Folder(id: "Leaf"),
        ]
        let host = ViewHost(width: 700, height: 600) {
            Table(groups, children: \.children) {
                TableColumn("Name", value: \.id)
                TableColumn("Size") { Text("\($0.id.count) of \($0.id)") }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        try host.find(label: "Open").tap()
        let column = try host.find(label: "Size").frame.minX
        for name in ["Open", "Inner", "Leaf"] {
            try same(host.find(label: "\(name.count) of \(name)").frame.minX, column)
        }
        try same(host.find(label: "Leaf").frame.minX, 16)
        try same(host.find(label: "Inner").frame.minX, 16 + 20)
    }

    @Test func whatHasNoEffectIsTold() {
        let host = ViewHost(width: 390, height: 600) {
            Table(Self.people) {
                TableColumn("Given Name", value: \.given)
            }
            .tableStyle(.inset(alternatesRowBackgrounds: true))
        }
        same(host.issues.count, 1)
    }

    @Test func rowsOneByOne() throws {
        let host = ViewHost(width: 390, height: 600) {
            Table(of: Person.self) {
                TableColumn("Given Name", value: \.given)
                TableColumn("Family Name", value: \.family)
            } rows: {
                TableRow(Self.people[0])
                Section("Others") {
                    ForEach(Self.people.dropFirst()) { TableRow($0) }
                }
                DisclosureTableRow(Person(given: "Group", family: "", age: 0)) {
                    TableRow(Person(given: "Member", family: "", age: 1))
                }
            }
            .environment(\.horizontalSizeClass, .compact)
        }
        same(host.texts, ["Juan", "Others", "Mei", "Tom", "Group"])
        try host.find(label: "Group").tap()
        has(host.texts, "Member")
    }

    @Test func whatNobodyCanCustomizeIsSaid() {
        let host = ViewHost(width: 390, height: 600) {
            Table(Self.people) {
                TableColumn("Given Name", value: \.given)
                    .disabledCustomizationBehavior(.reorder)
            }
        }
        holds(host.issues.map(\.description).contains { $0.contains("disabledCustomization") })
    }

    /// The line below the titles is the one above the first row.
    @Test func oneLineLiesBelowTheTitles() throws {
        struct Row: Identifiable {
            let id: Int
        }
        func lines(_ headers: Visibility) throws -> Int {
            let host = ViewHost(width: 390, height: 200) {
                Table([Row(id: 1)]) { TableColumn("Number") { Text("row \($0.id)") } }
                    .tableColumnHeaders(headers).environment(\.horizontalSizeClass, .regular)
            }
            let row = try host.find(label: "row 1")
            let (picture, text) = try (Picture(host), row.frame)
            // From the titles to the text of the row, at a place without texts.
            let shades = stride(from: max(0.25, text.minY - 24), to: text.minY, by: 0.5).map {
                picture.at(300, $0) == [255, 255, 255]
            }
            return zip(shades, shades.dropFirst()).filter { $0 && !$1 }.count + (shades[0] ? 0 : 1)
        }
        try same(lines(.automatic), 1)
        try same(lines(.hidden), 1)
    }
}
