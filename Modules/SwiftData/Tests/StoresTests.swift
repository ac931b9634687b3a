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

    private func container(_ kind: Kind, _ folder: TestFolder) throws -> ModelContainer {
        func configuration(_ name: String, _ schema: Schema) -> ModelConfiguration {
            switch kind {
            case .memory: ModelConfiguration(name, schema: schema, isStoredInMemoryOnly: true)
            case .file:
                ModelConfiguration(name, schema: schema, url: folder.url.appending(path: name))
            }
        }
        return try ModelContainer(
            for: Schema([Alpha.self, Beta.self]),
            configurations: configuration("a", Schema([Alpha.self])),
            configuration("b", Schema([Beta.self])))
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
}
