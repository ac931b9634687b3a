internal import Foundation
internal import ObjectStore

/// What a store keeps of the objects of an entity.
final class EntityTable: StoreTable, @unchecked Sendable {
    /// The places of the columns' properties in the entity.
    let places: [Int]

    init(_ entity: NSEntityDescription) {
        let properties = entity.layout.properties
        let places = properties.indices.filter {
            !properties[$0].isTransient && !(properties[$0] is NSFetchedPropertyDescription)
        }
        self.places = places
        let names = places.map { properties[$0].name }
        let constraints = sequence(first: entity, next: \.superentity).flatMap {
            $0.uniquenessConstraints
        }
        let unique = constraints.map { constraint in
            constraint.compactMap { member in
                let name = (member as? NSPropertyDescription)?.name ?? member as? String
                return names.firstIndex(of: name ?? "")
            }
        }
        super.init(
            entity.name ?? "", places.map { PropertyColumn(properties[$0]) },
            unique: unique.filter { !$0.isEmpty })
    }

    /// The row of an object.
    func row(_ object: NSManagedObject, isMemory: Bool) throws -> [StoredValue] {
        try places.map { place in
            switch object.slots[place] {
            case .none: return .null
            case .one(let id): return .numbers([id.number])
            case .many(let list): return .numbers(list.ids.map(\.number))
            case .value(let value):
                guard let attribute = object.entity.layout.attributes[place] else { return .null }
                let stored = ValueArchive.stored(value, of: attribute, isMemory: isMemory)
                if case .failed(let reason) = stored {
                    throw CoreDataErrors.error(
                        NSCoreDataError, reason, object, attribute.name)
                }
                return stored
            }
        }
    }
}

/// A column of a property.
private final class PropertyColumn: StoreColumn, @unchecked Sendable {
    private let old: String?

    init(_ property: NSPropertyDescription) {
        let relationship = property as? NSRelationshipDescription
        old = property.renamingIdentifier
        super.init(
            property.name, isRelationship: relationship != nil,
            isToMany: relationship?.isToMany == true)
        guard let attribute = property as? NSAttributeDescription else {
            isOptional = relationship?.isToMany != true
            return
        }
        isOptional = attribute.isOptional
        let value = attribute.defaultValue.flatMap(attribute.taken)
        if let value {
            nonisolated(unsafe) let value = value
            initial = { ValueArchive.stored(value, of: attribute, isMemory: false) }
        }
    }

    override var originalName: String? { old }
}

extension NSEntityDescription {
    /// Its table, the same as long as the entity stays as it is.
    var storeTable: EntityTable {
        if let table { return table }
        let made = EntityTable(self)
        table = made
        return made
    }
}
