internal import Foundation

/// Opens the store of a configuration.
struct StoreOpener {
    private let configuration: ModelConfiguration
    private let schema: Schema
    private let plan: (any SchemaMigrationPlan.Type)?

    init(
        _ configuration: ModelConfiguration, _ schema: Schema,
        _ plan: (any SchemaMigrationPlan.Type)?
    ) {
        (self.configuration, self.plan) = (configuration, plan)
        self.schema = configuration.schema ?? schema
    }

    func open() throws -> any ModelStore {
        if configuration.isStoredInMemoryOnly { return MemoryStore() }
        let path = configuration.url.path
        guard configuration.url.isFileURL else {
            throw SwiftDataError.loadIssueModelContainer.because(
                "The store '\(configuration.url)' is no file: use URL(fileURLWithPath:).")
        }
        guard let library = SQLiteLibrary.shared else {
            throw SwiftDataError.loadIssueModelContainer.because(
                "The store '\(path)' needs SQLite: install the package libsqlite3-0, or keep the models in memory."
            )
        }
        do {
            if !configuration.allowsSave { return try openToRead(path, library) }
            try FileManager.default.createDirectory(
                at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true
            )
            try migrate(path, library)
            return try Self.open(path, library, schema)
        } catch let error as SQLiteError {
            throw FileStoreError.sentence(for: error, path: path)
        } catch let error as SwiftDataError {
            throw error
        } catch let error as CocoaError {
            throw SwiftDataError.loadIssueModelContainer.because(
                "The folder of the store '\(path)' cannot be made: \(error.localizedDescription)")
        }
    }

    private static func open(
        _ path: String, _ library: SQLiteLibrary, _ schema: Schema
    ) throws -> FileStore {
        let database = try SQLiteDatabase(library, path: path)
        let file = FileSchema(
            database: database, path: path, models: schema.models, version: schema.version)
        try file.apply()
        return try store(in: file)
    }

    /// Opens a file of which nothing may be changed, nor what it lacks be added.
    private func openToRead(_ path: String, _ library: SQLiteLibrary) throws -> FileStore {
        guard FileManager.default.fileExists(atPath: path) else {
            throw SwiftDataError.loadIssueModelContainer.because(
                "There is no store '\(path)', and the configuration '\(configuration.name)' says 'allowsSave: false': none is made. "
                    + "Name a file that there is, or allow saving.")
        }
        // SQLite lays a file beside a store that it reads, unless it is told that nobody can change the store.
        let folder = configuration.url.deletingLastPathComponent().path
        let isFixed =
            !FileManager.default.isWritableFile(atPath: folder)
            && !FileManager.default.fileExists(atPath: path + "-wal")
        let name = isFixed ? configuration.url.absoluteString + "?immutable=1" : path
        let database = try SQLiteDatabase(library, path: name, isReadOnly: true)
        let file = FileSchema(
            database: database, path: path, models: schema.models, version: schema.version)
        try file.checkIsReadable()
        return try Self.store(in: file, isReadOnly: true)
    }

    private static func store(in file: FileSchema, isReadOnly: Bool = false) throws -> FileStore {
        var identifier = ""
        try file.database.run("SELECT value FROM quadrant_store WHERE key = 'identifier'") { row in
            if case .text(let text) = row.value(0) { identifier = text }
        }
        return FileStore(
            file.database, path: file.path, identifier: identifier, isReadOnly: isReadOnly)
    }

    /// Carries out the stages of the plan that lie between the file's schema and the newest.
    private func migrate(_ path: String, _ library: SQLiteLibrary) throws {
        guard let plan, FileManager.default.fileExists(atPath: path) else { return }
        var version: Schema.Version?
        do {
            let database = try SQLiteDatabase(library, path: path)
            let file = FileSchema(
                database: database, path: path, models: [], version: schema.version)
            version = try file.versionOfFile()
        }
        guard var current = version else { return }
        for stage in plan.stages {
            let (from, to) = stage.versions
            guard from.versionIdentifier == current, to.versionIdentifier <= schema.version else {
                continue
            }
            try carryOut(stage, path, library)
            current = to.versionIdentifier
        }
    }

    private func carryOut(
        _ stage: MigrationStage, _ path: String, _ library: SQLiteLibrary
    ) throws {
        func work(
            _ version: any VersionedSchema.Type, _ block: ((ModelContext) throws -> Void)?
        ) throws {
            let schema = Schema(versionedSchema: version)
            let database = try SQLiteDatabase(library, path: path)
            var file = FileSchema(
                database: database, path: path, models: schema.models, version: schema.version)
            file.isLast = false
            try file.apply()
            if let block {
                let context = ModelContext(ModelContainer(schema, try Self.store(in: file)))
                try block(context)
                try context.save()
            }
            // Last: whoever is stopped before begins the stage anew.
            try file.noteVersion()
        }
        switch stage {
        case .lightweight(_, let to): try work(to, nil)
        case .custom(let from, let to, let before, let after):
            if before != nil { try work(from, before) }
            try work(to, after)
        }
    }
}
