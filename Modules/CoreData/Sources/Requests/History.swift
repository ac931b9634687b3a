public import Foundation

/// A place in the history of a store. No history is kept here.
///
/// Apple: "NSPersistentHistoryToken".
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// A save in the history of a store. No history is kept here: there are none.
///
/// Apple: "NSPersistentHistoryTransaction".
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    open var timestamp: Date { .distantPast }
    open var author: String? { nil }
    open var contextName: String? { nil }
    open var bundleID: String { "" }
    open var processID: String { "" }
    open var storeID: String { "" }
    open var transactionNumber: Int64 { 0 }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
    open var changes: [NSPersistentHistoryChange]? { nil }

    /// The notification that its save posted.
    open func objectIDNotification() -> Notification {
        Notification(name: .NSManagedObjectContextDidSaveObjectIDs)
    }
    open class var entityDescription: NSEntityDescription? { nil }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// What was done to an object.
///
/// Apple: "NSPersistentHistoryChangeType".
public enum NSPersistentHistoryChangeType: Int, Sendable {
    case insert = 0
    case update = 1
    case delete = 2
}

/// A change in the history of a store. No history is kept here: there are none.
///
/// Apple: "NSPersistentHistoryChange".
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    open var changeID: Int64 { 0 }
    open var tombstone: [AnyHashable: Any]? { nil }
    open var transaction: NSPersistentHistoryTransaction? { nil }
    open var updatedProperties: Set<NSPropertyDescription>? { nil }
    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
        (changedObjectID, changeType) = (id, type)
    }
}

/// Apple: "NSPersistentHistoryResultType".
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
    case transactionsOnly = 3
    case changesOnly = 4
    case transactionsAndChanges = 5
}

/// Asks for the history of a store, which is not kept here: it finds nothing, which is told once.
///
/// Apple: "NSPersistentHistoryChangeRequest".
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    open var token: NSPersistentHistoryToken? { nil }

    /// All that was saved after a date.
    open class func fetchHistory(after date: Date) -> Self { Self() }
    /// All that was saved after a place; from the beginning for `nil`.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { Self() }
    /// All that was saved after a save.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        Self()
    }
    /// The saves that a request asks for.
    open class func fetchHistory(
        withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    ) -> Self { Self() }
    /// Forgets what was saved before a date.
    open class func deleteHistory(before date: Date) -> Self { Self() }
    /// Forgets what was saved before a place.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { Self() }

    public required override init() { super.init() }
}

/// What a request for the history found: nothing.
///
/// Apple: "NSPersistentHistoryResult".
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    open var result: Any? { [NSPersistentHistoryTransaction]() }
    open var resultType: NSPersistentHistoryResultType { .transactionsAndChanges }
}

extension NSPersistentStoreCoordinator {
    /// The place where the history of stores is now. None is kept here: always `nil`.
    public func currentPersistentHistoryToken(
        fromStores stores: [Any]?
    ) -> NSPersistentHistoryToken? { nil }
}
