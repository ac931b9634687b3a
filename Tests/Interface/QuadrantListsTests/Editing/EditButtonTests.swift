import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// `EditButton` as Apple's page of it writes it: nobody sets an edit mode.
@MainActor @Suite struct EditButtonTests {
    private struct Fruits: View {
        @State private var fruits = ["Apple", "Banana", "Papaya"]

        var body: some View {
            NavigationStack {
                List {
                    ForEach(fruits, id: \.self) { Text($0) }
                        .onDelete { fruits.remove(atOffsets: $0) }
                        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                }
                .navigationTitle("Fruits")
                .toolbar { EditButton() }
            }
        }
    }

    @Test func rowsAreDeletedAfterATapOnEdit() throws {
        let host = ViewHost(width: 390, height: 600) { Fruits() }
        empty(host.all(label: "Done"))
        try host.find(label: "Edit").tap()
        empty(host.all(label: "Edit"))
        let row = try host.find(label: "Banana")
        // The text makes room for the button before it (recorded: 40).
        #expect(row.frame.minX > 16 + 39)
        try row.deleteRow()
        #expect(host.texts.contains("Apple") && !host.texts.contains("Banana"))
        try host.find(label: "Done").tap()
        #expect(try host.find(label: "Apple").frame.minX < 40)
        empty(host.issues)
    }

    /// Without a stack, the mode is that of the host.
    @Test func aListBesideItsButton() throws {
        struct Plain: View {
            @State private var fruits = ["Apple", "Banana"]

            var body: some View {
                VStack {
                    EditButton()
                    List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { _ in } }
                }
            }
        }
        let host = ViewHost(width: 390, height: 600) { Plain() }
        let before = try host.find(label: "Apple").frame.minX
        try host.find(label: "Edit").tap()
        try same(host.find(label: "Apple").frame.minX, before + 40)
    }

    /// A screen that is pushed has a mode of its own; a binding of the program's counts everywhere.
    @Test func eachScreenHasItsMode() throws {
        struct Screens: View {
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Next") {
                            List { ForEach(["Inner"], id: \.self) { Text($0) }.onDelete { _ in } }
                                .toolbar { EditButton() }
                        }
                        ForEach(["Outer"], id: \.self) { Text($0) }.onDelete { _ in }
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let host = ViewHost(width: 390, height: 600) { Screens() }
        try host.find(label: "Edit").tap()
        same(host.all(label: "Done").count, 1)
        let other = ViewHost(width: 390, height: 600) { Screens() }
        try other.find(label: "Next").tap()
        same(other.all(label: "Edit").count, 1)
        let given = ViewHost(width: 390, height: 600) {
            Fruits().environment(\.editMode, .constant(.active))
        }
        same(given.all(label: "Done").count, 1)
    }
}
