internal import Foundation

extension NSManagedObjectContext {
    // MARK: Inserting and deleting

    /// Makes an object, and those that it refers to, part of the context.
    public func insert(_ object: NSManagedObject) {
        guard object.life == .loose else { return }
        let others = object.loose.values.sorted { $0.objectID.number < $1.objectID.number }
        insertNew(object)
        for other in others { insert(other) }
        object.loose = [:]
    }

    /// As `insert(_:)`, for an object that is made.
    func insertNew(_ object: NSManagedObject) {
        if object.objectID.persistentStore == nil, let store = coordinator?.home(of: object.entity)
        {
            object.objectID.persistentStore = store
        }
        object.managedObjectContext = self
        object.life = .inserted
        objects[object.objectID] = object
        inserted[object.objectID] = object
        follow { $0.takeOut(object) }
        object.awakeFromInsert()
        pending.inserted.insert(object)
        schedule()
        tell(object)
    }

    /// Deletes an object with the next save, as its relationships say.
    public func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self,
            object.life == .inserted || object.life == .saved
        else { return }
        object.fill()
        if object.life == .gone { return }
        object.prepareForDeletion()
        let wasInserted = object.life == .inserted
        // First: of objects that refer to each other in a circle, each is deleted once.
        object.tell()
        object.life = .deleted
        for place in object.slots.indices { carryOutRule(object, place) }
        follow { $0.bringBack(object, wasInserted: wasInserted) }
        remove(object, wasInserted: wasInserted)
    }

    private func carryOutRule(_ object: NSManagedObject, _ place: Int) {
        guard let relationship = object.entity.layout.relationships[place] else { return }
        let others = object.others(at: place).filter { $0.life == .inserted || $0.life == .saved }
        switch relationship.deleteRule {
        case .noActionDeleteRule, .denyDeleteRule: return
        case .cascadeDeleteRule: for other in others { delete(other) }
        case .nullifyDeleteRule:
            guard let inverse = relationship.inverseRelationship else { return }
            for other in others {
                guard let back = other.entity.layout.place(of: inverse.name) else { continue }
                other.unlink(back, object.objectID)
            }
        }
    }

    private func remove(_ object: NSManagedObject, wasInserted: Bool) {
        changed[object.objectID] = nil
        if wasInserted {
            inserted[object.objectID] = nil
            objects[object.objectID] = nil
            object.life = .gone
            if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
        } else {
            deleted[object.objectID] = object
            pending.deleted.insert(object)
        }
        pending.updated.remove(object)
        schedule()
        tell(object)
    }

    // MARK: Changing

    /// Notes the values of an object before a property is changed.
    func willChange(_ object: NSManagedObject, _ place: Int) {
        if object.life == .saved, object.committed == nil { object.committed = object.slots }
        let old = object.slots[place]
        follow { $0.put(old, at: place, of: object) }
    }

    func didChange(_ object: NSManagedObject) {
        if object.life == .saved { changed[object.objectID] = object }
        if object.life == .saved || object.life == .inserted {
            if !pending.inserted.contains(object) { pending.updated.insert(object) }
            schedule()
            tell(object)
        }
    }

    // MARK: Undoing

    /// Has the undo manager do something to undo what is done.
    private func follow(_ undo: @escaping (NSManagedObjectContext) -> Void) {
        guard !isQuiet, let undoManager, undoManager.isUndoRegistrationEnabled else { return }
        let undo = Handed(undo)
        undoManager.registerUndo(withTarget: self) { undo.value($0) }
    }

    /// Puts a value back.
    private func put(_ slot: Slot, at place: Int, of object: NSManagedObject) {
        object.change(place) { $0 = slot }
    }

    /// Undoes that an object was inserted.
    private func takeOut(_ object: NSManagedObject) {
        guard object.life == .inserted else { return }
        follow { $0.bringBack(object, wasInserted: true) }
        object.tell()
        remove(object, wasInserted: true)
    }

    /// Undoes that an object was deleted.
    private func bringBack(_ object: NSManagedObject, wasInserted: Bool) {
        follow {
            object.life = .deleted
            $0.remove(object, wasInserted: wasInserted)
        }
        revive(object, wasInserted: wasInserted)
        object.awake(fromSnapshotEvents: .undoDeletion)
    }

    /// Has an object that was deleted be there again.
    func revive(_ object: NSManagedObject, wasInserted: Bool) {
        object.tell()
        object.managedObjectContext = self
        deleted[object.objectID] = nil
        objects[object.objectID] = object
        object.life = wasInserted ? .inserted : .saved
        if wasInserted { inserted[object.objectID] = object }
        if !wasInserted, object.committed != nil { changed[object.objectID] = object }
        if pending.deleted.remove(object) == nil || wasInserted { pending.inserted.insert(object) }
        schedule()
        tell(object)
    }

    /// Undoes the last change, if there is an undo manager.
    public func undo() { undoManager?.undo() }
    /// Makes again what was undone last.
    public func redo() { undoManager?.redo() }

    /// Forgets all changes.
    public func rollback() {
        undoManager?.removeAllActions()
        isQuiet = true
        defer { isQuiet = false }
        for object in inserted.values.map(\.self).inOrder {
            object.tell()
            remove(object, wasInserted: true)
            object.managedObjectContext = nil
        }
        for object in deleted.values.map(\.self).inOrder { revive(object, wasInserted: false) }
        for object in changed.values.map(\.self).inOrder {
            guard let committed = object.committed else { continue }
            object.tell()
            (object.slots, object.committed) = (committed, nil)
            object.awake(fromSnapshotEvents: .rollback)
            pending.refreshed.insert(object)
            pending.updated.remove(object)
            tell(object)
        }
        changed = [:]
        schedule()
    }

    /// Forgets all objects.
    public func reset() {
        undoManager?.removeAllActions()
        for object in objects.values {
            object.life = .gone
            object.managedObjectContext = nil
        }
        (objects, inserted, changed, deleted) = ([:], [:], [:], [:])
        pending = PendingChanges()
        for watcher in watchers { watcher.watcher?.allDidChange() }
    }

    /// Has an object fetch its values again; with its changes kept, or forgotten.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.life == .saved, object.isFilled else { return }
        if flag, object.committed != nil {
            guard let found = storedValues(of: object.objectID) else { return }
            merge(found, into: object)
        } else {
            object.tell()
            object.willTurnIntoFault()
            (object.isFilled, object.committed) = (false, nil)
            changed[object.objectID] = nil
            object.didTurnIntoFault()
        }
        pending.refreshed.insert(object)
        schedule()
        tell(object)
    }

    /// Has all objects fetch their values again, with their changes kept.
    public func refreshAllObjects() {
        for object in objects.values.map(\.self).inOrder { refresh(object, mergeChanges: true) }
    }

    /// Gives an object new values where it has no changes of its own.
    func merge(_ found: (slots: [Slot], row: RowSnapshot?), into object: NSManagedObject) {
        object.tell()
        var slots = found.slots
        if let committed = object.committed {
            for place in slots.indices where !object.slots[place].isSame(as: committed[place]) {
                slots[place] = object.slots[place]
            }
            object.committed = found.slots
        }
        (object.slots, object.row) = (slots, found.row)
    }
}
