import Expectations
import Foundation
import SwiftData
import Testing

/// What is inserted again, and what several contexts change.
@MainActor @Suite struct ContextTests {
    private let context: ModelContext

    init() throws { context = ModelContext(try container()) }

    private func all<T: PersistentModel>(_ type: T.Type) throws -> [T] {
        try context.fetch(FetchDescriptor<T>())
    }

    @Test func whatIsInsertedAgainIsThereOnce() throws {
        let note = Note(key: 1, title: "a")
        context.insert(note)
        context.delete(note)
        context.insert(note)
        same(try all(Note.self), [note])
        same(context.insertedModelsArray.count, 1)
        try context.save()
        note.title = "b"
        context.delete(note)
        try context.save()
        same(try all(Note.self).count, 0)
        context.insert(Note(key: 2, title: "c"))
        context.insert(note)
        try context.save()
        same(try all(Note.self).map(\.title), ["c", "b"])
        fails(note.hasChanges)
        let other = ModelContext(context.container)
        same(try other.fetch(FetchDescriptor<Note>()).map(\.title), ["c", "b"])
        // In another context too; the first one no longer has it.
        context.delete(note)
        try context.save()
        other.insert(note)
        same(try all(Note.self).map(\.title), ["c"])
        same(try other.fetch(FetchDescriptor<Note>()).map(\.title), ["c", "b"])
    }

    @Test func undoingADeletionBeforeSavingLeavesOne() throws {
        context.undoManager = UndoManager()
        let note = Note(key: 1)
        context.insert(note)
        context.delete(note)
        context.undoManager?.undo()
        same(try all(Note.self), [note])
        try context.save()
        same(try all(Note.self), [note])
    }

    @Test func twoContextsChangeTwoVariables() throws {
        try changeTwo(context, ModelContext(context.container))
    }

    @Test func twoProgramsChangeTwoVariables() throws {
        let folder = try TestFolder()
        // Two containers know as little of each other as two programs do.
        let (one, two) = (try container(at: folder.store), try container(at: folder.store))
        try changeTwo(ModelContext(one), ModelContext(two))
    }

    private func changeTwo(_ context: ModelContext, _ other: ModelContext) throws {
        let note = Note(key: 1, title: "a")
        context.insert(note)
        try context.save()
        let copy = try #require(try other.fetch(FetchDescriptor<Note>()).first)
        copy.title = "b"
        note.weight = 2
        try context.save()
        try other.save()
        let found = try ModelContext(other.container).fetch(FetchDescriptor<Note>())
        same(found.map(\.title), ["b"])
        same(found.map(\.weight), [2])
        if context.container != other.container { return }
        _ = try context.fetch(FetchDescriptor<Note>())
        same([note.title, copy.title], ["b", "b"])
        same([note.weight, copy.weight], [2, 2])
        // Of one variable the later one stays; taking back leads to what is saved.
        note.title = "c"
        copy.title = "d"
        try other.save()
        _ = try context.fetch(FetchDescriptor<Note>())
        same(note.title, "c")
        context.rollback()
        same(note.title, "d")
    }

    @Test func contextsFollowEachOther() throws {
        let other = ModelContext(context.container)
        let note = Note(key: 1, title: "a")
        context.insert(note)
        same(try other.fetch(FetchDescriptor<Note>()).count, 0)
        try context.save()
        let copy = try #require(try other.fetch(FetchDescriptor<Note>()).first)
        copy.title = "b"
        try other.save()
        _ = try all(Note.self)
        same(note.title, "b")
        context.delete(note)
        try context.save()
        same(try other.fetch(FetchDescriptor<Note>()).count, 0)
        holds(copy.isDeleted)
    }
}
