import Expectations
import Foundation
import SwiftData
import Testing

private enum Texts {
    @Model final class Card {
        var name: String
        var code: String
        init(_ name: String, code: String) { (self.name, self.code) = (name, code) }
    }
}

private enum Numbers {
    @Model final class Card {
        var name: String
        var code = 3
        init(_ name: String) { self.name = name }
    }
}

private enum Links {
    @Model final class Card {
        var name: String
        var code: URL
        init(_ name: String, code: URL) { (self.name, self.code) = (name, code) }
    }
}

/// Values that cannot be written or read, and objects that are no longer there.
@Suite struct UnreadableTests {
    struct Odd: Codable {
        var isWhole = true
        func encode(to encoder: any Encoder) throws {
            if !isWhole { throw CocoaError(.coderInvalidValue) }
        }
    }

    @Model final class Record {
        var name: String
        var odd = Odd()
        init(_ name: String) { self.name = name }
    }

    @Model final class Master {
        var name: String
        init(_ name: String) { self.name = name }
    }

    @Model final class Thing {
        var name: String
        var master: Master
        init(_ name: String, _ master: Master) { (self.name, self.master) = (name, master) }
    }

    private func cards<Card: PersistentModel>(
        of type: Card.Type, in url: URL
    ) throws -> (ModelContext, [Card]) {
        let context = ModelContext(
            try ModelContainer(for: type, configurations: ModelConfiguration(url: url)))
        return (context, try context.fetch(FetchDescriptor<Card>()))
    }

    @Test func whatCannotBeEncodedIsTold() throws {
        let container = try ModelContainer(
            for: Record.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let record = Record("a")
        context.insert(record)
        record.odd.isWhole = false
        let error = try #require(throws: SwiftDataError.self) { try context.save() }
        same(error, .modelValidationFailure)
        has("\(error)", "'Record.odd'")
        same(try ModelContext(container).fetchCount(FetchDescriptor<Record>()), 0)
        holds(context.hasChanges)
    }

    @Test func whatCannotBeReadStaysUntilItIsSet() throws {
        let folder = try TestFolder()
        let (first, _) = try cards(of: Texts.Card.self, in: folder.store)
        first.insert(Texts.Card("a", code: "x7"))
        try first.save()
        // With a first value in its place, and without one.
        let (second, numbers) = try cards(of: Numbers.Card.self, in: folder.store)
        same(numbers.map(\.code), [3])
        numbers[0].name = "b"
        try second.save()
        let (_, texts) = try cards(of: Texts.Card.self, in: folder.store)
        same(texts.map(\.code), ["x7"])
        same(texts.map(\.name), ["b"])
        numbers[0].code = 5
        second.rollback()
        same(numbers[0].code, 3)
        second.undoManager = UndoManager()
        numbers[0].code = 6
        second.undoManager?.undo()
        same(numbers[0].code, 3)
        try second.save()
        same(try cards(of: Texts.Card.self, in: folder.store).1.map(\.code), ["x7"])
        second.undoManager?.redo()
        same(numbers[0].code, 6)
        numbers[0].code = 8
        try second.save()
        let (third, links) = try cards(of: Links.Card.self, in: folder.store)
        links[0].name = "c"
        try third.save()
        let (_, again) = try cards(of: Numbers.Card.self, in: folder.store)
        same(again.map(\.code), [8])
        same(again.map(\.name), ["c"])
    }

    @Test func anObjectWhoseTargetIsGoneCanBeChanged() throws {
        let container = try ModelContainer(
            for: Master.self, Thing.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let master = Master("m")
        context.insert(Thing("a", master))
        try context.save()
        context.delete(master)
        try context.save()
        let other = ModelContext(container)
        let thing = try #require(try other.fetch(FetchDescriptor<Thing>()).first)
        thing.name = "b"
        other.rollback()
        same(thing.name, "a")
        thing.name = "c"
        try other.save()
        same(try ModelContext(container).fetch(FetchDescriptor<Thing>()).map(\.name), ["c"])
    }

    @Test func whatCannotBeReadCanBeSet() throws {
        let container = try ModelContainer(
            for: Master.self, Thing.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let master = Master("first")
        context.insert(Thing("a", master))
        try context.save()
        context.delete(master)
        try context.save()
        let other = ModelContext(container)
        let thing = try #require(try other.fetch(FetchDescriptor<Thing>()).first)
        thing.master = Master("second")
        same(thing.master.name, "second")
        try other.save()
        let fresh = ModelContext(container)
        same(try fresh.fetch(FetchDescriptor<Thing>()).map(\.master.name), ["second"])
    }
}
