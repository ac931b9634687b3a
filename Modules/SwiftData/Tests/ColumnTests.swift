import Expectations
import Foundation
import SwiftData
import Testing

private enum Old {
    @Model final class Card {
        var title: String
        init(_ title: String) { self.title = title }
    }
}

private enum Named {
    @Model final class Card {
        var title: String
        var mark = UUID()
        @Attribute(.unique) var code = UUID()
        init(_ title: String) { self.title = title }
    }
}

private enum Equal {
    @Model final class Card {
        var title: String
        @Attribute(.unique) var code = 1
        init(_ title: String) { self.title = title }
    }
}

private enum Single {
    @Model final class Card {
        @Attribute(.unique) var title: String
        init(_ title: String) { self.title = title }
    }
}

private enum Cased {
    @Model final class Card {
        var tiTle: String
        init(_ title: String) { tiTle = title }
    }
}

private enum Both {
    @Model final class Card {
        var title: String
        @Attribute(originalName: "tiTle") var name = "-"
        init(_ title: String) { self.title = title }
    }
}

private enum Doubled {
    @Model final class Card {
        var title: String
        var tiTle: String?
        init(_ title: String) { self.title = title }
    }
}

/// What becomes of the columns of a file when the variables of a class change.
@Suite struct ColumnTests {
    private func open<Card: PersistentModel>(
        _ type: Card.Type, _ url: URL
    ) throws -> (ModelContext, [Card]) {
        let context = ModelContext(
            try ModelContainer(for: type, configurations: ModelConfiguration(url: url)))
        return (context, try context.fetch(FetchDescriptor<Card>()))
    }

    private func write(_ titles: [String], _ url: URL) throws {
        let (context, _) = try open(Old.Card.self, url)
        for title in titles { context.insert(Old.Card(title)) }
        try context.save()
    }

    @Test func eachObjectHasAFirstValueOfItsOwn() throws {
        let folder = try TestFolder()
        try write(["a", "b", "c"], folder.store)
        let (context, cards) = try open(Named.Card.self, folder.store)
        same(Set(cards.map(\.mark)).count, 3)
        for card in cards { card.title += "!" }
        try context.save()
        let (_, again) = try open(Named.Card.self, folder.store)
        same(again.map(\.title), ["a!", "b!", "c!"])
        same(again.map(\.code), cards.map(\.code))
    }

    @Test func equalValuesOfWhatBecomesUniqueAreRefused() throws {
        let folder = try TestFolder()
        try write(["a", "a", "b"], folder.store)
        let new = try #require(throws: SwiftDataError.self) {
            try open(Equal.Card.self, folder.store)
        }
        same(new, .loadIssueModelContainer)
        has("\(new)", "3 objects of 'Card' of one 'code'")
        let old = try #require(throws: SwiftDataError.self) {
            try open(Single.Card.self, folder.store)
        }
        has("\(old)", "2 objects of 'Card' of one 'title'")
        same(try open(Old.Card.self, folder.store).1.map(\.title), ["a", "a", "b"])
    }

    @Test func caseOfNamesDoesNotCount() throws {
        let folder = try TestFolder()
        try write(["a"], folder.store)
        same(try open(Cased.Card.self, folder.store).1.map(\.tiTle), ["a"])
        let doubled = try #require(throws: SwiftDataError.self) {
            try open(Doubled.Card.self, folder.store)
        }
        has("\(doubled)", "'title' and 'tiTle'")
    }

    @Test func anOriginalNameThatIsStillInUseIsRefused() throws {
        let folder = try TestFolder()
        try write(["a"], folder.store)
        let error = try #require(throws: SwiftDataError.self) {
            try open(Both.Card.self, folder.store)
        }
        same(error, .loadIssueModelContainer)
        has("\(error)", "'Card.name'")
        same(try open(Old.Card.self, folder.store).1.map(\.title), ["a"])
    }
}
