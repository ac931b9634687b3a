internal import Foundation

/// A row of a store.
struct StoredRow: Sendable {
    let number: Int64
    let values: [StoredValue]
}

/// What is saved at once.
struct StoreChanges: Sendable {
    /// A row of a class.
    struct Change: Sendable {
        let entity: _ModelEntity
        let number: Int64
        let values: [StoredValue]
        /// The places of the values that are written; the row keeps its others. `nil` for all.
        var places: [Int]?

        /// What a row with some values becomes.
        func merged(into row: [StoredValue]) -> [StoredValue] {
            guard let places else { return values }
            var row = row
            for place in places { row[place] = values[place] }
            return row
        }
    }

    var inserted: [Change] = []
    var updated: [Change] = []
    var deleted: [(entity: _ModelEntity, number: Int64)] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Keeps rows. It may be used on any thread.
protocol ModelStore: AnyObject, Sendable {
    /// Tells it from other stores.
    var identifier: String { get }
    /// A number that no row has or had.
    func nextNumber() -> Int64
    /// All rows of a class, those that were inserted first coming first.
    func rows(of entity: _ModelEntity) throws -> [StoredRow]
    /// The values of a row; `nil` if there is none of the number.
    func values(of number: Int64, _ entity: _ModelEntity) throws -> [StoredValue]?
    /// The row that has some values in some variables; `nil` for none.
    func number(with values: [StoredValue], in places: [Int], of entity: _ModelEntity) throws
        -> Int64?
    /// Saves all or nothing.
    func commit(_ changes: StoreChanges) throws
}
