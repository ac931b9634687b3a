public import Foundation

/// Opens stores in files.
public struct FileOpener: Sendable {
    /// How a file is opened.
    public enum Use: Sendable {
        /// Tables get what they lack.
        case change
        /// As `change`, but the file is not said to be of the schema yet: work of a migration is left.
        case migrate
        /// Nothing is changed.
        case read
    }

    private let url: URL
    private let words: StoreWords
    private let tell: @Sendable (String) -> Void

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - words: What problems are told with.
    ///   - tell: Told what goes wrong where nothing can be thrown.
    public init(
        _ url: URL, words: StoreWords, tell: @escaping @Sendable (String) -> Void
    ) {
        (self.url, self.words, self.tell) = (url, words, tell)
    }

    private var path: String { url.path }

    private func library() throws -> SQLiteLibrary {
        guard url.isFileURL else {
            throw StoreProblem("The store '\(url)' is no file: use URL(fileURLWithPath:).")
        }
        guard let library = SQLiteLibrary.shared else {
            throw StoreProblem(
                "The store '\(path)' needs SQLite: install the package libsqlite3-0, or keep the models in memory."
            )
        }
        return library
    }

    private func named<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as SQLiteError {
            throw StoreProblem(error, path: path)
        } catch let error as CocoaError {
            throw StoreProblem(
                "The folder of the store '\(path)' cannot be made: \(error.localizedDescription)")
        }
    }

    /// The store in the file, which has the tables then. Its folder is made if need be.
    ///
    /// - Throws: `StoreProblem`; the file is left as it was.
    public func open(
        _ tables: [StoreTable], version: StoreVersion, for use: Use = .change
    ) throws -> FileStore {
        let library = try library()
        return try named {
            if use == .read { return try openToRead(tables, version, library) }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            var file = try schema(tables, version, SQLiteDatabase(library, path: path))
            file.isLast = use == .change
            try file.apply()
            return try store(in: file)
        }
    }

    /// The version of the schema that wrote the file; `nil` where there is no file, or nothing in it.
    ///
    /// - Throws: `StoreProblem` for files that are not ours.
    public func version() throws -> StoreVersion? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let library = try library()
        return try named {
            try schema([], StoreVersion(1, 0, 0), SQLiteDatabase(library, path: path))
                .versionOfFile()
        }
    }

    /// What was noted in the file under a name; `nil` where there is no file, or no such note.
    ///
    /// - Throws: `StoreProblem` for files that are not ours.
    public func note(_ name: String) throws -> String? {
        guard try version() != nil else { return nil }
        let library = try library()
        return try named {
            try schema([], StoreVersion(1, 0, 0), SQLiteDatabase(library, path: path)).note(name)
        }
    }

    private func schema(
        _ tables: [StoreTable], _ version: StoreVersion, _ database: SQLiteDatabase
    ) -> FileSchema {
        FileSchema(database: database, path: path, tables: tables, words: words, version: version)
    }

    /// Opens a file of which nothing may be changed, nor what it lacks be added.
    private func openToRead(
        _ tables: [StoreTable], _ version: StoreVersion, _ library: SQLiteLibrary
    ) throws -> FileStore {
        guard FileManager.default.fileExists(atPath: path) else {
            throw StoreProblem(
                "There is no store '\(path)', and \(words.readOnly): none is made. Name a file that there is, or allow saving."
            )
        }
        // SQLite lays a file beside a store that it reads, unless it is told that nobody can change the store.
        let folder = url.deletingLastPathComponent().path
        let isFixed =
            !FileManager.default.isWritableFile(atPath: folder)
            && !FileManager.default.fileExists(atPath: path + "-wal")
        let name = isFixed ? url.absoluteString + "?immutable=1" : path
        let file = try schema(
            tables, version, SQLiteDatabase(library, path: name, isReadOnly: true))
        try file.checkIsReadable()
        return try store(in: file, isReadOnly: true)
    }

    private func store(in file: FileSchema, isReadOnly: Bool = false) throws -> FileStore {
        let identifier = try file.note("identifier") ?? ""
        return FileStore(
            file.database, path: file.path, identifier: identifier, isReadOnly: isReadOnly,
            tell: tell)
    }
}
