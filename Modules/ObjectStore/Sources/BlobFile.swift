internal import Synchronization

/// A file of SQLite's that another program has written, which is only read. It may be used on any thread.
public final class BlobFile: @unchecked Sendable {
    private let database: SQLiteDatabase
    private let lock = Mutex(())

    /// Opens a file.
    ///
    /// - Throws: `StoreProblem` where there is no such file, or none of SQLite's, or no library.
    public init(_ path: String) throws {
        guard let library = SQLiteLibrary.shared else {
            throw StoreProblem("libsqlite3.so.0 is missing: install the package 'libsqlite3-0'.")
        }
        do {
            database = try SQLiteDatabase(library, path: path, isReadOnly: true)
            try database.run("SELECT count(*) FROM sqlite_master")
        } catch let error as SQLiteError {
            throw StoreProblem("'\(path)' cannot be read: \(error.message)")
        }
    }

    /// The first value of the first row that a command answers; `nil` for none, and where the command cannot be carried out.
    ///
    /// - Parameter numbers: The values of the places in the command.
    public func value(_ command: String, _ numbers: Int64...) -> StoredValue? {
        lock.withLock { _ in
            var found: StoredValue?
            try? database.run(command, numbers.map(StoredValue.integer)) {
                if found == nil { found = $0.value(0) }
            }
            return found
        }
    }
}
