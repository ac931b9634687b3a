public import Foundation
internal import ObjectStore

/// An object that cannot be deleted as long as it refers to others.
struct Denial {
    let model: any PersistentModel
    let property: ModelProperty
}

extension ModelContext {
    /// Adds an object, and all that it refers to.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ first: any PersistentModel) {
        var waiting = [first]
        while let model = waiting.popLast() {
            guard add(model) else { continue }
            let entity = type(of: model)._$entity
            for place in entity.relationships {
                waiting += entity.properties[place].targets(model).filter {
                    $0._$backing.life == .detached
                }
                .reversed()
            }
        }
    }

    private func add(_ model: any PersistentModel) -> Bool {
        let backing = model._$backing
        let entity = type(of: model)._$entity
        switch backing.life {
        case .inserted, .saved, .deleted:
            if backing.context !== self {
                Notes.tell(
                    "A '\(entity.name)' was inserted into a context that is in another one. It stays there."
                )
            } else if backing.life == .deleted {
                revive(model)
            }
            return false
        case .detached, .gone: break
        }
        guard container.schema.has(entity) else {
            Notes.tell(
                container.isStandIn
                    ? "A '\(entity.name)' was inserted where no container was given: it is not kept. Put .modelContainer(for: "
                        + "\(entity.name).self) around the view."
                    : "A '\(entity.name)' was inserted into a container without that model: it is not kept. Add it: "
                        + "ModelContainer(for: \(entity.name).self).")
            return false
        }
        // One that was deleted comes again: it is new, and at the end.
        if backing.life == .gone { backing.context?.removeGone(entity) }
        backing.original = nil
        backing.number = container.store(of: entity).nextNumber()
        (backing.place, backing.life, backing.isFilled) = (place, .inserted, true)
        backing.entity = entity
        self[backing.number, entity] = model
        table(of: entity).add(model)
        inserted.append(model)
        if isRegisteringUndo { registerUndoOfInsert(model) }
        tell(model)
        scheduleSave()
        return true
    }

    /// Deletes an object, and what the rules of its relationships say.
    public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

    /// Deletes the objects of a class that fulfil a condition.
    ///
    /// - Parameters:
    ///   - model: The class.
    ///   - predicate: The condition; `nil` for all.
    ///   - includeSubclasses: Whether objects of classes that inherit from it are deleted too.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate))
        where includeSubclasses || Swift.type(of: found) == model {
            deleteAny(found)
        }
    }

    func deleteAny(_ first: any PersistentModel) {
        let undo = isRegisteringUndo ? undoManager : nil
        undo?.beginUndoGrouping()
        defer { undo?.endUndoGrouping() }
        var waiting = [first]
        while let model = waiting.popLast() {
            let backing = model._$backing
            guard backing.context === self, backing.life == .inserted || backing.life == .saved
            else {
                continue
            }
            backing.fillIfEmpty(model)
            let entity = type(of: model)._$entity
            if undo != nil { registerUndoOfDelete(model) }
            let wasSaved = backing.life == .saved
            backing.life = wasSaved ? .deleted : .gone
            if wasSaved { deleted.append(model) }
            waiting += letGo(model).reversed()
            table(of: entity).noteDead()
            if !wasSaved {
                self[backing.number, entity] = nil
                insertedHasGone = true
            }
            tell(model)
        }
        scheduleSave()
    }

    /// Applies the rules of a deleted object's relationships.
    ///
    /// - Returns: What is to be deleted too.
    private func letGo(_ model: any PersistentModel) -> [any PersistentModel] {
        let entity = type(of: model)._$entity
        var others: [any PersistentModel] = []
        for place in entity.relationships {
            let property = entity.properties[place]
            let targets = property.targets(model).filter { !$0.isDeleted }
            switch property.deleteRule {
            case .cascade: others += targets
            case .deny where !targets.isEmpty:
                denials.append(Denial(model: model, property: property))
            case .noAction, .deny: break
            case .nullify:
                guard let inverse = entity.inverse(of: place) else { continue }
                for target in targets { target.unlink(model, inverse) }
            }
        }
        return others
    }

    /// Takes back that an object was deleted.
    func revive(_ model: any PersistentModel) {
        let backing = model._$backing
        let entity = type(of: model)._$entity
        if backing.life == .gone {
            insertAny(model)
        } else {
            backing.life = .saved
        }
        for place in entity.relationships {
            guard let inverse = entity.inverse(of: place) else { continue }
            for target in entity.properties[place].targets(model) where !target.isDeleted {
                let back = inverse.entity.properties[inverse.place]
                if back.targets(target).contains(where: { $0 === model }) { continue }
                target.link(model, inverse, but: (entity, place))
            }
        }
        tell(model)
    }

    /// Carries out changes that are saved at once.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Takes back all that is not saved.
    public func rollback() {
        denials = []
        for model in insertedModelsArray.reversed() { forget(model) }
        for model in deletedModelsArray { model._$backing.life = .saved }
        let changes = changed.filter { $0._$backing.original != nil } + deleted
        for model in changes { restore(model) }
        for model in deleted { tell(model) }
        (inserted, changed, deleted) = ([], [], [])
    }

    private func forget(_ model: any PersistentModel) {
        let entity = type(of: model)._$entity
        self[model._$backing.number, entity] = nil
        model._$backing.life = .gone
        table(of: entity).noteDead()
        tell(model)
    }

    /// Frees the places of objects of a class that are gone.
    private func removeGone(_ entity: _ModelEntity) {
        table(of: entity).removeDead()
        guard insertedHasGone else { return }
        inserted = insertedModelsArray
        insertedHasGone = false
    }

    private func restore(_ model: any PersistentModel) {
        guard let values = model._$backing.original else { return }
        model._$backing.original = nil
        set(model, to: values)
    }

    /// Gives an object the values of a row, and tells its observers of those that differ.
    func set(_ model: any PersistentModel, to values: [StoredValue]) {
        let entity = type(of: model)._$entity
        let current = entity.encode(model)
        for (place, property) in entity.properties.enumerated()
        where current[place] != values[place] {
            decode(model, property, values[place])
        }
        tell(model)
    }

    private func decode(
        _ model: any PersistentModel, _ property: ModelProperty, _ stored: StoredValue
    ) {
        model._$backing.keep(nil, at: property.place)
        property.mutate(model) { property.decode(model, stored, self) }
    }

    // MARK: Undo

    var isRegisteringUndo: Bool { undoManager?.isUndoRegistrationEnabled == true }

    func registerUndo<Value>(_ model: any PersistentModel, _ property: ModelProperty, _ old: Value)
    {
        undoManager?.registerUndo(withTarget: self) { _ in property.assign(model, old) }
    }

    /// Takes back to what the store has of a variable, which it could not read.
    func registerUndo(
        _ model: any PersistentModel, _ property: ModelProperty, keeping stored: StoredValue
    ) {
        undoManager?.registerUndo(withTarget: self) { context in
            context.registerUndo(model, property, keeping: property.encode(model))
            context.noteBefore(model)
            context.decode(model, property, stored)
            context.tell(model)
            context.scheduleSave()
        }
    }

    private func registerUndoOfInsert(_ model: any PersistentModel) {
        undoManager?.registerUndo(withTarget: self) { $0.deleteAny(model) }
    }

    private func registerUndoOfDelete(_ model: any PersistentModel) {
        undoManager?.registerUndo(withTarget: self) { context in
            context.revive(model)
            if context.isRegisteringUndo, model._$backing.life == .saved {
                context.registerUndoOfInsert(model)
            }
        }
    }

    /// Takes undoing up to now into account. Nothing waits here.
    public func processPendingChanges() {}
}
