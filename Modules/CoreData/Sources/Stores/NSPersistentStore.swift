public import Foundation
internal import ObjectStore

/// A store of objects, in memory or in a file.
///
/// Apple: "NSPersistentStore".
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// A kind of stores.
    ///
    /// Apple: "NSPersistentStore.StoreType".
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// The kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let xml = StoreType(rawValue: NSXMLStoreType)
    }

    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// Tells it from other stores.
    open var identifier: String!
    open var url: URL?
    public let type: String
    public let configurationName: String
    public let isReadOnly: Bool
    public let options: [AnyHashable: Any]?
    /// Notes that are kept with the store.
    open var metadata: [String: Any]!

    let backing: any ModelStore
    let isMemory: Bool
    /// The names of the entities that it keeps; `nil` for all.
    let entityNames: Set<String>?

    init(
        _ backing: any ModelStore, _ description: NSPersistentStoreDescription,
        entityNames: Set<String>?
    ) {
        self.backing = backing
        isMemory = description.isMemory
        (url, type) = (description.url, description.type)
        configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = description.isReadOnly
        options = description.options
        self.entityNames = entityNames
        super.init()
        identifier = isMemory ? UUID().uuidString : backing.identifier
        metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
    }

    /// Whether it keeps objects of an entity.
    func keeps(_ entity: NSEntityDescription) -> Bool {
        entityNames?.contains(entity.name ?? "") ?? true
    }
}
