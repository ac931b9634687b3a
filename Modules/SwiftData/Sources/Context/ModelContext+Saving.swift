public import Foundation
internal import ObjectStore

extension ModelContext {
    /// Posted before a context is saved; the object is the context.
    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
    /// Posted after a context was saved; the object is the context, and the identifiers are in `userInfo`.
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    /// What `userInfo` of `didSave` has.
    ///
    /// Apple: "ModelContext.NotificationKey".
    public enum NotificationKey: String {
        case insertedIdentifiers
        case updatedIdentifiers
        case deletedIdentifiers
        case invalidatedAllIdentifiers
        case queryGeneration
    }

    /// Saves all changes, or none.
    ///
    /// An object with the value of another one in a variable that is `.unique` is not added: the other takes its
    /// values.
    ///
    /// - Throws: `SwiftDataError` where a rule of the models is broken, or the file cannot be written. The context
    ///   keeps the changes.
    public func save() throws {
        takeOver()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try checkDenials()
        try joinUnique()
        let (new, old, gone) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
        for model in new + old { try checkCounts(model) }
        var changes = StoreChanges()
        changes.inserted = try new.map(Self.change)
        changes.updated = try old.map(Self.change)
        changes.deleted = gone.map { (type(of: $0)._$entity, $0._$backing.number) }
        try container.commit(changes, from: self)
        for model in new { model._$backing.life = .saved }
        for model in new + old { model._$backing.original = nil }
        for model in gone {
            model._$backing.life = .gone
            self[model._$backing.number, type(of: model)._$entity] = nil
        }
        (inserted, changed, deleted, denials) = ([], [], [], [])
        post(new, old, gone)
    }

    private static func change(_ model: any PersistentModel) throws -> StoreChanges.Change {
        let entity = type(of: model)._$entity
        let values = try entity.encodeToSave(model)
        let original = model._$backing.original
        return StoreChanges.Change(
            entity: entity, number: model._$backing.number, values: values,
            places: original.map { old in values.indices.filter { values[$0] != old[$0] } })
    }

    private func post(
        _ new: [any PersistentModel], _ old: [any PersistentModel], _ gone: [any PersistentModel]
    ) {
        let identifiers: [(NotificationKey, [any PersistentModel])] = [
            (.insertedIdentifiers, new), (.updatedIdentifiers, old), (.deletedIdentifiers, gone),
        ]
        let info = identifiers.map {
            ($0.0.rawValue as AnyHashable, $0.1.map { $0.persistentModelID } as Any)
        }
        NotificationCenter.default.post(
            name: Self.didSave, object: self, userInfo: Dictionary(uniqueKeysWithValues: info))
    }

    private func checkDenials() throws {
        for denial in denials where denial.model._$backing.life == .deleted {
            let left = denial.property.targets(denial.model).count { !$0.isDeleted }
            if left == 0 { continue }
            throw SwiftDataError.modelValidationFailure.because(
                "A '\(type(of: denial.model)._$entity.name)' cannot be deleted: it has \(left) \(denial.property.name), and the rule is "
                    + ".deny. Delete those first, or call rollback().")
        }
    }

    private func checkCounts(_ model: any PersistentModel) throws {
        let entity = type(of: model)._$entity
        for place in entity.relationships {
            let property = entity.properties[place]
            guard let relationship = property.relationship else { continue }
            let (least, most) = (
                relationship.minimumModelCount ?? 0, relationship.maximumModelCount ?? 0
            )
            if least == 0, most == 0 { continue }
            let count = property.targets(model).count
            if count < least || (most > 0 && count > most) {
                throw SwiftDataError.modelValidationFailure.because(
                    "A '\(entity.name)' has \(count) \(property.name); it may have "
                        + (most > 0 ? "\(least) to \(most)." : "\(least) at least."))
            }
        }
    }

    // MARK: Unique values

    private struct UniqueKey: Hashable {
        let entity: ObjectIdentifier
        let places: [Int]
        let values: [StoredValue]
    }

    /// Has older objects take the values of new ones that are equal in what is unique.
    private func joinUnique() throws {
        var taken: [UniqueKey: any PersistentModel] = [:]
        for model in changedModelsArray + insertedModelsArray where model._$backing.life != .gone {
            let entity = type(of: model)._$entity
            if entity.unique.isEmpty { continue }
            let values = try entity.encodeToSave(model)
            for places in entity.unique {
                let wanted = places.map { values[$0] }
                if wanted.contains(.null) { continue }
                let key = UniqueKey(
                    entity: ObjectIdentifier(entity), places: places, values: wanted)
                if let older = try older(than: model, key, entity, taken) {
                    join(model, into: older, entity)
                    break
                }
                taken[key] = model
            }
        }
    }

    /// The other object that has the values of a key, and keeps them.
    private func older(
        than model: any PersistentModel, _ key: UniqueKey, _ entity: _ModelEntity,
        _ taken: [UniqueKey: any PersistentModel]
    ) throws -> (any PersistentModel)? {
        if let other = taken[key], other !== model, !other.isDeleted { return other }
        let number = try container.store(of: entity).number(
            with: key.values, in: key.places, of: entity)
        guard let number, number != model._$backing.number else { return nil }
        let other =
            self[number, entity]
            ?? self.model(
                for: PersistentIdentifier(
                    store: place.storeIdentifier, entity: entity.name, number: number))
        other._$backing.fillIfEmpty(other)
        if other.isDeleted { return nil }
        // It may have other values by now.
        return key.places.map { entity.properties[$0].encode(other) } == key.values ? other : nil
    }

    private func join(
        _ model: any PersistentModel, into older: any PersistentModel, _ entity: _ModelEntity
    ) {
        undoManager?.disableUndoRegistration()
        defer { undoManager?.enableUndoRegistration() }
        for property in entity.properties {
            // What is empty in the new object leaves what the older one refers to.
            if property.kind == .toMany, property.targets(model).isEmpty { continue }
            property.copy(model, older)
        }
        for place in entity.relationships {
            guard let inverse = entity.inverse(of: place) else { continue }
            for target in entity.properties[place].targets(model) { target.unlink(model, inverse) }
        }
        let backing = model._$backing
        if backing.life == .saved {
            backing.life = .deleted
            deleted.append(model)
        } else {
            backing.life = .gone
            self[backing.number, entity] = nil
            insertedHasGone = true
        }
        table(of: entity).noteDead()
        tell(model)
    }

    // MARK: Other contexts

    /// Takes over what another context saved. Variables that were changed here too stay as they are.
    func apply(_ changes: StoreChanges) {
        for change in changes.inserted {
            let entity = _ModelEntity.of(change.entity)
            let table = table(of: entity)
            if table.isAsked, self[change.number, entity] == nil {
                tell(add(change.number, entity, change.values))
            }
        }
        for change in changes.updated {
            if let model = self[change.number, _ModelEntity.of(change.entity)],
                model._$backing.life == .saved,
                model._$backing.isFilled
            {
                apply(change, to: model)
            }
        }
        for (table, number) in changes.deleted {
            let entity = _ModelEntity.of(table)
            guard let model = self[number, entity] else { continue }
            self[number, entity] = nil
            model._$backing.life = .gone
            self.table(of: entity).noteDead()
            tell(model)
        }
    }

    private func apply(_ change: StoreChanges.Change, to model: any PersistentModel) {
        let current = _ModelEntity.of(change.entity).encode(model)
        var wanted = change.merged(into: current)
        if let original = model._$backing.original {
            for place in current.indices where current[place] != original[place] {
                wanted[place] = current[place]
            }
            model._$backing.original = change.merged(into: original)
        }
        set(model, to: wanted)
    }
}
