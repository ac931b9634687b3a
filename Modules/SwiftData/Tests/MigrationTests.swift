import Expectations
import Foundation
import SwiftData
import Testing

private enum First: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Card.self] }

    @Model final class Card {
        var title: String
        init(_ title: String) { self.title = title }
    }
}

private enum Second: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Card.self] }

    @Model final class Card {
        @Attribute(originalName: "title") var name: String
        var count = 7
        var length = 0
        init(_ name: String) { self.name = name }
    }
}

private enum Strict: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Card.self] }

    @Model final class Card {
        var title: String
        var needed: Int
        init(_ title: String, needed: Int) { (self.title, self.needed) = (title, needed) }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: First.self, toVersion: Second.self,
                willMigrate: { context in
                    for card in try context.fetch(FetchDescriptor<First.Card>()) {
                        card.title += "!"
                    }
                },
                didMigrate: { context in
                    for card in try context.fetch(FetchDescriptor<Second.Card>()) {
                        card.length = card.name.count
                    }
                })
        ]
    }
}

private enum Coded: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Card.self] }

    @Model final class Card {
        var title: String
        @Attribute(.unique) var code = ""
        init(_ title: String) { self.title = title }
    }
}

private enum CodingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Coded.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: First.self, toVersion: Coded.self, willMigrate: nil,
                didMigrate: { context in
                    for card in try context.fetch(FetchDescriptor<Coded.Card>()) {
                        card.code = "code of \(card.title)"
                    }
                })
        ]
    }
}

@Suite struct MigrationTests {
    private func open(
        _ schema: any VersionedSchema.Type, _ url: URL,
        _ plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema(versionedSchema: schema), migrationPlan: plan,
                configurations: ModelConfiguration(url: url)))
    }

    private func write(_ url: URL) throws {
        let context = try open(First.self, url)
        context.insert(First.Card("a"))
        context.insert(First.Card("bc"))
        try context.save()
    }

    @Test func aPlanLeadsToTheNewSchema() throws {
        let folder = try TestFolder()
        try write(folder.store)
        for _ in 0..<2 {
            let context = try open(Second.self, folder.store, Plan.self)
            let cards = try context.fetch(FetchDescriptor<Second.Card>())
            same(cards.map(\.name), ["a!", "bc!"])
            same(cards.map(\.count), [7, 7])
            same(cards.map(\.length), [2, 3])
        }
    }

    @Test func aPlanMayMakeValuesUnique() throws {
        let folder = try TestFolder()
        try write(folder.store)
        let error = try #require(throws: SwiftDataError.self) {
            try open(Coded.self, folder.store)
        }
        has("\(error)", "2 objects of 'Card' of one 'code'")
        for _ in 0..<2 {
            let context = try open(Coded.self, folder.store, CodingPlan.self)
            let cards = try context.fetch(FetchDescriptor<Coded.Card>())
            same(cards.map(\.code), ["code of a", "code of bc"])
        }
    }

    @Test func withoutAPlanNewVariablesHaveTheirFirstValues() throws {
        let folder = try TestFolder()
        try write(folder.store)
        let cards = try open(Second.self, folder.store).fetch(FetchDescriptor<Second.Card>())
        same(cards.map(\.name), ["a", "bc"])
        same(cards.map(\.count), [7, 7])
    }

    @Test func whatCannotBeMigratedIsTold() throws {
        let folder = try TestFolder()
        try write(folder.store)
        let lacking = try #require(throws: SwiftDataError.self) {
            try open(Strict.self, folder.store)
        }
        same(lacking, .loadIssueModelContainer)
        has("\(lacking)", "'needed'")
        _ = try open(Second.self, folder.store)
        let newer = try #require(throws: SwiftDataError.self) { try open(First.self, folder.store) }
        same(newer, .backwardMigration)
        has("\(newer)", "2.0.0")
    }
}
