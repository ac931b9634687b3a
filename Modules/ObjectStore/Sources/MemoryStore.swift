internal import Synchronization

/// Keeps rows as long as the program runs.
public final class MemoryStore: ModelStore {
    private struct Table {
        var rows: [Int64: [StoredValue]] = [:]
        /// The rows by the values of variables that are unique.
        var unique: [[Int]: [[StoredValue]: Int64]] = [:]
    }

    public let identifier = "memory"
    private let tables = Mutex<[ObjectIdentifier: Table]>([:])
    private let count = Atomic<Int64>(0)

    /// A store without rows.
    public init() {}

    public func nextNumber() -> Int64 { count.add(1, ordering: .relaxed).newValue }

    public func rows(of entity: StoreTable) -> [StoredRow] {
        tables.withLock { tables in
            (tables[ObjectIdentifier(entity)]?.rows ?? [:]).map {
                StoredRow(number: $0, values: $1)
            }
        }.sorted { $0.number < $1.number }
    }

    public func values(of number: Int64, _ entity: StoreTable) -> [StoredValue]? {
        tables.withLock { $0[ObjectIdentifier(entity)]?.rows[number] }
    }

    public func number(with values: [StoredValue], in places: [Int], of entity: StoreTable)
        -> Int64?
    {
        tables.withLock { $0[ObjectIdentifier(entity)]?.unique[places]?[values] }
    }

    public func commit(_ changes: StoreChanges, after work: () throws -> Void) rethrows {
        try work()
        tables.withLock { tables in
            for (entity, number) in changes.deleted {
                Self.set(nil, number, entity, &tables[ObjectIdentifier(entity), default: Table()])
            }
            let updated = changes.updated.map { change in
                let row = tables[ObjectIdentifier(change.entity)]?.rows[change.number]
                return StoreChanges.Change(
                    entity: change.entity, number: change.number,
                    values: change.merged(into: row ?? change.values))
            }
            // What was freed by one change may be taken by another.
            for change in changes.updated where !change.entity.unique.isEmpty {
                Self.set(
                    nil, change.number, change.entity,
                    &tables[ObjectIdentifier(change.entity), default: Table()])
            }
            for change in updated + changes.inserted {
                Self.set(
                    change.values, change.number, change.entity,
                    &tables[ObjectIdentifier(change.entity), default: Table()])
            }
        }
    }

    private static func set(
        _ values: [StoredValue]?, _ number: Int64, _ entity: StoreTable, _ table: inout Table
    ) {
        let old = table.rows.updateValue(values ?? [], forKey: number)
        if values == nil { table.rows[number] = nil }
        for places in entity.unique {
            if let old, table.unique[places]?[places.map { old[$0] }] == number {
                table.unique[places]?[places.map { old[$0] }] = nil
            }
            guard let values else { continue }
            let key = places.map { values[$0] }
            if !key.contains(.null) { table.unique[places, default: [:]][key] = number }
        }
    }
}
