internal import Foundation
internal import ObjectStore

/// A row as it was when an object was made of it.
struct RowSnapshot: Equatable {
    var values: [StoredValue]
}

extension NSPersistentStoreCoordinator {
    /// The stores that keep objects of an entity.
    func stores(of entity: NSEntityDescription) -> [NSPersistentStore] {
        persistentStores.filter { $0.keeps(entity) }
    }

    /// The store that new objects of an entity go to; `nil` for none.
    func home(of entity: NSEntityDescription) -> NSPersistentStore? {
        let all = stores(of: entity)
        return all.first { !$0.isReadOnly } ?? all.first
    }

    /// The rows of an entity, with the identifiers of their objects.
    func rows(
        of entity: NSEntityDescription
    ) throws -> [(id: NSManagedObjectID, row: RowSnapshot)] {
        try locked {
            try named {
                try stores(of: entity).flatMap { store in
                    try store.backing.rows(of: entity.storeTable).map {
                        (
                            NSManagedObjectID(entity, $0.number, store),
                            RowSnapshot(values: $0.values)
                        )
                    }
                }
            }
        }
    }

    /// The row of an object; `nil` if it is not there.
    func row(of id: NSManagedObjectID) throws -> RowSnapshot? {
        try locked {
            try named {
                try id.persistentStore?.backing.values(of: id.number, id.entity.storeTable)
                    .map { RowSnapshot(values: $0) }
            }
        }
    }

    /// Turns problems of stores into errors of Core Data's.
    func named<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let problem as StoreProblem { throw StorePlace.error(for: problem) }
    }

    /// The values of an object whose row it is.
    func slots(_ row: RowSnapshot, of id: NSManagedObjectID) -> [Slot] {
        let (layout, table) = (id.entity.layout, id.entity.storeTable)
        var slots = layout.initial
        for (column, place) in table.places.enumerated() {
            let stored = row.values[column]
            if let relationship = layout.relationships[place] {
                let ids = numbers(stored).compactMap {
                    self.id($0, relationship, id.persistentStore)
                }
                slots[place] =
                    relationship.isToMany
                    ? .many(IDList(ids)) : ids.first.map { .one($0) } ?? .none
            } else if let attribute = layout.attributes[place] {
                let value = ValueArchive.value(stored, of: attribute)
                if value == nil, stored != .null {
                    Notes.tell(
                        "What the store has of '\(id.entity.name ?? "").\(attribute.name)' is no \(attribute.attributeValueClassName ?? "value"): "
                            + "objects are without it.")
                }
                slots[place] = value.map { .value($0) } ?? .none
            }
        }
        return slots
    }

    private func numbers(_ stored: StoredValue) -> [Int64] {
        if case .numbers(let numbers) = stored { return numbers }
        if case .integer(let number) = stored { return [number] }
        return []
    }

    /// The identifier of the object of a number, which is of the relationship's entity or of one below it.
    private func id(
        _ number: Int64, _ relationship: NSRelationshipDescription, _ store: NSPersistentStore?
    ) -> NSManagedObjectID? {
        guard let store, let kinds = relationship.destinationEntity?.concrete else { return nil }
        if kinds.count == 1 { return NSManagedObjectID(kinds[0], number, store) }
        for kind in kinds {
            let values = try? store.backing.values(of: number, kind.storeTable)
            if values != nil { return NSManagedObjectID(kind, number, store) }
        }
        return nil
    }
}

extension NSManagedObjectID {
    /// The identifier of a new object.
    static func made(
        for entity: NSEntityDescription, in context: NSManagedObjectContext?
    ) -> NSManagedObjectID {
        let store = context?.coordinator?.home(of: entity)
        // Without a store yet, a number that no store gives.
        let number = store?.backing.nextNumber() ?? -Int64.random(in: 1...(1 << 62))
        let id = NSManagedObjectID(entity, number, store)
        id.isTemporaryID = true
        return id
    }
}
