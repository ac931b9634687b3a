internal import Foundation
internal import ObjectStore
internal import Synchronization

/// Keeps models, in memory or in files, for any number of contexts.
///
/// Apple: "ModelContainer".
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The stores, each with the models that it keeps; the first keeps all that no other does.
    private let stores: [HeldStore]
    /// Whether it stands where no container was given: it keeps nothing.
    let isStandIn: Bool
    private let contexts = Mutex<[WeakContext]>([])
    private let main = Mutex<HeldContext?>(nil)

    /// A store, the models that it keeps, and what its configuration says.
    private struct HeldStore {
        var models: Set<ObjectIdentifier> = []
        let store: any ModelStore
        var name = ""
        var allowsSave = true
    }
    private struct WeakContext: @unchecked Sendable {
        weak var context: ModelContext?
    }
    private struct HeldContext: @unchecked Sendable {
        let context: ModelContext
    }

    /// Keeps some models, and those that they refer to.
    ///
    /// - Parameters:
    ///   - types: The models.
    ///   - migrationPlan: How older files become files of these models.
    ///   - configurations: How they are kept; `ModelConfiguration()` where there is none.
    /// - Throws: `SwiftDataError` where a file cannot be opened. The file is left as it is.
    public convenience init(
        for types: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Keeps the models of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Keeps the models of a schema.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        let all = configurations.isEmpty ? [ModelConfiguration()] : configurations
        try Self.check(all, for: schema)
        self.schema = schema
        (self.configurations, self.migrationPlan, isStandIn) = (Set(all), migrationPlan, false)
        stores = try all.map { configuration in
            let models = configuration.schema?.models ?? schema.models
            return HeldStore(
                models: Set(models.map { ObjectIdentifier($0) }),
                store: try StoreOpener(configuration, schema, migrationPlan).open(),
                name: configuration.name, allowsSave: configuration.allowsSave)
        }
    }

    /// A container that keeps nothing, for where none was given.
    init(standIn: Void) {
        (schema, configurations, migrationPlan) = (Schema(), [], nil)
        (stores, isStandIn) = ([HeldStore(store: MemoryStore(), allowsSave: false)], true)
    }

    /// A container of one store, for a migration.
    init(_ schema: Schema, _ store: any ModelStore) {
        (self.schema, configurations, migrationPlan) = (schema, [], nil)
        (stores, isStandIn) = ([HeldStore(store: store)], false)
    }

    private static func check(_ all: [ModelConfiguration], for schema: Schema) throws {
        var names: Set<String> = []
        for configuration in all {
            let name = configuration.name
            guard names.insert(name).inserted else {
                throw SwiftDataError.duplicateConfiguration.because(
                    "Two configurations of a container are named '\(name)'. Give each a name of its own."
                )
            }
            if name.contains("/") {
                throw SwiftDataError.configurationFileNameContainsInvalidCharacters.because(
                    "The configuration '\(name)' has a '/' in its name, which is that of a file.")
            }
            if name.utf8.count > 240 {
                throw SwiftDataError.configurationFileNameTooLong.because(
                    "The name of a configuration has \(name.utf8.count) bytes; 240 are the most.")
            }
            if let alien = configuration.schema?.models.first(where: { !schema.has($0) }) {
                throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.because(
                    "The configuration '\(name)' has the model '\(alien.name)', which the container has not. Add it to the "
                        + "container's models.")
            }
        }
    }

    /// The context of the main actor, which saves by itself.
    @MainActor public var mainContext: ModelContext {
        let known = main.withLock { $0 }
        if let known { return known.context }
        let made = ModelContext(self)
        made.isMain = true
        made.autosaveEnabled = true
        main.withLock { $0 = HeldContext(context: made) }
        return made
    }

    /// Forgets all that was saved.
    public func deleteAllData() { try? erase() }

    /// Forgets all that was saved.
    public func erase() throws {
        var changes = StoreChanges()
        for entity in schema.models {
            changes.deleted += try store(of: entity).rows(of: entity).map { (entity, $0.number) }
        }
        try commit(changes, from: nil)
    }

    public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
        first === second
    }

    // MARK: For contexts

    var identifier: String { stores.first?.store.identifier ?? "" }

    func store(of entity: StoreTable) -> any ModelStore { held(of: entity).store }

    private func held(of entity: StoreTable) -> HeldStore {
        if stores.count == 1 { return stores[0] }
        // What inherits from a model is where that is: one store counts both.
        let root = (entity as? _ModelEntity)?.root ?? entity
        let own = stores.first { $0.models.contains(ObjectIdentifier(root)) }
        guard let store = own ?? stores.first else {
            preconditionFailure("A container has a store.")
        }
        return store
    }

    func add(_ context: ModelContext) {
        contexts.withLock { all in
            all.removeAll { $0.context == nil }
            all.append(WeakContext(context: context))
        }
    }

    /// Saves changes, and tells the other contexts.
    func commit(_ changes: StoreChanges, from origin: ModelContext?) throws {
        if changes.isEmpty { return }
        // Before anything is written.
        let touched =
            (changes.inserted + changes.updated).map(\.entity) + changes.deleted.map(\.entity)
        for entity in touched {
            let held = held(of: entity)
            if held.allowsSave { continue }
            throw SwiftDataError.modelValidationFailure.because(
                "The configuration '\(held.name)' says 'allowsSave: false', and a '\(entity.name)' was inserted, changed or deleted: "
                    + "nothing is saved. Call rollback().")
        }
        if stores.count == 1 {
            try stores[0].store.commit(changes)
        } else {
            let parts = stores.map(\.store).map { store in
                var part = StoreChanges()
                part.inserted = changes.inserted.filter { self.store(of: $0.entity) === store }
                part.updated = changes.updated.filter { self.store(of: $0.entity) === store }
                part.deleted = changes.deleted.filter { self.store(of: $0.entity) === store }
                return (store: store, changes: part)
            }
            try ObjectStore.commit(parts.filter { !$0.changes.isEmpty })
        }
        for other in contexts.withLock({ $0 }) {
            if let context = other.context, context !== origin {
                context.wasSavedElsewhere(changes)
            }
        }
    }
}
