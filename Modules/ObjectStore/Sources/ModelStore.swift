/// A row of a store.
public struct StoredRow: Sendable {
    /// Tells it from all others of its store.
    public let number: Int64
    /// Its values, in the order of the columns.
    public let values: [StoredValue]
}

/// What is saved at once.
public struct StoreChanges: Sendable {
    /// A row of a class.
    public struct Change: Sendable {
        /// The table.
        public let entity: StoreTable
        /// The number of the row.
        public let number: Int64
        /// All values of the row.
        public let values: [StoredValue]
        /// The places of the values that are written; the row keeps its others. `nil` for all.
        public var places: [Int]?

        /// A row, or some columns of one.
        public init(
            entity: StoreTable, number: Int64, values: [StoredValue], places: [Int]? = nil
        ) {
            (self.entity, self.number, self.values) = (entity, number, values)
            self.places = places
        }

        /// What a row with some values becomes.
        public func merged(into row: [StoredValue]) -> [StoredValue] {
            guard let places else { return values }
            var row = row
            for place in places { row[place] = values[place] }
            return row
        }
    }

    /// Rows that are new.
    public var inserted: [Change] = []
    /// Rows that were there.
    public var updated: [Change] = []
    /// Rows that go.
    public var deleted: [(entity: StoreTable, number: Int64)] = []

    /// No changes.
    public init() {}

    /// Whether there is nothing to save.
    public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Keeps rows. It may be used on any thread.
public protocol ModelStore: AnyObject, Sendable {
    /// Tells it from other stores.
    var identifier: String { get }
    /// A number that no row has or had.
    func nextNumber() -> Int64
    /// All rows of a class, those that were inserted first coming first.
    func rows(of entity: StoreTable) throws -> [StoredRow]
    /// The rows of a class that fulfil all of some conditions, and perhaps others.
    func rows(of entity: StoreTable, where conditions: [StoreCondition]) throws -> [StoredRow]
    /// The values of a row; `nil` if there is none of the number.
    func values(of number: Int64, _ entity: StoreTable) throws -> [StoredValue]?
    /// The row that has some values in some variables; `nil` for none.
    func number(with values: [StoredValue], in places: [Int], of entity: StoreTable) throws
        -> Int64?
    /// Saves all or nothing, after something else: nothing is saved if that throws.
    func commit(_ changes: StoreChanges, after work: () throws -> Void) throws
}

extension ModelStore {
    /// All rows of a class.
    public func rows(of entity: StoreTable, where conditions: [StoreCondition]) throws
        -> [StoredRow]
    { try rows(of: entity) }

    /// Saves all or nothing.
    public func commit(_ changes: StoreChanges) throws { try commit(changes, after: {}) }
}

/// Saves changes of several stores: all of them are written before the first is saved, so that only a disk that fails while it saves
/// what it has written leaves one saved without the others.
public func commit(_ parts: [(store: any ModelStore, changes: StoreChanges)]) throws {
    func commit(_ rest: ArraySlice<(store: any ModelStore, changes: StoreChanges)>) throws {
        guard let first = rest.first else { return }
        try first.store.commit(first.changes) { try commit(rest.dropFirst()) }
    }
    try commit(parts[...])
}
