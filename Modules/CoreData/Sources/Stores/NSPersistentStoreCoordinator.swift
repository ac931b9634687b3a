// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import ObjectStore

/// Has stores, and the model of what is in them.
///
/// Apple: "NSPersistentStoreCoordinator".
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    public private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    private let lock = NSRecursiveLock()
    private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")
    private var contexts: [WeakContext] = []
    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    /// A coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        ObjectClasses.note(model)
    }

    /// Does something while no context uses the stores.
    open func performAndWait(_ block: () -> Void) { locked(block) }

    /// Does something while no context uses the stores, later.
    open func perform(_ block: @escaping () -> Void) {
        let block = Handed(block)
        queue.async { self.locked { block.value() } }
    }

    func locked<Result>(_ work: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try work()
    }

    // MARK: Stores

    /// Adds the store of a type and a place.
    ///
    /// - Throws: An error of Cocoa's domain. A file is left as it is.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let description = NSPersistentStoreDescription()
        (description.type, description.configuration) = (storeType, configuration)
        description.url = storeURL
        description.shouldMigrateStoreAutomatically = false
        for case (let key as String, let value) in options ?? [:] {
            description.setOption(
                (value as? NSObject) ?? (value as? Bool).map { NSNumber(value: $0) }, forKey: key)
        }
        return try add(description)
    }

    /// Adds the store of a type and a place.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Adds the store of a description, and calls back at once.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            _ = try add(storeDescription)
            block(storeDescription, nil)
        } catch { block(storeDescription, error) }
    }

    func add(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
        let store = try StorePlace(description, managedObjectModel).open()
        store.persistentStoreCoordinator = self
        locked { persistentStores.append(store) }
        return store
    }

    /// Takes a store out. Its objects can no longer be fetched.
    open func remove(_ store: NSPersistentStore) throws {
        locked { persistentStores.removeAll { $0 === store } }
    }

    /// Deletes the file of a store, and those beside it.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        locked { persistentStores.removeAll { $0.url == url } }
        for suffix in ["", "-wal", "-shm"] {
            let path = url.path + suffix
            if url.path != "/dev/null", FileManager.default.fileExists(atPath: path) {
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Deletes the file of a store, and those beside it.
    open func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

    /// The store of a place; `nil` for none.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url == URL }
    }

    /// The place of a store.
    open func url(for store: NSPersistentStore) -> URL {
        store.url ?? URL(fileURLWithPath: "/dev/null")
    }

    /// The notes of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets the notes of a store. Here they last as long as the program.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata ?? [:]
        Notes.tell("setMetadata(_:for:) lasts as long as the program.")
    }

    /// The identifier that an address stands for; `nil` for an address of another store.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/")
        guard url.scheme == "x-coredata", parts.count == 2,
            let number = Int64(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[String(parts[0])],
            let store = persistentStores.first(where: {
                $0.identifier.lowercased() == url.host?.lowercased()
            })
        else { return nil }
        return NSManagedObjectID(entity, number, store)
    }

    // MARK: For contexts

    func add(_ context: NSManagedObjectContext) {
        locked {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    var liveContexts: [NSManagedObjectContext] { locked { contexts.compactMap(\.context) } }
}

/// Hands something to another thread, which has it alone.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
