internal import Foundation
internal import ObjectStore

extension NSManagedObjectContext {
    /// How often objects may change others while they are told that they will be saved.
    private static let mostRounds = 100

    /// Saves the changes: to the parent, or to the stores, all or nothing.
    ///
    /// - Throws: An error of Cocoa's domain: a rule of the model is broken, others changed the same objects, or a store
    ///   cannot be written. The changes stay as they are.
    public func save() throws {
        guard hasChanges else { return processPendingChanges() }
        if !isBatch {
            NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        }
        tellOfSave()
        deriveValues()
        processPendingChanges()
        try validate()
        let done: SavedObjects
        if let parent {
            done = parent.performAndWait { saveToParent(parent) }
        } else {
            done = try saveToStores()
        }
        finish(done)
        if isBatch { return }
        let info = done.userInfo
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: done.ids)
        for context in coordinator?.liveContexts ?? []
        where context !== self && context.automaticallyMergesChangesFromParent {
            let isSibling = context.parent === parent
            if context.parent === self || (isSibling && parent == nil) { context.take(done) }
        }
    }

    private var unsaved: [NSManagedObject] {
        (Array(inserted.values) + Array(changed.values) + Array(deleted.values)).inOrder
    }

    private func tellOfSave() {
        var told: Set<ObjectIdentifier> = []
        for _ in 0..<Self.mostRounds {
            let rest = unsaved.filter { told.insert(ObjectIdentifier($0)).inserted }
            if rest.isEmpty { return }
            for object in rest { object.willSave() }
        }
    }

    private func deriveValues() {
        for object in Array(inserted.values) + Array(changed.values) {
            for (place, attribute) in object.entity.layout.attributes.enumerated() {
                guard let derived = attribute as? NSDerivedAttributeDescription else { continue }
                let value = DerivedValues.value(of: derived, for: object).flatMap(derived.taken)
                object.slots[place] = value.map { .value($0) } ?? .none
            }
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ work: () throws -> Void) {
            do { try work() } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in Array(inserted.values).inOrder { check(object.validateForInsert) }
        for object in Array(changed.values).inOrder where object.life == .saved {
            check(object.validateForUpdate)
        }
        for object in Array(deleted.values).inOrder { check(object.validateForDelete) }
        if let error = CoreDataErrors.joined(errors) { throw error }
    }

    // MARK: To the parent

    private func saveToParent(_ parent: NSManagedObjectContext) -> SavedObjects {
        let done = SavedObjects(self)
        for object in done.inserted {
            let made = parent.register(object.objectID)
            (made.slots, made.isFilled, made.life) = (object.slots, true, .inserted)
            parent.inserted[made.objectID] = made
            parent.pending.inserted.insert(made)
        }
        for object in done.updated {
            let original = parent.object(with: object.objectID)
            guard let committed = object.committed else { continue }
            original.fill()
            original.tell()
            for place in object.slots.indices
            where !object.slots[place].isSame(as: committed[place]) {
                parent.willChange(original, place)
                original.slots[place] = object.slots[place]
            }
            parent.didChange(original)
        }
        for object in done.deleted {
            guard let original = parent.objects[object.objectID] ?? parent.saved(object.objectID)
            else { continue }
            parent.takeDeletion(original)
        }
        parent.schedule()
        for object in done.inserted {
            if let made = parent.objects[object.objectID] { parent.tell(made) }
        }
        return done
    }

    private func saved(_ id: NSManagedObjectID) -> NSManagedObject? {
        let found = object(with: id)
        found.fill()
        return found.life == .saved ? found : nil
    }

    /// Deletes an object that a child context has deleted, whose rules were carried out there.
    private func takeDeletion(_ object: NSManagedObject) {
        object.tell()
        let wasInserted = object.life == .inserted
        (inserted[object.objectID], changed[object.objectID]) = (nil, nil)
        pending.deleted.insert(object)
        object.life = wasInserted ? .gone : .deleted
        if wasInserted { objects[object.objectID] = nil } else { deleted[object.objectID] = object }
        tell(object)
    }

    // MARK: To the stores

    private func saveToStores() throws -> SavedObjects {
        guard let coordinator, !coordinator.persistentStores.isEmpty else {
            throw CoreDataErrors.error(
                NSPersistentStoreSaveError,
                "The context has no store to save to. Call loadPersistentStores(completionHandler:) of its container first."
            )
        }
        return try coordinator.locked {
            try coordinator.named {
                for object in inserted.values where object.objectID.persistentStore == nil {
                    object.objectID.persistentStore = coordinator.home(of: object.entity)
                }
                try mergeRows(coordinator)
                try mergeEqual(coordinator)
                let done = SavedObjects(self)
                try done.write()
                return done
            }
        }
    }

    private func finish(_ done: SavedObjects) {
        for object in done.inserted + done.updated {
            object.objectID.isTemporaryID = parent != nil && object.objectID.isTemporaryID
            (object.life, object.committed) = (.saved, nil)
            object.row = done.rows[object.objectID] ?? object.row
        }
        for object in done.deleted {
            object.life = .gone
            objects[object.objectID] = nil
        }
        (inserted, changed, deleted) = ([:], [:], [:])
        // What is saved is not undone by going behind the save: as on Apple's systems, undo still changes it back.
        for object in done.inserted + done.updated + done.deleted { object.didSave() }
        for object in done.deleted { object.managedObjectContext = nil }
    }
}

/// What is saved at once.
struct SavedObjects: @unchecked Sendable {
    let inserted: [NSManagedObject]
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]
    /// The rows that were written.
    private(set) var rows: [NSManagedObjectID: RowSnapshot] = [:]

    init(_ context: NSManagedObjectContext) {
        inserted = Array(context.inserted.values).inOrder
        updated = Array(context.changed.values).filter(\.isUpdated).inOrder
        deleted = Array(context.deleted.values).inOrder
        var rows: [NSManagedObjectID: RowSnapshot] = [:]
        if context.parent == nil {
            for object in inserted + updated {
                let isMemory = object.objectID.persistentStore?.isMemory != false
                let values = try? object.entity.storeTable.row(object, isMemory: isMemory)
                rows[object.objectID] = values.map { RowSnapshot(values: $0) }
            }
        }
        self.rows = rows
    }

    var userInfo: [AnyHashable: Any] {
        [
            NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
            NSDeletedObjectsKey: Set(deleted),
        ]
    }

    var ids: [AnyHashable: Any] {
        [
            NSInsertedObjectIDsKey: Set(inserted.map(\.objectID)),
            NSUpdatedObjectIDsKey: Set(updated.map(\.objectID)),
            NSDeletedObjectIDsKey: Set(deleted.map(\.objectID)),
        ]
    }

    /// Writes all to the stores, each at once.
    func write() throws {
        var changes: [ObjectIdentifier: (store: NSPersistentStore, all: StoreChanges)] = [:]
        func add(_ object: NSManagedObject, _ work: (inout StoreChanges) throws -> Void) throws {
            guard let store = object.objectID.persistentStore else {
                throw CoreDataErrors.error(
                    NSPersistentStoreSaveError,
                    "No store keeps objects of '\(object.entity.name ?? "")'.", object)
            }
            if store.isReadOnly {
                throw CoreDataErrors.error(
                    NSPersistentStoreSaveError,
                    "The store '\(store.url?.path ?? "")' is read only, and a '\(object.entity.name ?? "")' was inserted, changed or deleted: "
                        + "nothing is saved. Call rollback().", object)
            }
            try work(&changes[ObjectIdentifier(store), default: (store, StoreChanges())].all)
        }
        func change(_ object: NSManagedObject) throws -> StoreChanges.Change {
            let isMemory = object.objectID.persistentStore?.isMemory != false
            // Once more, as what cannot be kept is told by this.
            let values =
                try rows[object.objectID]?.values
                ?? object.entity.storeTable.row(object, isMemory: isMemory)
            return StoreChanges.Change(
                entity: object.entity.storeTable, number: object.objectID.number, values: values)
        }
        for object in inserted { try add(object) { $0.inserted.append(try change(object)) } }
        for object in updated {
            try add(object) { changes in
                var change = try change(object)
                if let old = object.row?.values, old.count == change.values.count {
                    change.places = change.values.indices.filter { old[$0] != change.values[$0] }
                }
                changes.updated.append(change)
            }
        }
        for object in deleted {
            try add(object) {
                $0.deleted.append((object.entity.storeTable, object.objectID.number))
            }
        }
        // The first store first, in all runs.
        let parts = changes.values.sorted {
            ($0.store.identifier ?? "") < ($1.store.identifier ?? "")
        }
        try commit(parts.map { (store: $0.store.backing, changes: $0.all) })
    }
}
