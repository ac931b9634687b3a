import Expectations
import QuadrantTesting
import SwiftData
import SwiftUI
import Testing

/// The forms in which people write queries and previews.
private struct Forms: View {
    @Query(sort: \Note.key, order: .reverse, animation: .default) private var last: [Note]
    @Query(
        filter: #Predicate<Note> { $0.weight < 1 },
        sort: [SortDescriptor(\Note.title), SortDescriptor(\.key)])
    var light: [Note]
    @Query(FetchDescriptor<Note>(sortBy: [.init(\.title)])) var described: [Note]
    @Query(first) private var one: [Note]
    @Query private var plain: [Folder]

    private static var first: FetchDescriptor<Note> {
        var descriptor = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.key)])
        descriptor.fetchLimit = 1
        return descriptor
    }

    var body: some View {
        Text(
            "\(last.map(\.key)) \(light.map(\.key)) \(described.map(\.key)) \(one.map(\.key)) \(plain.count)"
        )
    }
}

/// A query that its view's initializer makes.
private struct Found: View {
    @Query private var notes: [Note]

    init(search: String) {
        _notes = Query(
            filter: #Predicate { search.isEmpty || $0.title.localizedStandardContains(search) },
            sort: \Note.key)
    }

    var body: some View { Text("found \(notes.map(\.key))") }
}

private struct Searched: View {
    @State private var search = ""

    var body: some View {
        VStack {
            Found(search: search)
            Button("Search") { search = "PE" }.accessibilityIdentifier("search")
        }
    }
}

/// A row that edits its model.
private struct Row: View {
    @Bindable var note: Note
    var body: some View { TextField("Title", text: $note.title).accessibilityIdentifier("field") }
}

private struct Samples: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let store = try container()
        for (key, title) in ["pear", "fig", "grape"].enumerated() {
            store.mainContext.insert(Note(key: key, title: title))
        }
        return store
    }

    func body(content: Content, context: ModelContainer) -> some View {
        content.modelContainer(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var samples: Self { .modifier(Samples()) }
}

#Preview("Forms", traits: .samples) { Forms() }

@ModelActor private actor Worker {
    func add(_ key: Int) throws -> PersistentIdentifier {
        let note = Note(key: key, title: "by the worker")
        modelContext.insert(note)
        try modelContext.save()
        return note.persistentModelID
    }

    func title(of note: PersistentIdentifier) -> String? { self[note, as: Note.self]?.title }
}

@MainActor @Suite struct FormTests {
    @Test func eachFormFindsItsModels() async throws {
        let store = try await Samples.makeSharedContext()
        let host = ViewHost { Forms().modelContainer(store) }
        same(host.texts, ["[2, 1, 0] [1, 2, 0] [1, 2, 0] [0] 0"])
    }

    @Test func aQueryFollowsTheInitializer() async throws {
        let store = try await Samples.makeSharedContext()
        let host = ViewHost { Searched().modelContainer(store) }
        has(host.texts, "found [0, 1, 2]")
        try host["search"].tap()
        has(host.texts, "found [0, 2]")
    }

    @Test func aFieldEditsAModel() async throws {
        let store = try await Samples.makeSharedContext()
        let note = try #require(try store.mainContext.fetch(FetchDescriptor<Note>()).first)
        let host = ViewHost { Row(note: note).modelContainer(store) }
        host.update()
        note.title = "plum"
        has(host.texts, "plum")
    }

    @Test func anActorHasAContextOfItsOwn() async throws {
        let store = try await Samples.makeSharedContext()
        try store.mainContext.save()
        let worker = Worker(modelContainer: store)
        let added = try await worker.add(9)
        same(await worker.title(of: added), "by the worker")
        let keys = try store.mainContext.fetch(FetchDescriptor<Note>()).map(\.key)
        same(keys, [0, 1, 2, 9])
        same((store.mainContext.model(for: added) as? Note)?.title, "by the worker")
    }
}
