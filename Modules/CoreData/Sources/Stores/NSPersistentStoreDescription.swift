// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A store in a file of SQLite's.
public let NSSQLiteStoreType = "SQLite"
/// A store that lasts as long as the program.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file. Here it is one of SQLite's too.
public let NSBinaryStoreType = "Binary"
/// A store in a file. Here it is one of SQLite's too.
public let NSXMLStoreType = "XML"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// How a container keeps objects, and where.
///
/// In the program that draws pictures all objects are kept in memory: each picture begins with an empty store.
///
/// Apple: "NSPersistentStoreDescription".
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    open var type = NSSQLiteStoreType
    /// The entities that are kept so; `nil` for all.
    open var configuration: String?
    /// The file; `/dev/null` for memory.
    open var url: URL?
    /// Whether nothing can be saved.
    open var isReadOnly = false
    /// In seconds. Means nothing here: a store waits ten seconds for another program.
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    /// Whether an older file becomes one of the model.
    open var shouldMigrateStoreAutomatically = true
    /// Whether what the older model lacks is worked out.
    open var shouldInferMappingModelAutomatically = true
    /// What was set by `setOption(_:forKey:)`. Here only what says that nothing is saved, or not taken over, counts.
    public private(set) var options: [String: NSObject] = [:]
    /// Means nothing here.
    public private(set) var sqlitePragmas: [String: NSObject] = [:]
    /// A database in iCloud, which there is not here: objects stay on this machine.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// A store in the file of a URL.
    public init(url: URL) { self.url = url }

    /// A store in the usual file of the container.
    public override init() { super.init() }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) {
        options[key] = option
        let isTrue = (option as? NSNumber)?.boolValue
        switch key {
        case NSReadOnlyPersistentStoreOption: isReadOnly = isTrue ?? false
        case NSMigratePersistentStoresAutomaticallyOption:
            shouldMigrateStoreAutomatically = isTrue ?? true
        case NSInferMappingModelAutomaticallyOption:
            shouldInferMappingModelAutomatically = isTrue ?? true
        default: break
        }
    }

    /// Sets a pragma, which means nothing here.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        sqlitePragmas[name] = value
    }

    /// Whether objects are gone when the program ends.
    var isMemory: Bool {
        type == NSInMemoryStoreType || url?.path == "/dev/null" || StorePlace.isAlwaysMemory
    }

    open override func copy() -> Any { copy(with: nil) }

    /// A description of the same store.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSPersistentStoreDescription()
        (made.type, made.configuration, made.url) = (type, configuration, url)
        made.isReadOnly = isReadOnly
        made.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        made.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
        (made.options, made.sqlitePragmas) = (options, sqlitePragmas)
        made.cloudKitContainerOptions = cloudKitContainerOptions
        return made
    }
}
