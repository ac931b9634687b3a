import Expectations
import Foundation
import SwiftData
import Testing

/// What is found, and in which order.
@MainActor @Suite struct FetchTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(try container())
        for (key, title) in ["pear", "Apple", "Älpler", "fig", "apple pie"].enumerated() {
            let note = Note(key: key, title: title)
            if key > 2 { note.folder = Folder(key: key, name: "f\(key)") }
            context.insert(note)
        }
        try context.save()
    }

    private func keys(
        _ predicate: Predicate<Note>?, _ change: (inout FetchDescriptor<Note>) -> Void = { _ in }
    ) throws -> [Int] {
        var descriptor = FetchDescriptor(predicate: predicate)
        change(&descriptor)
        return try context.fetch(descriptor).map(\.key)
    }

    @Test func predicates() throws {
        let search = "APPLE"
        same(try keys(nil), [0, 1, 2, 3, 4])
        same(try keys(#Predicate { $0.key > 2 }), [3, 4])
        same(try keys(#Predicate { $0.title.localizedStandardContains(search) }), [1, 4])
        same(try keys(#Predicate { $0.title.contains("p") && $0.key != 0 }), [1, 2, 4])
        same(try keys(#Predicate { $0.folder?.name == "f3" }), [3])
        same(try keys(#Predicate { $0.folder == nil }), [0, 1, 2])
        same(try keys(#Predicate { ($0.folder?.notes.count ?? 0) > 0 }), [3, 4])
    }

    @Test func ordersAndPages() throws {
        same(try keys(nil) { $0.sortBy = [SortDescriptor(\.title)] }, [2, 1, 4, 3, 0])
        same(
            try keys(nil) { $0.sortBy = [SortDescriptor(\.key, order: .reverse)] }, [4, 3, 2, 1, 0])
        same(try keys(nil) { $0.fetchLimit = 2 }, [0, 1])
        same(try keys(nil) { ($0.fetchOffset, $0.fetchLimit) = (3, 9) }, [3, 4])
        same(try keys(nil) { ($0.fetchOffset, $0.fetchLimit) = (-3, -1) }, [0, 1, 2, 3, 4])
        same(try keys(nil) { $0.fetchOffset = 99 }, [])
        same(try context.fetchCount(FetchDescriptor<Note>(predicate: #Predicate { $0.key < 2 })), 2)
        same(try context.fetchIdentifiers(FetchDescriptor<Folder>()).count, 2)
    }

    @Test func whatIsNotSavedCountsUnlessItIsLeftOut() throws {
        context.insert(Note(key: 9))
        same(try keys(nil) { $0.includePendingChanges = false }, [0, 1, 2, 3, 4])
        same(try keys(#Predicate { $0.key == 9 }), [9])
        try context.delete(model: Note.self, where: #Predicate { $0.key > 0 })
        same(try keys(nil), [0])
    }

    @Test func unknownModelsAreNamed() throws {
        let other = ModelContext(
            try ModelContainer(
                for: Kinds.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        let error = try #require(throws: SwiftDataError.self) {
            try other.fetch(FetchDescriptor<Note>())
        }
        same(error, .unknownSchema)
        has("\(error)", "'Note'")
    }

    @Test func circlesAreFollowedOnce() throws {
        let (first, second) = (Kinds(), Kinds())
        (first.parent, second.parent) = (second, first)
        context.insert(first)
        same(try context.fetchCount(FetchDescriptor<Kinds>()), 2)
        // A chain that is too long for a stack.
        let ends = Kinds()
        var last = ends
        for _ in 0..<50_000 {
            let next = Kinds()
            last.parent = next
            last = next
        }
        context.insert(ends)
        same(try context.fetchCount(FetchDescriptor<Kinds>()), 50_003)
    }
}
