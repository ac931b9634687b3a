internal import Foundation

extension NSManagedObjectContext {
    /// What a request asks for.
    ///
    /// - Throws: An error of Cocoa's domain: the model has no such entity, the predicate names what the entity has not, or a
    ///   store cannot be read.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        if let type = Result.self as? NSManagedObject.Type { ObjectClasses.note(type) }
        let found = try objects(of: request)
        let type = request.resultType
        if type.contains(.countResultType) {
            return [NSNumber(value: found.count) as? Result].compactMap(\.self)
        }
        if type.contains(.dictionaryResultType) {
            let rows = DictionaryFetch(request, try entity(of: request)).rows(of: found)
            return rows.compactMap { $0 as NSDictionary as? Result ?? $0 as? Result }
        }
        if type.contains(.managedObjectIDResultType) {
            return found.compactMap { $0.objectID as? Result }
        }
        let typed = found.compactMap { $0 as? Result }
        if typed.count < found.count {
            Notes.tell(
                "A request for '\(request.entityName ?? "")' is of '\(Result.self)', and its objects are of '\(Swift.type(of: found[0]))': these are "
                    + "left out.")
        }
        return typed
    }

    /// How many objects a request asks for.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try objects(of: request).count
    }

    /// The entity of a request.
    func entity<Result>(of request: NSFetchRequest<Result>) throws -> NSEntityDescription {
        let type = Result.self as? NSManagedObject.Type
        let name = request.entityName ?? type.flatMap { model?.entity(of: $0)?.name } ?? ""
        if let found = model?.entitiesByName[name] { return found }
        let known = model?.names ?? "no model: make it with a persistentStoreCoordinator"
        throw CoreDataErrors.error(
            NSCoreDataError,
            "The context's model has no entity '\(name)', which a request asks for. It has \(known)."
        )
    }

    /// The objects that a request asks for, in their order.
    func objects<Result>(of request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        let entity = try entity(of: request)
        try PredicateCheck(entity).check(request.predicate)
        let kinds =
            request.includesSubentities ? entity.concrete : entity.isAbstract ? [] : [entity]
        var found = try kinds.flatMap { try all(of: $0, request) }
        if kinds.count > 1 { found = found.inOrder }
        if !request.includesPendingChanges {
            found = found.filter { $0.life != .inserted }
        }
        if let predicate = request.predicate {
            found = found.filter { predicate.evaluate(with: $0) }
        }
        let descriptors = request.sortDescriptors ?? []
        if !descriptors.isEmpty {
            // Those that are equal stay in their order.
            found = found.enumerated().sorted { one, other in
                switch Comparing.precedes(one.element, other.element, by: descriptors) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: one.offset < other.offset
                }
            }.map(\.element)
        }
        let rest = found.dropFirst(max(request.fetchOffset, 0))
        return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
    }

    /// All objects of an entity, without those that are to be deleted.
    private func all<Result>(
        of entity: NSEntityDescription, _ request: NSFetchRequest<Result>
    ) throws -> [NSManagedObject] {
        var found: [NSManagedObject] = []
        if let parent {
            let originals = try parent.performAndWait {
                () throws -> [(NSManagedObjectID, [Slot])] in
                let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                request.includesSubentities = false
                return try parent.objects(of: request).map {
                    $0.fill()
                    return ($0.objectID, $0.slots)
                }
            }
            found = originals.compactMap {
                take($0, $1, nil, request.shouldRefreshRefetchedObjects)
            }
        } else if let coordinator {
            for (id, row) in try coordinator.rows(of: entity) {
                if let stores = request.affectedStores,
                    !stores.contains(where: { $0 === id.persistentStore })
                {
                    continue
                }
                if let known = objects[id], known.isFilled, !request.shouldRefreshRefetchedObjects {
                    if known.life == .saved { found.append(known) }
                    continue
                }
                let slots = coordinator.slots(row, of: id)
                if let object = take(id, slots, row, request.shouldRefreshRefetchedObjects) {
                    found.append(object)
                }
            }
        }
        found += inserted.values.filter { $0.entity === entity }
        return found.inOrder
    }

    /// The object of values that were fetched; `nil` for one that is to be deleted.
    private func take(
        _ id: NSManagedObjectID, _ slots: [Slot], _ row: RowSnapshot?, _ refreshes: Bool
    ) -> NSManagedObject? {
        let object = objects[id] ?? register(id)
        guard object.life == .saved else { return nil }
        if !object.isFilled {
            (object.slots, object.row, object.isFilled) = (slots, row, true)
            object.awakeFromFetch()
        } else if refreshes {
            merge((slots, row), into: object)
        }
        return object
    }

    /// The objects that a fetched property of an object finds.
    func values(
        of property: NSFetchedPropertyDescription, for object: NSManagedObject
    ) -> [Any] {
        guard let request = property.fetchRequest?.copied() else { return [] }
        let predicate = request.predicate
        request.predicate = predicate.map { predicate in
            NSPredicate { value, _ in
                predicate.evaluate(with: value, substitutionVariables: ["FETCH_SOURCE": object])
            }
        }
        return (try? objects(of: request)) ?? []
    }
}
