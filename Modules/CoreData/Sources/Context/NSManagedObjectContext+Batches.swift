internal import Foundation

extension NSManagedObjectContext {
    /// Carries out a request: a batch, or a fetch that calls back.
    ///
    /// - Throws: An error of Cocoa's domain. A batch is done whole or not at all.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try delete(request)
        case let request as NSBatchInsertRequest: return try insert(request)
        case let request as NSBatchUpdateRequest: return try update(request)
        case is NSPersistentHistoryChangeRequest:
            Notes.tell("Stores keep no history here: a history request finds nothing.")
            return NSPersistentHistoryResult()
        case let request as any CalledBack: return request.fetch(in: self)
        default:
            throw CoreDataErrors.error(
                NSPersistentStoreUnsupportedRequestTypeError,
                "A '\(type(of: request))' cannot be executed. Call fetch(_:) for a fetch request.")
        }
    }

    /// A context beside this one, whose saves others are not told of.
    private func aside<Result>(_ work: (NSManagedObjectContext) throws -> Result) throws -> Result {
        guard let coordinator else {
            throw CoreDataErrors.error(NSPersistentStoreSaveError, "The context has no stores.")
        }
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.isBatch = true
        context.persistentStoreCoordinator = coordinator
        context.mergePolicy = mergePolicy
        return try work(context)
    }

    private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        try aside { context in
            let found =
                try request.ids?.compactMap { try? context.existingObject(with: $0) }
                ?? context.objects(of: request.fetchRequest)
            for object in found { context.delete(object) }
            // What deletion rules reach is deleted too, as a database's triggers do on Apple's systems.
            let ids = found.map(\.objectID)
            try context.save()
            return NSBatchDeleteResult(ids, request.resultType)
        }
    }

    private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        try aside { context in
            guard let entity = context.model?.entitiesByName[request.entityName] else {
                throw CoreDataErrors.error(
                    NSCoreDataError,
                    "The model has no entity '\(request.entityName)', which a batch inserts. It has: \(context.model?.names ?? "nothing")."
                )
            }
            func made() -> NSManagedObject {
                entity.objectClass.init(entity: entity, insertInto: context)
            }
            func make(_ values: [String: Any]) {
                let known = values.filter { entity.layout.place(of: $0.key) != nil }
                made().setValuesForKeys(known)
            }
            for values in request.objectsToInsert ?? [] { make(values) }
            if let handler = request.dictionaryHandler {
                while true {
                    let values = NSMutableDictionary()
                    if handler(values) { break }
                    make(values as? [String: Any] ?? [:])
                }
            }
            if let handler = request.managedObjectHandler {
                while true {
                    let object = made()
                    if handler(object) {
                        context.delete(object)
                        break
                    }
                }
            }
            let ids = context.inserted.keys.sorted { $0.number < $1.number }
            try context.save()
            return NSBatchInsertResult(ids, request.resultType)
        }
    }

    private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        try aside { context in
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            fetch.includesSubentities = request.includesSubentities
            let found = try context.objects(of: fetch)
            let values = (request.propertiesToUpdate ?? [:]).compactMap { key, value in
                ((key.base as? NSPropertyDescription)?.name ?? key.base as? String).map {
                    ($0, value)
                }
            }
            for object in found {
                object.setValuesForKeys(Dictionary(values, uniquingKeysWith: { $1 }))
            }
            try context.save()
            return NSBatchUpdateResult(found.map(\.objectID), request.resultType)
        }
    }
}

/// A request that calls back, of whatever result.
private protocol CalledBack {
    func fetch(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: CalledBack {
    fileprivate func fetch(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let found = Result { try context.fetch(fetchRequest) }
        var error: (any Error)?
        if case .failure(let reason) = found { error = reason }
        let result = NSAsynchronousFetchResult(self, try? found.get(), error)
        block?(result)
        return result
    }
}
