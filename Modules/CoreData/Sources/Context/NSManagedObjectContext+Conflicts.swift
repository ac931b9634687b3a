internal import Foundation
internal import ObjectStore

extension NSManagedObjectContext {
    private var policy: NSMergePolicyType {
        (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    }

    /// Looks whether others changed or deleted the objects that are saved, and does what the policy says.
    func mergeRows(_ coordinator: NSPersistentStoreCoordinator) throws {
        let touched = (changed.values.filter(\.isUpdated) + Array(deleted.values)).inOrder
        for object in touched {
            guard let known = object.row else { continue }
            let now = try coordinator.row(of: object.objectID)
            if now == known { continue }
            if let now, object.life == .saved, mergeLists(object, known, now, coordinator) {
                continue
            }
            try merge(object, now, coordinator)
        }
    }

    /// Adds and takes away what was added and taken away here in lists that others changed too.
    ///
    /// - Returns: Whether nothing else is different.
    private func mergeLists(
        _ object: NSManagedObject, _ known: RowSnapshot, _ now: RowSnapshot,
        _ coordinator: NSPersistentStoreCoordinator
    ) -> Bool {
        guard let committed = object.committed, known.values.count == now.values.count else {
            return false
        }
        let theirs = coordinator.slots(now, of: object.objectID)
        var isOnlyLists = true
        for (column, place) in object.entity.storeTable.places.enumerated()
        where known.values[column] != now.values[column] {
            guard case .many(let mine) = object.slots[place],
                case .many(let old) = committed[place],
                case .many(let other) = theirs[place]
            else {
                isOnlyLists = false
                continue
            }
            let kept = other.ids.filter { mine.contains($0) || !old.contains($0) }
            let added = mine.ids.filter { !old.contains($0) }
            object.slots[place] = .many(IDList(kept + added))
            object.committed?[place] = theirs[place]
            object.row?.values[column] = now.values[column]
        }
        return isOnlyLists
    }

    private func merge(
        _ object: NSManagedObject, _ now: RowSnapshot?, _ coordinator: NSPersistentStoreCoordinator
    ) throws {
        switch policy {
        case .errorMergePolicyType:
            throw CoreDataErrors.error(
                NSManagedObjectMergeError,
                "Another context has \(now == nil ? "deleted" : "saved") the '\(object.entity.name ?? "")' \(object.objectID) since it was fetched. "
                    + "Refresh it, or set the context's mergePolicy.", object)
        case .overwriteMergePolicyType:
            // All of it is written, whatever the row is.
            object.row = nil
        case .rollbackMergePolicyType:
            abandon(object, now.map { (coordinator.slots($0, of: object.objectID), $0) })
        case .mergeByPropertyStoreTrumpMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
            guard let now, object.life == .saved else {
                return now == nil && object.life == .saved ? abandon(object, nil) : ()
            }
            let theirs = coordinator.slots(now, of: object.objectID)
            guard let committed = object.committed else { return }
            var slots = theirs
            for place in slots.indices where !object.slots[place].isSame(as: committed[place]) {
                let isTheirs =
                    policy == .mergeByPropertyStoreTrumpMergePolicyType
                    && !theirs[place].isSame(as: committed[place])
                if !isTheirs { slots[place] = object.slots[place] }
            }
            object.tell()
            (object.slots, object.committed, object.row) = (slots, theirs, now)
            tell(object)
        }
    }

    /// Forgets the changes of an object.
    private func abandon(_ object: NSManagedObject, _ found: (slots: [Slot], row: RowSnapshot)?) {
        object.tell()
        changed[object.objectID] = nil
        deleted[object.objectID] = nil
        object.committed = nil
        if let found {
            (object.slots, object.row) = (found.slots, found.row)
            object.life = .saved
        } else {
            object.life = .gone
            objects[object.objectID] = nil
        }
        tell(object)
    }

    // MARK: Objects that are not to be equal

    /// Looks whether objects are equal in what is to be unique, and does what the policy says.
    func mergeEqual(_ coordinator: NSPersistentStoreCoordinator) throws {
        let saved = (Array(inserted.values) + changed.values.filter(\.isUpdated)).inOrder
        var seen: [String: NSManagedObject] = [:]
        for object in saved where !object.entity.storeTable.unique.isEmpty {
            let table = object.entity.storeTable
            for columns in table.unique {
                guard object.life == .inserted || object.life == .saved,
                    let store = object.objectID.persistentStore
                else { continue }
                let row = try table.row(object, isMemory: store.isMemory)
                let values = columns.map { row[$0] }
                if values.contains(.null) { continue }
                let key = "\(table.name) \(columns) \(values)"
                var other = seen[key].flatMap {
                    $0.life == .inserted || $0.life == .saved ? $0 : nil
                }
                if other == nil,
                    let number = try store.backing.number(with: values, in: columns, of: table),
                    number != object.objectID.number
                {
                    let found = self.object(
                        with: NSManagedObjectID(object.entity, number, store))
                    found.fill()
                    let isStill =
                        found.life == .saved
                        && columns.allSatisfy {
                            table.places.indices.contains($0)
                                && (try? table.row(found, isMemory: store.isMemory))?[$0] == row[$0]
                        }
                    if isStill { other = found }
                }
                seen[key] = object
                if let other, other !== object {
                    let names = columns.map { table.columns[$0].name }.joined(separator: ", ")
                    seen[key] = try merge(object, with: other, names)
                }
            }
        }
    }

    /// - Returns: The one that stays.
    private func merge(
        _ object: NSManagedObject, with older: NSManagedObject, _ names: String
    ) throws -> NSManagedObject {
        switch policy {
        case .errorMergePolicyType:
            throw CoreDataErrors.error(
                NSManagedObjectConstraintMergeError,
                "Two objects of '\(object.entity.name ?? "")' have the same '\(names)', which is unique. Set the context's mergePolicy, or delete "
                    + "one.", object)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
            delete(object)
            return older
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            if policy == .mergeByPropertyObjectTrumpMergePolicyType {
                for place in object.slots.indices {
                    guard object.entity.layout.relationships[place] == nil,
                        object.slots[place].isSame(as: .none),
                        case .value(let value) = older.slots[place]
                    else { continue }
                    object.set(value, at: place)
                }
            }
            delete(older)
            return object
        }
    }
}
