import Expectations
import QuadrantTesting
import SwiftData
import SwiftUI
import Testing

/// Views that follow a store.
@MainActor @Suite struct ViewTests {
    private struct Row: View {
        let note: Note
        var body: some View { Text(note.title).accessibilityIdentifier("row") }
    }

    private struct Rows: View {
        @Query(filter: #Predicate<Note> { $0.weight < 1 }, sort: \Note.title) var notes: [Note]
        var body: some View { ForEach(notes) { Row(note: $0) } }
    }

    private struct Screen: View {
        @Environment(\.modelContext) private var context
        var body: some View {
            VStack {
                Rows()
                Button("Add") { context.insert(Note(key: 9, title: "m")) }.accessibilityIdentifier(
                    "add")
            }
        }
    }

    private let store: ModelContainer

    init() throws {
        store = try container()
        for (key, title) in ["a", "n", "z"].enumerated() {
            store.mainContext.insert(Note(key: key, title: title))
        }
    }

    private func host() -> ViewHost {
        let host = ViewHost(width: 300, height: 400) { Screen().modelContainer(store) }
        host.update()
        return host
    }

    private func note(_ key: Int) throws -> Note {
        let found = try store.mainContext.fetch(
            FetchDescriptor<Note>(predicate: #Predicate { $0.key == key }))
        return try #require(found.first)
    }

    @Test func aListFollowsTheBodiesThatAreConcernedAlone() throws {
        let host = host()
        same(host.texts.filter { $0 != "Add" }, ["a", "n", "z"])
        // The list and the new row.
        same(try host.cost { try host["add"].tap() }.bodies, 2)
        same(host.texts.filter { $0 != "Add" }, ["a", "m", "n", "z"])
        // The row that shows the title, which stays where it is.
        same(try host.cost { try note(1).title = "o" }.bodies, 1)
        // The list, as the row moves, and the row.
        same(try host.cost { try note(1).title = "b" }.bodies, 2)
        same(host.texts.filter { $0 != "Add" }, ["a", "b", "m", "z"])
        // What nobody reads.
        same(try host.cost { try note(0).isOpen = true }.bodies, 0)
        same(try host.cost { try note(0).weight = 0.25 }.bodies, 0)
        same(host.cost { store.mainContext.insert(Folder(key: 1)) }.bodies, 0)
        // The list, which a row leaves.
        same(try host.cost { try note(0).weight = 2 }.bodies, 1)
        same(try host.cost { store.mainContext.delete(try note(2)) }.bodies, 1)
        same(host.texts.filter { $0 != "Add" }, ["b", "m"])
        same(try host.cost { try store.mainContext.save() }.bodies, 0)
    }

    @Test func aViewFollowsWhatAnotherContextSaves() throws {
        let host = host()
        try store.mainContext.save()
        let other = ModelContext(store)
        other.insert(Note(key: 5, title: "c"))
        try other.save()
        same(host.texts.filter { $0 != "Add" }, ["a", "c", "n", "z"])
    }

    /// - Parameter isKnown: Whether the context has an object of the row already, which nobody has read.
    @Test(arguments: [false, true]) func aViewFollowsARowThatIsWantedNow(isKnown: Bool) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let configuration = ModelConfiguration(url: file.appending(path: "n.store"))
        func opened() throws -> ModelContainer {
            try ModelContainer(for: Note.self, configurations: configuration)
        }
        let first = ModelContext(try opened())
        for (key, title) in ["a", "n"].enumerated() {
            let note = Note(key: key, title: title)
            note.weight = key == 0 ? 0.5 : 2
            first.insert(note)
        }
        try first.save()
        let unwanted = try #require(
            try first.fetch(FetchDescriptor<Note>(predicate: #Predicate { $0.key == 1 })).first)
        let store = try opened()
        if isKnown { _ = store.mainContext.model(for: unwanted.persistentModelID) }
        let host = ViewHost(width: 300, height: 400) { Rows().modelContainer(store) }
        same(host.texts, ["a"])
        let other = ModelContext(store)
        for note in try other.fetch(FetchDescriptor<Note>()) { note.weight = 0.25 }
        try other.save()
        same(host.texts, ["a", "n"])
    }

    @Test func withoutAContainerThereIsNothing() throws {
        let host = ViewHost(width: 300, height: 400) { Screen() }
        same(host.texts, ["Add"])
        try host["add"].tap()
        same(host.texts, ["Add"])
    }

    @Test func aContainerIsMadeOnce() throws {
        var made: [ModelContainer] = []
        let host = ViewHost(width: 300, height: 400) {
            Screen().modelContainer(for: Note.self, inMemory: true) {
                made += (try? $0.get()).map { [$0] } ?? []
            }
        }
        try host["add"].tap()
        try host["add"].tap()
        same(host.texts, ["m", "m", "Add"])
        same(made.count, 1)
    }
}
