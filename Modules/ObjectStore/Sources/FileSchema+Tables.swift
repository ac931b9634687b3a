internal import Foundation

extension FileSchema {
    /// Makes the table of a class, or adds what it lacks.
    func apply(_ entity: StoreTable) throws {
        let table = Self.quoted(entity.name)
        let columns = try columns(of: table)
        try checkNames(of: entity)
        if columns.isEmpty {
            let names =
                ["\(Self.number) INTEGER PRIMARY KEY"]
                + entity.columns.map { Self.quoted($0.name) }
            try database.execute("CREATE TABLE \(table) (\(names.joined(separator: ", ")))")
        } else {
            for property in entity.columns
            where !columns.contains(Self.folded(property.name)) {
                try add(property, to: table, columns, entity)
            }
        }
        for places in entity.unique { try index(places, of: entity, isUnique: true) }
        for places in entity.indexed { try index(places, of: entity, isUnique: false) }
    }

    /// The names of the columns of a table, as they are compared.
    func columns(of table: String) throws -> Set<String> {
        var columns: Set<String> = []
        try database.run("PRAGMA table_info(\(table))") { row in
            if case .text(let name) = row.value(1) { columns.insert(Self.folded(name)) }
        }
        return columns
    }

    /// A name as SQLite compares it: of ASCII letters the case means nothing.
    static func folded(_ name: String) -> String {
        String(decoding: name.utf8.map { 65...90 ~= $0 ? $0 + 32 : $0 }, as: UTF8.self)
    }

    private func checkNames(of entity: StoreTable) throws {
        var names: [String: String] = [:]
        for property in entity.columns {
            guard let other = names.updateValue(property.name, forKey: Self.folded(property.name))
            else { continue }
            throw StoreProblem(
                "'\(entity.name)' has the variables '\(other)' and '\(property.name)', which are one column in a file: case does not "
                    + "count there. Rename one of them. The file '\(path)' was left as it is.")
        }
    }

    private func add(
        _ property: StoreColumn, to table: String, _ columns: Set<String>, _ entity: StoreTable
    ) throws {
        let name = Self.quoted(property.name)
        if let old = property.originalName, columns.contains(Self.folded(old)) {
            if entity.columns.contains(where: { Self.folded($0.name) == Self.folded(old) }) {
                throw StoreProblem(
                    "'\(entity.name).\(property.name)' has the originalName '\(old)', which is still a variable of '\(entity.name)': its "
                        + "values cannot become those of both. Rename one of them, or leave originalName out. The file '\(path)' "
                        + "was left as it is.")
            }
            return try database.execute(
                "ALTER TABLE \(table) RENAME COLUMN \(Self.quoted(old)) TO \(name)")
        }
        let rows = try numbers(in: table)
        try database.execute("ALTER TABLE \(table) ADD COLUMN \(name)")
        let blank: StoredValue =
            property.isToMany && !property.isOptional ? .numbers([]) : .null
        // Each row has a first value of its own: they may differ, as those of UUID() do.
        for row in rows {
            var value = property.initial?() ?? .null
            if value == .null { value = blank }
            if case .failed(let reason) = value {
                throw StoreProblem(
                    "The first value of '\(entity.name).\(property.name)' cannot be encoded: \(reason). The file '\(path)' was left as it "
                        + "is.")
            }
            if value == .null, !property.isOptional {
                throw StoreProblem(
                    "The store '\(path)' has \(rows.count) objects of '\(entity.name)' without '\(property.name)', which must have a value. "
                        + "\(words.firstValue(property.name)), or make it optional. The file was left as it is."
                )
            }
            if value == .null { break }
            try database.run(
                "UPDATE \(table) SET \(name) = ? WHERE \(Self.number) = ?", [value, .integer(row)])
        }
    }

    private func numbers(in table: String) throws -> [Int64] {
        var rows: [Int64] = []
        try database.run("SELECT \(Self.number) FROM \(table) ORDER BY \(Self.number)") {
            rows.append($0.integer(0))
        }
        return rows
    }

    // MARK: Indexes

    /// Makes an index, if there is none.
    ///
    /// - Throws: `SwiftDataError` where objects have equal values in what is to be unique from now on. A migration may
    ///   still mend that.
    private func index(_ places: [Int], of entity: StoreTable, isUnique: Bool) throws {
        let names = places.map { entity.columns[$0].name }
        let index = "\(entity.name) by \(names.joined(separator: ", "))"
        let table = Self.quoted(entity.name)
        let list = names.map(Self.quoted).joined(separator: ", ")
        if isUnique, try !hasIndex(index) {
            let isKnown = names.map { "\(Self.quoted($0)) IS NOT NULL" }.joined(separator: " AND ")
            var count: Int64 = 0
            try database.run(
                "SELECT count(*) FROM \(table) WHERE \(isKnown) GROUP BY \(list) HAVING count(*) > 1 LIMIT 1"
            ) { count = $0.integer(0) }
            if count > 0, !isLast { return }
            if count > 0 {
                throw StoreProblem(
                    "The store '\(path)' has \(count) objects of '\(entity.name)' of one '\(names.joined(separator: ", "))', which is "
                        + "unique now. Give each its own\(words.whereToMend). The file was left as it is."
                )
            }
        }
        try database.execute(
            "CREATE INDEX IF NOT EXISTS \(Self.quoted(index)) ON \(table) (\(list))")
    }

    private func hasIndex(_ name: String) throws -> Bool {
        var count: Int64 = 0
        try database.run(
            "SELECT count(*) FROM sqlite_master WHERE type = 'index' AND name = ? COLLATE NOCASE",
            [.text(name)]
        ) { count = $0.integer(0) }
        return count > 0
    }
}
