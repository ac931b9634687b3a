public import Foundation

extension NSManagedObjectContext {
    /// Takes over what another context saved: by the notification of its save.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String, _ idKey: String) -> [NSManagedObjectID] {
            let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            let ids = notification.userInfo?[idKey] as? Set<NSManagedObjectID> ?? []
            return (objects.map(\.objectID) + ids).sorted { $0.number < $1.number }
        }
        take(
            inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
            updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
            deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    }

    /// Has contexts take over what was saved behind their backs, by identifiers under the keys of notifications.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                switch changeNotificationData[key] {
                case let ids as [NSManagedObjectID]: ids
                case let ids as Set<NSManagedObjectID>: ids.sorted { $0.number < $1.number }
                default: []
                }
            }
        }
        for context in contexts {
            context.performAndWait {
                context.take(
                    inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                    updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                    deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
            }
        }
    }

    /// Takes over what another context saved, on the queue of this one.
    func take(_ saved: SavedObjects) {
        let (inserted, updated) = (saved.inserted.map(\.objectID), saved.updated.map(\.objectID))
        let deleted = saved.deleted.map(\.objectID)
        if isOnQueue { return take(inserted: inserted, updated: updated, deleted: deleted) }
        perform { self.take(inserted: inserted, updated: updated, deleted: deleted) }
    }

    private func take(
        inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
    ) {
        for id in inserted where objects[id] == nil {
            let object = object(with: id)
            object.fill()
            guard object.life == .saved else { continue }
            pending.inserted.insert(object)
            tell(object)
        }
        for id in updated {
            guard let object = objects[id], object.isFilled, object.life == .saved,
                let found = storedValues(of: id)
            else { continue }
            merge(found, into: object)
            pending.refreshed.insert(object)
            tell(object)
        }
        for id in deleted {
            guard let object = objects[id], object.life == .saved else { continue }
            object.tell()
            object.life = .gone
            (objects[id], changed[id]) = (nil, nil)
            pending.deleted.insert(object)
            tell(object)
        }
        schedule()
    }
}
