import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Menus for rows by what is selected, as Apple's page of `contextMenu(forSelectionType:menu:primaryAction:)` has them.
@MainActor @Suite struct ListMenuTests {
    private struct Files: View {
        var hasAction = false
        @State private var selected: Set<String> = []
        @State private var log = ""
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                EditButton()
                if hasAction {
                    list.contextMenu(forSelectionType: String.self) { _ in
                        Button("Open") {}
                    } primaryAction: {
                        log += "open " + $0.sorted().joined(separator: "+") + " "
                    }
                } else {
                    list.contextMenu(forSelectionType: String.self) { items in
                        if items.isEmpty {
                            Button("New") { log += "new " }
                        } else {
                            Button("Delete \(items.count)") {
                                log += "delete " + items.sorted().joined(separator: "+") + " "
                            }
                        }
                    }
                }
                Text(log).accessibilityIdentifier("log")
            }
            .environment(\.editMode, $mode)
        }

        private var list: some View {
            List(selection: $selected) {
                ForEach(["a", "b", "c"], id: \.self) { Text($0) }
            }
            .accessibilityIdentifier("list")
        }
    }

    @Test func theGroundHasAMenuToo() throws {
        let host = ViewHost(width: 390, height: 600) { Files() }
        try host["list"].select("New")
        try same(host["log"].text, "new ")
    }

    @Test func aTapDoesThePrimaryAction() throws {
        let host = ViewHost(width: 390, height: 600) { Files(hasAction: true) }
        try host.find(label: "b").tap()
        try same(host["log"].text, "open b ")
        try host.find(label: "Edit").tap()
        try host.find(label: "b").tap()
        try same(host["log"].text, "open b ")
        try has(host.find(label: "b").traits, .isSelected)
    }

    /// Of a list without a selection, no menu opens.
    @Test func withoutASelectionThereIsNoMenu() throws {
        let host = ViewHost(width: 390, height: 600) {
            List { Text("Row") }.contextMenu(forSelectionType: String.self) { _ in Button("Open") {}
            }
        }
        #expect(throws: ActionFailure.self) { try host.find(label: "Row").menuItems() }
    }
}
