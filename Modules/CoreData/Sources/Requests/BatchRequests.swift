public import Foundation

/// What a batch results in.
///
/// Apple: "NSBatchDeleteRequestResultType".
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// Apple: "NSBatchInsertRequestResultType".
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
}

/// Apple: "NSBatchUpdateRequestResultType".
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType = 1
    case updatedObjectsCountResultType = 2
}

/// What was done by a request.
///
/// Apple: "NSPersistentStoreResult".
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What was deleted.
///
/// Apple: "NSBatchDeleteResult".
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it went well, identifiers, or how many.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType
    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
    }
}

/// What was inserted.
///
/// Apple: "NSBatchInsertResult".
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it went well, identifiers, or how many.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: ids
            case .count: ids.count
            }
    }
}

/// What was changed.
///
/// Apple: "NSBatchUpdateResult".
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it went well, identifiers, or how many.
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType
    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: ids.count
            }
    }
}

/// Deletes saved objects, behind the backs of contexts.
///
/// Apple: "NSBatchDeleteRequest".
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// Which.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let ids: [NSManagedObjectID]?

    /// Deletes what a request asks for.
    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        fetchRequest = NSFetchRequest()
        ids = nil
        super.init()
        fetchRequest.take(over: fetch)
    }

    /// Deletes the objects of some identifiers.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        ids = objects
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// Inserts objects, behind the backs of contexts.
///
/// Apple: "NSBatchInsertRequest".
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// Fills one dictionary after another, until it answers `true`.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills one object after another, until it answers `true`.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Inserts objects of some values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }

    /// Inserts objects of some values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Inserts objects of the dictionaries that a closure fills, until it answers `true`.
    public init(
        entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { (self.entityName, dictionaryHandler) = (entityName, handler) }

    /// Inserts objects of the dictionaries that a closure fills, until it answers `true`.
    public convenience init(
        entity: NSEntityDescription,
        dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

    /// Inserts objects that a closure fills, until it answers `true`.
    public init(
        entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { (self.entityName, managedObjectHandler) = (entityName, handler) }

    /// Inserts objects that a closure fills, until it answers `true`.
    public convenience init(
        entity: NSEntityDescription,
        managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// Changes saved objects, behind the backs of contexts.
///
/// Apple: "NSBatchUpdateRequest".
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    /// Which; `nil` for all.
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// New values by the names of properties, or their descriptions.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Changes objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
    /// Changes objects of an entity.
    public convenience init(entity: NSEntityDescription) {
        self.init(entityName: entity.name ?? "")
    }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// Fetches, and calls back. Here that is at once.
///
/// Apple: "NSAsynchronousFetchRequest".
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    let block: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    /// Fetches what a request asks for.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, block) = (request, blk) }
}

/// What was fetched.
///
/// Apple: "NSAsynchronousFetchResult".
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public let finalResult: [ResultType]?
    public let operationError: (any Error)?
    init(
        _ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]?,
        _ error: (any Error)?
    ) { (fetchRequest, finalResult, operationError) = (request, result, error) }
}
