public import Foundation

/// Something that a context is asked to do with its stores.
///
/// Apple: "NSPersistentStoreRequest".
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// The stores that are asked; `nil` for all.
    open var affectedStores: [NSPersistentStore]?
    public override init() { super.init() }

    /// What is done.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The kinds of requests.
///
/// Apple: "NSPersistentStoreRequestType".
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// What a fetch results in.
///
/// Apple: "NSFetchRequestResultType".
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// The result of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: Self = []
    /// Identifiers.
    public static let managedObjectIDResultType = Self(rawValue: 1)
    /// Dictionaries of the properties to fetch.
    public static let dictionaryResultType = Self(rawValue: 2)
    /// One number: how many there are.
    public static let countResultType = Self(rawValue: 4)
}

/// Which objects are fetched, and in which order.
///
/// Without an order, those that were inserted earlier come first.
///
/// Apple: "NSFetchRequest".
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
    /// The name of the entity.
    public private(set) var entityName: String?
    /// The entity.
    open var entity: NSEntityDescription? {
        didSet { entityName = entity?.name }
    }
    /// Which; `nil` for all.
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// At most how many; 0 for all.
    open var fetchLimit = 0
    /// How many are left out at the beginning.
    open var fetchOffset = 0
    /// Means nothing here: all are fetched at once.
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of entities below count.
    open var includesSubentities = true
    /// Whether what is not saved counts.
    open var includesPendingChanges = true
    /// Means nothing here: objects have their values.
    open var includesPropertyValues = true
    /// Means nothing here: objects have their values.
    open var returnsObjectsAsFaults = true
    /// Means nothing here: related objects are fetched when they are asked for.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties of dictionaries: names or descriptions; `nil` for all attributes.
    open var propertiesToFetch: [Any]?
    /// Whether equal dictionaries are one.
    open var returnsDistinctResults = false
    /// Properties whose equal values make one dictionary.
    open var propertiesToGroupBy: [Any]?
    /// Which dictionaries of groups; `nil` for all.
    open var havingPredicate: NSPredicate?
    /// Whether objects that are known take over what is in the stores.
    open var shouldRefreshRefetchedObjects = false

    /// A request that has no entity yet.
    public override init() { super.init() }

    /// A request for the objects of an entity.
    public init(entityName: String) {
        super.init()
        self.entityName = entityName
    }

    open override func copy() -> Any { copy(with: nil) }

    /// A request for the same.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> NSFetchRequest<ResultType> {
        let made = NSFetchRequest<ResultType>()
        made.take(over: self)
        return made
    }

    /// A request for the same, of any results. Casts to that type are made into this in files that `quadrant` compiles.
    public var _ofAnyResult: NSFetchRequest<any NSFetchRequestResult> {
        let made = NSFetchRequest<any NSFetchRequestResult>()
        made.take(over: self)
        return made
    }

    /// A request for the same, of results of a type. Casts to such a request are made into this in files that `quadrant` compiles:
    /// there are no such casts here.
    public func _of<Result>(_ type: Result.Type) -> NSFetchRequest<Result> {
        let made = NSFetchRequest<Result>()
        made.take(over: self)
        return made
    }

    /// Has a request ask for the same as another.
    func take<Other>(over other: NSFetchRequest<Other>) {
        entity = other.entity
        entityName = other.entityName
        (predicate, sortDescriptors) = (other.predicate, other.sortDescriptors)
        (fetchLimit, fetchOffset) = (other.fetchLimit, other.fetchOffset)
        (resultType, includesSubentities) = (other.resultType, other.includesSubentities)
        includesPendingChanges = other.includesPendingChanges
        (propertiesToFetch, returnsDistinctResults) = (
            other.propertiesToFetch, other.returnsDistinctResults
        )
        (propertiesToGroupBy, havingPredicate) = (other.propertiesToGroupBy, other.havingPredicate)
        shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
        affectedStores = other.affectedStores
    }

    /// Fetches in the context whose queue this is: that of a `perform` block.
    open func execute() throws -> [ResultType] {
        throw CoreDataErrors.error(
            NSCoreDataError,
            "A request has no context of its own here. Call context.fetch(request).")
    }
}
