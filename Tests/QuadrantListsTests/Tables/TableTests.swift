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
        #expect(host.texts == ["Juan", "Mei", "Tom", "nobody", "Hide"])
        try host.find(label: "Mei").tap()
        #expect(try host["selected"].text == "Mei")
    }

    @Test func aRegularTableHasTitlesThatSort() throws {
        let host = ViewHost(width: 800, height: 600) {
            People().environment(\.horizontalSizeClass, .regular)
        }
        #expect(
            host.texts.prefix(6) == ["Given Name", "Family Name", "Age", "Juan", "Chavez", "41"])
        #expect(try host.find(label: "Chen").frame.minX == host.find(label: "Chavez").frame.minX)
        try host.find(label: "Age").tap()
        #expect(
            host.texts.filter { ["Juan", "Mei", "Tom"].contains($0) } == ["Mei", "Tom", "Juan"])
        try host.find(label: "Age").tap()
        #expect(
            host.texts.filter { ["Juan", "Mei", "Tom"].contains($0) } == ["Juan", "Tom", "Mei"])
        try host.find(label: "Hide").tap()
        #expect(!host.texts.contains("Family Name") && !host.texts.contains("Chen"))
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
        #expect(host.texts == ["Juan", "Others", "Mei", "Tom", "Group"])
        try host.find(label: "Group").tap()
        #expect(host.texts.contains("Member"))
    }

    @Test func whatNobodyCanCustomizeIsSaid() {
        let host = ViewHost(width: 390, height: 600) {
            Table(Self.people) {
                TableColumn("Given Name", value: \.given)
                    .disabledCustomizationBehavior(.reorder)
            }
        }
        #expect(host.issues.map(\.description).contains { $0.contains("disabledCustomization") })
    }
}
