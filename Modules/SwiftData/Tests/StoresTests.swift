import Expectations
import Foundation
import SwiftData
import Testing

/// Containers whose models lie in several stores, each of which counts by itself.
@Suite struct StoresTests {
    @Model final class Alpha {
        var name: String
        init(_ name: String) { self.name = name }
    }

    @Model final class Beta {
        var count: Int
        init(_ count: Int) { self.count = count }
    }

    enum Kind: CaseIterable {
        case memory, file
    }

    private func container(
        _ kind: Kind, _ folder: TestFolder, isBetaSaved: Bool = true
    ) throws -> ModelContainer {
        func configuration(_ name: String, _ schema: Schema) -> ModelConfiguration {
            let allowsSave = name == "a" || isBetaSaved
            return switch kind {
            case .memory:
                ModelConfiguration(
                    name, schema: schema, isStoredInMemoryOnly: true, allowsSave: allowsSave)
            case .file:
                ModelConfiguration(
                    name, schema: schema, url: folder.url.appending(path: name),
                    allowsSave: allowsSave)
            }
        }
        return try ModelContainer(
            for: Schema([Alpha.self, Beta.self]),
            configurations: configuration("a", Schema([Alpha.self])),
            configuration("b", Schema([Beta.self])))
    }

    @Test(arguments: Kind.allCases)
    func whatIsNotSavedLeavesTheOtherStore(kind: Kind) throws {
        let folder = try TestFolder()
        if kind == .file {
            let context = ModelContext(try container(kind, folder))
            context.insert(Beta(7))
            try context.save()
        }
        let file = folder.url.appending(path: "b")
        let bytes = try? Data(contentsOf: file)
        let context = ModelContext(try container(kind, folder, isBetaSaved: false))
        context.insert(Alpha("one"))
        try context.save()
        let betas = try context.fetch(FetchDescriptor<Beta>()).map(\.count)
        same(betas, kind == .file ? [7] : [])
        context.insert(Alpha("two"))
        context.insert(Beta(8))
        let error = try #require(throws: SwiftDataError.self) { try context.save() }
        same(error, .modelValidationFailure)
        has("\(error)", "'b'")
        has("\(error)", "'Beta'")
        context.rollback()
        same(try ModelContext(context.container).fetch(FetchDescriptor<Alpha>()).count, 1)
        same(try? Data(contentsOf: file), bytes)
    }

    /// The user 'root' may write everywhere.
    @Test(.enabled(if: geteuid() != 0))
    func aStoreInAFolderThatCannotBeWrittenIsRead() throws {
        let folder = try TestFolder()
        do {
            let context = ModelContext(
                try ModelContainer(
                    for: Alpha.self, configurations: ModelConfiguration(url: folder.store)))
            context.insert(Alpha("one"))
            try context.save()
        }
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
        defer {
            try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
        }
        let context = ModelContext(
            try ModelContainer(
                for: Alpha.self,
                configurations: ModelConfiguration(url: folder.store, allowsSave: false)))
        same(try context.fetch(FetchDescriptor<Alpha>()).map(\.name), ["one"])
    }

    @Test func aFileThatIsOnlyReadIsNotMade() throws {
        let folder = try TestFolder()
        func open(_ type: any PersistentModel.Type) throws -> SwiftDataError {
            try #require(throws: SwiftDataError.self) {
                try ModelContainer(
                    for: type,
                    configurations: ModelConfiguration(url: folder.store, allowsSave: false))
            }
        }
        has("\(try open(Alpha.self))", "There is no store")
        fails(FileManager.default.fileExists(atPath: folder.store.path))
        _ = try ModelContainer(
            for: Alpha.self, configurations: ModelConfiguration(url: folder.store))
        let bytes = try Data(contentsOf: folder.store)
        has("\(try open(Beta.self))", "lacks 'Beta.count'")
        same(try Data(contentsOf: folder.store), bytes)
    }

    @Test(arguments: Kind.allCases)
    func equalNumbersAreTwoObjects(kind: Kind) throws {
        let folder = try TestFolder()
        let context = ModelContext(try container(kind, folder))
        let (alpha, beta) = (Alpha("one"), Beta(7))
        context.insert(alpha)
        context.insert(beta)
        try context.save()
        differ(alpha.persistentModelID, beta.persistentModelID)
        holds(context.model(for: alpha.persistentModelID) === alpha)
        holds(context.model(for: beta.persistentModelID) === beta)

        let other = ModelContext(context.container)
        same(try other.fetch(FetchDescriptor<Beta>()).map(\.count), [7])
        let copies = try other.fetch(FetchDescriptor<Alpha>())
        same(copies.map(\.name), ["one"])
        copies.first?.name = "two"
        try other.save()
        _ = try context.fetch(FetchDescriptor<Alpha>())
        same(alpha.name, "two")
        same(beta.count, 7)
        copies.first.map(other.delete)
        try other.save()
        same(try context.fetchCount(FetchDescriptor<Alpha>()), 0)
        same(try context.fetch(FetchDescriptor<Beta>()), [beta])
        fails(beta.isDeleted)
    }

    @Test func aStoreThatCannotBeWrittenLeavesTheOthersAsTheyWere() throws {
        let folder = try TestFolder()
        let context = ModelContext(try container(.file, folder))
        context.insert(Alpha("one"))
        context.insert(Beta(1))
        try context.save()
        // The second file loses its table under the program's hands.
        try Self.carryOut("DROP TABLE Beta", in: folder.url.appending(path: "b").path)
        context.insert(Alpha("two"))
        context.insert(Beta(2))
        _ = try #require(throws: SwiftDataError.self) { try context.save() }
        let alpha = try ModelContainer(
            for: Alpha.self,
            configurations: ModelConfiguration("a", url: folder.url.appending(path: "a")))
        let names = try ModelContext(alpha).fetch(FetchDescriptor<Alpha>()).map(\.name)
        same(names, ["one"])
    }

    /// Has SQLite do something with a file.
    private static func carryOut(_ command: String, in path: String) throws {
        typealias Open =
            @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
        typealias Execute =
            @convention(c) (
                OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
            ) -> Int32
        typealias Close = @convention(c) (OpaquePointer?) -> Int32
        let library = try #require(dlopen("libsqlite3.so.0", RTLD_NOW))
        func find<Function>(_ name: String, _ type: Function.Type) throws -> Function {
            unsafeBitCast(try #require(dlsym(library, name)), to: type)
        }
        var database: OpaquePointer?
        same(try find("sqlite3_open", Open.self)(path, &database), 0)
        same(try find("sqlite3_exec", Execute.self)(database, command, nil, nil, nil), 0)
        same(try find("sqlite3_close", Close.self)(database), 0)
    }
}
