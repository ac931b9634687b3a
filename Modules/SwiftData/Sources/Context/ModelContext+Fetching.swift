internal import Foundation
internal import ObjectStore

extension ModelContext {
    /// The models that a descriptor describes.
    ///
    /// - Throws: `SwiftDataError` where a file cannot be read, or what the predicate throws.
    /// - Complexity: Linear in the models of the class.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        guard let objects = try candidates(for: descriptor) else { return [] }
        return try place.quietly {
            var found = try matches(of: descriptor, in: objects)
            if !descriptor.sortBy.isEmpty {
                place.looksFor = T._$entity
                defer { place.looksFor = nil }
                descriptor.sort(&found)
            }
            return descriptor.page(of: found)
        }
    }

    private func matches<T: PersistentModel>(
        of descriptor: FetchDescriptor<T>, in objects: [any PersistentModel]
    ) throws -> [T] {
        var found: [T] = []
        for object in objects {
            let model = unsafeDowncast(object, to: T.self)
            switch model._$backing.life {
            case .saved: break
            case .inserted where descriptor.includePendingChanges: break
            case .deleted where !descriptor.includePendingChanges: break
            default: continue
            }
            if let predicate = descriptor.predicate {
                place.looksAt = model._$backing
                if try !predicate.evaluate(model) { continue }
            }
            found.append(model)
        }
        place.looksAt = nil
        return found
    }

    /// How many models a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        guard let objects = try candidates(for: descriptor) else { return 0 }
        let found = try place.quietly { try matches(of: descriptor, in: objects) }
        return descriptor.page(of: found).count
    }

    /// The identifiers of the models that a descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// The models that a descriptor describes. All are fetched at once here.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(models: try fetch(descriptor))
    }

    /// The identifiers of the models that a descriptor describes. All are fetched at once here.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(models: try fetchIdentifiers(descriptor))
    }

    /// Hands each model that a descriptor describes to a block.
    ///
    /// - Parameters:
    ///   - batchSize: How many are read at once; all are here.
    ///   - allowEscapingMutations: Whether models may be changed that are not saved after each batch. They may here.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// The object of an identifier. If there is none in the store, its variables have no values.
    public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        guard let entity = entity(of: identifier) else {
            preconditionFailure(
                "model(for:) was called with an identifier of '\(identifier.entityName)', of which the container knows nothing."
            )
        }
        return self[identifier.number, entity] ?? fault(identifier.number, entity)
    }

    private func entity(of identifier: PersistentIdentifier) -> _ModelEntity? {
        container.schema.models.first { $0.name == identifier.entityName }
    }

    /// The object of an identifier, if the context has it already.
    public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
        entity(of: identifier).flatMap { self[identifier.number, $0] as? T }
    }

    // MARK: Objects and rows

    /// How many times the rows of a class are looked through by the store before all of them are read.
    private static let mostParts = 4

    /// The objects among which those that a descriptor describes are; `nil` if there can be none.
    ///
    /// What the store can leave out is not read, unless all of the class has been read, or is asked for many times.
    private func candidates<T: PersistentModel>(
        for descriptor: FetchDescriptor<T>
    ) throws -> [any PersistentModel]? {
        let entity = T._$entity
        let table = table(of: entity)
        guard let predicate = descriptor.predicate, !table.isLoaded,
            table.partCount < Self.mostParts, !container.isStandIn, container.schema.has(entity),
            container.schema.heirs(of: entity).isEmpty
        else { return try loadedObjects(of: entity) }
        let conditions = PredicateConditions.of(predicate)
        if conditions.isEmpty { return try loadedObjects(of: entity) }
        takeOver()
        let rows = try container.store(of: entity).rows(of: entity, where: conditions)
        table.partCount += 1
        var found = objects(of: rows, table)
        // What was changed may be wanted now, whatever the store has.
        let numbers = Set(rows.map(\.number))
        found += (changed + inserted).filter {
            type(of: $0)._$entity === entity && !numbers.contains($0._$backing.number)
        }
        return found.sorted { $0._$backing.number < $1._$backing.number }
    }

    /// The objects of rows, made and filled where they are not yet.
    private func objects(of rows: [StoredRow], _ table: EntityTable) -> [any PersistentModel] {
        table.known.reserveCapacity(table.known.count + rows.count)
        return rows.map { row in
            let known = table.known[row.number]
            let model =
                known
                ?? table.entity.make(_ModelBacking(number: row.number, table.entity, in: place))
            if known == nil { table.known[row.number] = model }
            if !model._$backing.isFilled { fill(model, table.entity, row.values) }
            return model
        }
    }

    /// The objects of a class and of those that inherit from it, all of them, in the order in which they were inserted; `nil` if
    /// there can be none.
    private func loadedObjects(of entity: _ModelEntity) throws -> [any PersistentModel]? {
        guard let own = try loadedTable(of: entity)?.objects else { return nil }
        let others = container.schema.heirs(of: entity)
        if others.isEmpty { return own }
        let all = try others.reduce(own) { $0 + (try loadedTable(of: $1)?.objects ?? []) }
        return all.sorted { $0._$backing.number < $1._$backing.number }
    }

    /// The objects of a class alone, all of them; `nil` if there can be none.
    func loadedTable(of entity: _ModelEntity) throws -> EntityTable? {
        if container.isStandIn { return nil }
        guard container.schema.has(entity) else {
            throw SwiftDataError.unknownSchema.because(
                "The container has no model '\(entity.name)'. Add it: ModelContainer(for: \(entity.name).self)."
            )
        }
        takeOver()
        let table = table(of: entity)
        if !table.isLoaded { try load(table) }
        return table
    }

    private func load(_ table: EntityTable) throws {
        let entity = table.entity
        let pending = table.objects.filter { $0._$backing.life == .inserted }
        let rows = try container.store(of: entity).rows(of: entity)
        table.load(objects(of: rows, table) + pending)
    }

    /// An object whose variables are not read yet.
    private func make(_ number: Int64, _ entity: _ModelEntity) -> any PersistentModel {
        let model = entity.make(_ModelBacking(number: number, entity, in: place))
        self[number, entity] = model
        return model
    }

    private func fault(_ number: Int64, _ entity: _ModelEntity) -> any PersistentModel {
        let model = make(number, entity)
        table(of: entity).add(model)
        return model
    }

    func fill(_ model: any PersistentModel, _ entity: _ModelEntity, _ values: [StoredValue]?) {
        (model._$backing.isFilled, model._$backing.kept) = (true, nil)
        entity.fill(model, from: values, in: self)
    }

    /// Makes an object of a row that another context inserted.
    func add(_ number: Int64, _ entity: _ModelEntity, _ values: [StoredValue])
        -> any PersistentModel
    {
        let model = fault(number, entity)
        fill(model, entity, values)
        return model
    }

    /// The object of a number, if there is one; it may be of a class that inherits from `type`.
    func known<T: PersistentModel>(_ number: Int64, _ type: T.Type) -> T? {
        if let found = known(number, T._$entity) { return found as? T }
        for heir in container.schema.heirs(of: T._$entity) {
            if let found = known(number, heir) { return found as? T }
        }
        return nil
    }

    private func known(_ number: Int64, _ entity: _ModelEntity) -> (any PersistentModel)? {
        if let model = self[number, entity] {
            return model._$backing.life == .gone ? nil : model
        }
        return storedValues(of: number, entity) != nil ? fault(number, entity) : nil
    }

    /// The values that the store has of a number.
    func storedValues(of number: Int64, _ entity: _ModelEntity) -> [StoredValue]? {
        do {
            return try container.store(of: entity).values(of: number, entity)
        } catch {
            Notes.tell("A '\(entity.name)' could not be read: \(error)")
            return nil
        }
    }
}

/// What was fetched in batches.
///
/// Apple: "FetchResultsCollection".
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let models: [Element]

    init(models: [Element]) { self.models = models }

    public var startIndex: Int { 0 }
    public var endIndex: Int { models.count }
    public subscript(position: Int) -> Element { models[position] }
}
