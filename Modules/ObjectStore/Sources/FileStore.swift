internal import Foundation

/// Keeps rows in a file, a table a class. What was committed stays, whatever becomes of the program.
public final class FileStore: ModelStore, @unchecked Sendable {
    public let identifier: String
    /// The file.
    public let path: String
    private let database: SQLiteDatabase
    private let lock = NSLock()
    private let tell: @Sendable (String) -> Void
    /// The numbers that this program may give.
    private var reserved: Range<Int64> = 0..<0
    /// How many numbers are reserved at once, so that two programs never give the same.
    private static let block: Int64 = 1 << 16

    /// A store in a file that has its tables.
    ///
    /// - Parameter tell: Told what goes wrong where nothing can be thrown.
    init(
        _ database: SQLiteDatabase, path: String, identifier: String, isReadOnly: Bool,
        tell: @escaping @Sendable (String) -> Void
    ) {
        self.tell = tell
        (self.database, self.path, self.identifier) = (database, path, identifier)
        // Of a file that is only read the numbers are for the time being: no object is saved.
        if isReadOnly { reserved = 1 << 60..<1 << 61 }
    }

    private func locked<Result>(_ work: () throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        do {
            return try work()
        } catch let error as SQLiteError {
            throw StoreProblem(error, path: path)
        }
    }

    /// What was noted in the file under a name; `nil` for nothing.
    public func note(_ name: String) throws -> String? {
        var found: String?
        try locked {
            try database.run("SELECT value FROM quadrant_store WHERE key = ?", [.text(name)]) {
                if case .text(let text) = $0.value(0) { found = text }
            }
        }
        return found
    }

    /// Notes something in the file under a name.
    public func setNote(_ name: String, to text: String) throws {
        try locked {
            try database.run(
                "INSERT OR REPLACE INTO quadrant_store VALUES (?, ?)", [.text(name), .text(text)])
        }
    }

    public func nextNumber() -> Int64 {
        do {
            return try locked {
                if reserved.isEmpty { try reserve() }
                defer { reserved = reserved.lowerBound + 1..<reserved.upperBound }
                return reserved.lowerBound
            }
        } catch {
            // The object cannot be saved either, which is told then.
            tell("\(error)")
            return Int64.random(in: 1 << 60..<1 << 61)
        }
    }

    private func reserve() throws {
        var first: Int64 = 1
        try database.transaction {
            try database.run("SELECT value FROM quadrant_store WHERE key = 'next'") { row in
                first = max(row.integer(0), 1)
            }
            try database.run(
                "INSERT OR REPLACE INTO quadrant_store VALUES ('next', ?)",
                [.integer(first + Self.block)])
        }
        // Not before: what the file does not know of, another program may be given too.
        reserved = first..<first + Self.block
    }

    // MARK: Reading

    public func rows(of entity: StoreTable) throws -> [StoredRow] {
        try rows(of: entity, where: [])
    }

    public func rows(of entity: StoreTable, where conditions: [StoreCondition]) throws
        -> [StoredRow]
    {
        let columns = entity.columns.map { FileSchema.quoted($0.name) }.joined(separator: ", ")
        let list = columns.isEmpty ? FileSchema.number : "\(FileSchema.number), \(columns)"
        let wanted = conditions.map { $0.text(of: entity) }.joined(separator: " AND ")
        let filter = wanted.isEmpty ? "" : " WHERE \(wanted)"
        return try locked {
            var rows: [StoredRow] = []
            try database.run(
                "SELECT \(list) FROM \(FileSchema.quoted(entity.name))\(filter) ORDER BY \(FileSchema.number)",
                conditions.map(\.value)
            ) {
                rows.append(StoredRow(number: $0.integer(0), values: Self.values(of: $0, entity)))
            }
            return rows
        }
    }

    public func values(of number: Int64, _ entity: StoreTable) throws -> [StoredValue]? {
        let columns = entity.columns.map { FileSchema.quoted($0.name) }.joined(separator: ", ")
        let list = columns.isEmpty ? FileSchema.number : "\(FileSchema.number), \(columns)"
        return try locked {
            var found: [StoredValue]?
            try database.run(
                "SELECT \(list) FROM \(FileSchema.quoted(entity.name)) WHERE \(FileSchema.number) = ?",
                [.integer(number)]
            ) { found = Self.values(of: $0, entity) }
            return found
        }
    }

    private static func values(of row: SQLiteStatement, _ entity: StoreTable) -> [StoredValue] {
        entity.columns.enumerated().map { place, property in
            let value = row.value(place + 1)
            guard property.isRelationship, case .text(let text) = value else { return value }
            return .numbers(text.split(separator: ",").compactMap { Int64($0) })
        }
    }

    public func number(
        with values: [StoredValue], in places: [Int], of entity: StoreTable
    ) throws -> Int64? {
        let conditions = places.map { "\(FileSchema.quoted(entity.columns[$0].name)) = ?" }
        let table = FileSchema.quoted(entity.name)
        return try locked {
            var found: Int64?
            try database.run(
                "SELECT \(FileSchema.number) FROM \(table) WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(FileSchema.number) LIMIT 1",
                values
            ) { found = $0.integer(0) }
            return found
        }
    }

    // MARK: Saving

    public func commit(_ changes: StoreChanges, after work: () throws -> Void) throws {
        try locked {
            try database.transaction {
                for (entity, number) in changes.deleted {
                    try database.run(
                        "DELETE FROM \(FileSchema.quoted(entity.name)) WHERE \(FileSchema.number) = ?",
                        [.integer(number)])
                }
                try write(try update(changes.updated))
                try write(changes.inserted)
                try work()
            }
        }
    }

    /// Writes the columns that differ, so that what others wrote into the rows meanwhile stays.
    ///
    /// - Returns: Those whose rows are no longer there.
    private func update(_ changes: [StoreChanges.Change]) throws -> [StoreChanges.Change] {
        var lost: [StoreChanges.Change] = []
        var last: (entity: StoreTable, places: [Int], statement: SQLiteStatement)?
        let counting = try database.statement("SELECT changes()")
        for change in changes {
            guard let places = change.places else {
                lost.append(change)
                continue
            }
            if places.isEmpty { continue }
            if last?.entity !== change.entity || last?.places != places {
                let command = FileSchema.update(change.entity, places)
                last = (change.entity, places, try database.statement(command))
            }
            guard let statement = last?.statement else { continue }
            for (column, place) in places.enumerated() {
                try database.check(statement.bind(change.values[place], at: column))
            }
            try database.check(statement.bind(.integer(change.number), at: places.count))
            try database.finish(statement)
            defer { counting.end() }
            try database.check(counting.step())
            if counting.integer(0) == 0 { lost.append(change) }
        }
        return lost
    }

    private func write(_ changes: [StoreChanges.Change]) throws {
        var last: (entity: StoreTable, statement: SQLiteStatement)?
        for change in changes {
            if last?.entity !== change.entity {
                last = (change.entity, try database.statement(FileSchema.insertion(change.entity)))
            }
            guard let statement = last?.statement else { continue }
            try database.check(statement.bind(.integer(change.number), at: 0))
            for (place, value) in change.values.enumerated() {
                try database.check(statement.bind(value, at: place + 1))
            }
            try database.finish(statement)
        }
    }
}

extension FileStore {
    /// Says that the file is of a schema.
    public func noteVersion(_ version: StoreVersion) throws {
        try setNote("version", to: version.description)
    }
}
