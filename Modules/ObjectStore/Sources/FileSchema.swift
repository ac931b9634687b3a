internal import Foundation

/// Brings the tables of a file to the models of a schema.
struct FileSchema {
    /// Marks a file as ours: 'QSwD'.
    static let mark: Int64 = 0x5153_7744

    let database: SQLiteDatabase
    let path: String
    let tables: [StoreTable]
    let words: StoreWords
    let version: StoreVersion
    /// Whether the file is said to be of the schema already: not while work of a migration is left.
    var isLast = true

    /// The column of an object's number: no variable has a name with a space.
    static let number = "\"object number\""

    /// A name in a command.
    static func quoted(_ name: String) -> String {
        "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
    }

    /// The command that writes a row.
    static func insertion(_ entity: StoreTable) -> String {
        let names = [number] + entity.columns.map { quoted($0.name) }
        let places = names.map { _ in "?" }.joined(separator: ", ")
        return
            "INSERT OR REPLACE INTO \(quoted(entity.name)) (\(names.joined(separator: ", "))) VALUES (\(places))"
    }

    /// The command that changes some columns of a row.
    static func update(_ entity: StoreTable, _ places: [Int]) -> String {
        let columns = places.map { "\(quoted(entity.columns[$0].name)) = ?" }
        return
            "UPDATE \(quoted(entity.name)) SET \(columns.joined(separator: ", ")) WHERE \(number) = ?"
    }

    /// The version of the schema that wrote a file; `nil` for a file without tables.
    ///
    /// - Throws: `SwiftDataError` for files that are not ours.
    func versionOfFile() throws -> StoreVersion? {
        var (mark, count): (Int64, Int64) = (0, 0)
        try database.run("PRAGMA application_id") { mark = $0.integer(0) }
        try database.run("SELECT count(*) FROM sqlite_master") { count = $0.integer(0) }
        if count == 0 { return nil }
        guard mark == Self.mark else {
            throw StoreProblem(
                "The file '\(path)' is no store that was written here; stores of Apple's systems cannot be read. It was left as it "
                    + "is: \(words.otherFile).")
        }
        return try note("version").flatMap { StoreVersion($0) }
    }

    /// Adds what the file lacks; all or nothing.
    ///
    /// - Throws: `SwiftDataError` where the file is newer, or a variable has no value for older objects.
    func apply() throws {
        let old = try versionThatFits()
        try database.execute("PRAGMA journal_mode = WAL")
        try database.execute("PRAGMA synchronous = FULL")
        try database.transaction {
            if old == nil {
                try database.execute("PRAGMA application_id = \(Self.mark)")
                try database.execute(
                    "CREATE TABLE IF NOT EXISTS quadrant_store (key TEXT PRIMARY KEY, value)")
                try database.run(
                    "INSERT OR IGNORE INTO quadrant_store VALUES ('identifier', ?)",
                    [.text(UUID().uuidString)])
            }
            if old != version, isLast { try noteVersion() }
            for entity in tables { try apply(entity) }
        }
    }

    /// Looks whether the file has all that is read of it.
    ///
    /// - Throws: `SwiftDataError` where it is newer, or lacks something.
    func checkIsReadable() throws {
        let old = try versionThatFits()
        for entity in tables {
            let columns = try columns(of: Self.quoted(entity.name))
            let lacking = entity.columns.first { !columns.contains(Self.folded($0.name)) }
            if old != nil, !columns.isEmpty, lacking == nil { continue }
            let name = [entity.name, lacking?.name].compactMap { $0 }.joined(separator: ".")
            throw StoreProblem(
                "The store '\(path)' lacks '\(name)', and \(words.readOnly) keeps it as it is. Open it once so that it can be "
                    + "changed.")
        }
    }

    private func versionThatFits() throws -> StoreVersion? {
        let old = try versionOfFile()
        if let old, old > version {
            throw StoreProblem(
                kind: .newer,
                "The store '\(path)' is of the newer schema \(old); the models are of \(version). It was left as it is: use the newer "
                    + "program.")
        }
        return old
    }

    /// What was noted in the file under a name; `nil` for nothing.
    func note(_ name: String) throws -> String? {
        var found: String?
        try database.run("SELECT value FROM quadrant_store WHERE key = ?", [.text(name)]) { row in
            if case .text(let text) = row.value(0) { found = text }
        }
        return found
    }

    /// Says that the file is of the schema.
    func noteVersion() throws {
        try database.run(
            "INSERT OR REPLACE INTO quadrant_store VALUES ('version', ?)",
            [.text(version.description)])
    }
}
