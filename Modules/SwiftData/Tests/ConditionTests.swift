import Expectations
import Foundation
import SwiftData
import Testing

/// What a store leaves out of a fetch is not wanted, and all that is wanted is found.
@Suite struct ConditionTests {
    @Model final class Reading {
        var key: Int
        var level: Double
        var time: Date
        var note: String?

        init(_ key: Int, level: Double) {
            (self.key, self.level) = (key, level)
            time = Date(timeIntervalSinceReferenceDate: Double(key))
        }
    }

    private struct Files {
        let configuration: ModelConfiguration
        private let folder = FileManager.default.temporaryDirectory.appending(
            path: UUID().uuidString)

        init() { configuration = ModelConfiguration(url: folder.appending(path: "r.store")) }

        func context() throws -> ModelContext {
            ModelContext(try ModelContainer(for: Reading.self, configurations: configuration))
        }

        func memory() throws -> ModelContext {
            ModelContext(
                try ModelContainer(
                    for: Reading.self,
                    configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    private static let levels: [Double] = [0, -0.0, 1, 2.5, .nan, .infinity, -.infinity, 1e300, 7]

    /// Nine readings in a file.
    private func filled(_ files: Files) throws {
        let context = try files.context()
        for (key, level) in Self.levels.enumerated() { context.insert(Reading(key, level: level)) }
        try context.save()
    }

    private static let (two, moment) = (2.5, Date(timeIntervalSinceReferenceDate: 4))

    private static let predicates: [Predicate<Reading>] = [
        #Predicate { $0.key < 3 }, #Predicate { 3 < $0.key }, #Predicate { $0.key == 8 },
        #Predicate { $0.level >= 2.5 && $0.key > 1 }, #Predicate { $0.level == 0 },
        #Predicate { $0.time <= moment }, #Predicate { $0.level < two || $0.key == 8 },
        #Predicate { !($0.level < two) && $0.key < 100 },
        #Predicate { $0.key > 2 && $0.note == nil }, #Predicate { $0.level != 1 && $0.key >= 0 },
        #Predicate { $0.key + 1 > 4 && $0.key < 8 },
    ]

    @Test(arguments: predicates.indices)
    func theStoreFindsWhatThePredicateWants(place: Int) throws {
        let files = Files()
        defer { files.remove() }
        try filled(files)
        let predicate = Self.predicates[place]
        let all = try files.context().fetch(FetchDescriptor<Reading>())
        let wanted = try all.filter { try predicate.evaluate($0) }.map(\.key)
        let context = try files.context()
        let descriptor = FetchDescriptor(predicate: predicate)
        same(try context.fetch(descriptor).map(\.key), wanted)
        same(try context.fetchCount(descriptor), wanted.count)
        for _ in 0..<6 { same(try context.fetch(descriptor).map(\.key), wanted) }
    }

    @Test func whatIsNotSavedCounts() throws {
        let files = Files()
        defer { files.remove() }
        try filled(files)
        let context = try files.context()
        func found() throws -> [Int] {
            try context.fetch(FetchDescriptor<Reading>(predicate: #Predicate { $0.key > 6 }))
                .map(\.key)
        }
        let one = try #require(
            try context.fetch(FetchDescriptor<Reading>(predicate: #Predicate { $0.key == 1 })).first
        )
        one.key = 20
        same(try found(), [20, 7, 8])
        context.insert(Reading(30, level: 1))
        same(try found(), [20, 7, 8, 30])
        context.delete(
            try #require(
                try context.fetch(FetchDescriptor<Reading>(predicate: #Predicate { $0.key == 7 }))
                    .first))
        same(try found(), [20, 8, 30])
        context.rollback()
        same(try found(), [7, 8])
    }

    @Test func whatOthersInsertIsFound() throws {
        let files = Files()
        defer { files.remove() }
        try filled(files)
        let context = try files.context()
        let descriptor = FetchDescriptor<Reading>(predicate: #Predicate { $0.key > 6 })
        same(try context.fetchCount(descriptor), 2)
        let other = ModelContext(context.container)
        other.insert(Reading(40, level: 3))
        try other.save()
        same(try context.fetch(descriptor).map(\.key), [7, 8, 40])
        same(try context.fetch(FetchDescriptor<Reading>()).count, 10)
    }

    @Test func numbersAndDatesAreSortedAsWritten() throws {
        let context = try Files().memory()
        for key in [5, 1, 4, 2, 3] { context.insert(Reading(key, level: Double(key % 3))) }
        func keys(_ sort: SortDescriptor<Reading>...) throws -> [Int] {
            try context.fetch(FetchDescriptor(sortBy: sort)).map(\.key)
        }
        same(try keys(SortDescriptor(\.key)), [1, 2, 3, 4, 5])
        same(try keys(SortDescriptor(\.time, order: .reverse)), [5, 4, 3, 2, 1])
        // Equal ones stay in their order.
        same(try keys(SortDescriptor(\.level)), [3, 1, 4, 5, 2])
        same(try keys(SortDescriptor(\.level, order: .reverse)), [5, 2, 1, 4, 3])
        same(try keys(SortDescriptor(\.level), SortDescriptor(\.key)), [3, 1, 4, 2, 5])
    }
}
