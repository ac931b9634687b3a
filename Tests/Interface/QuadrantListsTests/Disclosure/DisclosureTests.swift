import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Groups and outlines that are expanded by a tap.
@MainActor @Suite struct DisclosureTests {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private let tree = [
        Item(
            id: "fruit",
            children: [
                Item(id: "apple"), Item(id: "citrus", children: [Item(id: "lemon")]),
            ]),
        Item(id: "bread"), Item(id: "none", children: []),
    ]

    @Test func aGroupShowsItsContent() throws {
        let host = ViewHost(width: 300, height: 300) {
            DisclosureGroup("More") { Text("Inside") }
        }
        same(host.texts, ["More"])
        try same(host.find(label: "More").value, "collapsed")
        try host.find(label: "More").tap()
        same(host.texts, ["More", "Inside"])
        try host.find(label: "More").tap()
        same(host.texts, ["More"])
    }

    @Test func outlinesAreRows() throws {
        let host = ViewHost(width: 390, height: 600) {
            List(tree, children: \.children) { Text($0.id) }
        }
        same(host.texts, ["fruit", "bread", "none"])
        try host.find(label: "fruit").tap()
        same(host.texts, ["fruit", "apple", "citrus", "bread", "none"])
        #expect(try host.find(label: "apple").frame.minX > host.find(label: "bread").frame.minX)
        try host.find(label: "citrus").tap()
        same(host.texts, ["fruit", "apple", "citrus", "lemon", "bread", "none"])
        // Each is a row of its own.
        let rows = try ["apple", "citrus", "lemon"].map { try host.find(label: $0).frame.midY }
        #expect(rows[1] - rows[0] == 52 && rows[2] - rows[1] == 52)
    }

    private struct Sections: View {
        @State private var isExpanded = false

        var body: some View {
            List {
                Section("Title", isExpanded: $isExpanded) { Text("Row") }
            }
            .listStyle(.sidebar)
        }
    }

    @Test func headersOfSidebarsShowTheirContent() throws {
        let host = ViewHost(width: 390, height: 600) { Sections() }
        same(host.texts, ["Title"])
        try host.find(label: "Title").tap()
        same(host.texts, ["Title", "Row"])
    }

    /// The group that the next style makes, after a mark.
    private struct Marked: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isExpanded ? "-" : "+")
            DisclosureGroup(isExpanded: configuration.$isExpanded) {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }

    @Test func aStyleMakesGroupsOfItsOwn() {
        let host = ViewHost(width: 300, height: 300) {
            DisclosureGroup("outer", isExpanded: .constant(true)) {
                DisclosureGroup("inner", isExpanded: .constant(true)) { Text("content") }
            }
            .disclosureGroupStyle(Marked())
        }
        same(host.texts, ["-", "outer", "-", "inner", "content"])
    }
}
