import CoreData
import Expectations
import QuadrantTesting
import SwiftUI
import Testing

/// Views that follow a store.
@MainActor @Suite struct ViewTests {
    private struct Row: View {
        @ObservedObject var note: Note
        var body: some View { Text(note.title ?? "").accessibilityIdentifier("row") }
    }

    private struct Rows: View {
        @FetchRequest(
            sortDescriptors: [SortDescriptor(\.title)],
            predicate: NSPredicate(format: "weight < 1"))
        var notes: FetchedResults<Note>

        var body: some View {
            ForEach(notes) { Row(note: $0) }
            Button("Light") { notes.nsPredicate = NSPredicate(format: "weight > 5") }
                .accessibilityIdentifier("light")
        }
    }

    private struct Other: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)])
        var folders: FetchedResults<Folder>
        var body: some View { Text("\(folders.count) folders") }
    }

    private struct Screen: View {
        @Environment(\.managedObjectContext) private var context
        var body: some View {
            VStack {
                Rows()
                Other()
                Button("Add") { context.note("m") }.accessibilityIdentifier("add")
            }
        }
    }

    private let store: NSPersistentContainer
    private var notes: [Note] = []

    init() throws {
        store = try container()
        notes = ["a", "n", "z"].map { store.viewContext.note($0) }
        try store.viewContext.save()
    }

    private func host() -> ViewHost {
        let host = ViewHost(width: 300, height: 400) {
            Screen().environment(\.managedObjectContext, store.viewContext)
        }
        host.update()
        return host
    }

    private func rows(_ host: ViewHost) -> [String] {
        host.texts.filter { $0.count == 1 }
    }

    @Test func aListFollowsTheBodiesThatAreConcernedAlone() throws {
        let host = host()
        same(rows(host), ["a", "n", "z"])
        // The list and the new row.
        same(try host.cost { try host["add"].tap() }.bodies, 2)
        same(rows(host), ["a", "m", "n", "z"])
        // The list, which is told of changes of its objects as on Apple's systems, and the row.
        same(host.cost { notes[1].title = "b" }.bodies, 2)
        same(rows(host), ["a", "b", "m", "z"])
        // The list: the row goes.
        same(host.cost { notes[0].weight = 3 }.bodies, 1)
        same(rows(host), ["b", "m", "z"])
        // Nobody shows it.
        same(host.cost { notes[0].title = "x" }.bodies, 0)
        same(host.cost { store.viewContext.delete(notes[2]) }.bodies, 1)
        same(rows(host), ["b", "m"])
        // Saving changes nothing that is seen.
        same(try host.cost { try store.viewContext.save() }.bodies, 0)
        same(host.cost { _ = Folder(context: store.viewContext) }.bodies, 1)
        holds(host.texts.contains("1 folders"))
    }

    @Test func whatIsAskedForCanBeChanged() throws {
        let host = host()
        notes[0].weight = 7
        host.update()
        try host["light"].tap()
        same(rows(host), ["a"])
    }

    @Test func withoutAContextNothingIsFound() {
        let host = ViewHost(width: 300, height: 400) { Rows() }
        host.update()
        same(host.texts, ["Light"])
    }

    @Test func sectionsFollowToo() throws {
        struct Sections: View {
            @SectionedFetchRequest(
                sectionIdentifier: \Note.weight,
                sortDescriptors: [SortDescriptor(\Note.weight), SortDescriptor(\Note.title)])
            var sections: SectionedFetchResults<Int16, Note>
            var body: some View {
                ForEach(sections) { section in
                    Text("\(section.id): \(section.map { $0.title ?? "" }.joined(separator: " "))")
                }
            }
        }
        let host = ViewHost(width: 300, height: 400) {
            Sections().environment(\.managedObjectContext, store.viewContext)
        }
        host.update()
        same(host.texts, ["0: a n z"])
        notes[1].weight = 2
        host.update()
        same(host.texts, ["0: a z", "2: n"])
    }
}
