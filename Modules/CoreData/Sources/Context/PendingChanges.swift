// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension NSNotification.Name {
    /// Posted after objects of a context were changed.
    public static let NSManagedObjectContextObjectsDidChange = Self(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = Self(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = Self(
        "NSManagingContextDidSaveChangesNotification")
    /// Posted after a context was saved, with identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = Self(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted after a context took over what another saved, with identifiers.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Self(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Posted after another program changed a store. Nobody does here.
    public static let NSPersistentStoreRemoteChange = Self(
        "NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}

// In the `userInfo` of the notifications.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSManagedObjectContext {
    /// In the `userInfo` of notifications.
    ///
    /// Apple: "NSManagedObjectContext.NotificationKey".
    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }

    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name
        .NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = Notification.Name
        .NSManagedObjectContextDidSaveObjectIDs
    public static let didMergeChangesObjectIDsNotification = Notification.Name
        .NSManagedObjectContextDidMergeChangesObjectIDs
}

/// What was changed since the last notification.
struct PendingChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
    }

    var userInfo: [AnyHashable: Any] {
        let parts = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated,
            NSDeletedObjectsKey: deleted, NSRefreshedObjectsKey: refreshed,
        ]
        return parts.filter { !$0.value.isEmpty }.reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}

/// Follows what is changed in a context, change by change.
protocol ContextWatcher: AnyObject {
    /// Called after an object was inserted, changed, refreshed or deleted.
    func objectDidChange(_ object: NSManagedObject)
    /// Called after all objects may have changed.
    func allDidChange()
}

struct WeakWatcher {
    weak var watcher: (any ContextWatcher)?
}

extension NSManagedObjectContext {
    /// Tells a watcher of changes from now on.
    func watch(_ watcher: any ContextWatcher) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
        watchers.append(WeakWatcher(watcher: watcher))
    }

    func unwatch(_ watcher: any ContextWatcher) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    func tell(_ object: NSManagedObject) {
        for watcher in watchers { watcher.watcher?.objectDidChange(object) }
    }

    /// Has the notification posted at the end of the event.
    func schedule() {
        // Off its queue a context is used by a mistake, or by somebody who takes care: nobody else is to be at it meanwhile.
        if isScheduled || concurrencyType == .confinementConcurrencyType || !isOnQueue { return }
        isScheduled = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    /// Posts what was changed since the last time.
    public func processPendingChanges() {
        isScheduled = false
        if pending.isEmpty { return }
        let posted = pending
        pending = PendingChanges()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: posted.userInfo)
    }
}
