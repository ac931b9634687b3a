internal import ObjectStore

/// A store in a file, whose problems are told as SwiftData's errors.
final class NamedStore: ModelStore {
    private let store: FileStore

    init(_ store: FileStore) { self.store = store }

    /// Throws SwiftData's error for a problem of a store.
    static func named<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let problem as StoreProblem {
            let kind: SwiftDataError =
                problem.kind == .newer ? .backwardMigration : .loadIssueModelContainer
            throw kind.because(problem.description)
        }
    }

    var identifier: String { store.identifier }

    func nextNumber() -> Int64 { store.nextNumber() }

    func rows(of entity: StoreTable) throws -> [StoredRow] {
        try Self.named { try store.rows(of: entity) }
    }

    func rows(of entity: StoreTable, where conditions: [StoreCondition]) throws -> [StoredRow] {
        try Self.named { try store.rows(of: entity, where: conditions) }
    }

    func values(of number: Int64, _ entity: StoreTable) throws -> [StoredValue]? {
        try Self.named { try store.values(of: number, entity) }
    }

    func number(
        with values: [StoredValue], in places: [Int], of entity: StoreTable
    ) throws -> Int64? {
        try Self.named { try store.number(with: values, in: places, of: entity) }
    }

    func commit(_ changes: StoreChanges, after work: () throws -> Void) throws {
        try Self.named { try store.commit(changes, after: work) }
    }
}
