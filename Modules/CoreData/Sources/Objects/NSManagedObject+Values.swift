internal import Foundation

extension NSManagedObject {
    /// The place of a property; a name that the entity has not ends the program, as on Apple's systems.
    func place(of key: String) -> Int {
        guard let place = entity.layout.place(of: key) else {
            let names = entity.layout.properties.map(\.name).joined(separator: ", ")
            Trouble.raise(
                "The entity '\(entity.name ?? "")' has no property '\(key)'. It has: \(names). Add it to the model, or mend the name."
            )
        }
        return place
    }

    /// Fetches the values of a fault.
    func fill() {
        if isFilled { return }
        isFilled = true
        let isThere = managedObjectContext?.fillValues(of: self) == true
        if isThere { awakeFromFetch() }
    }

    /// The object of an identifier, in the context of this one.
    func other(_ id: NSManagedObjectID) -> NSManagedObject? {
        managedObjectContext?.object(with: id) ?? loose[id]
    }

    /// The value at a place, as key-value coding has it.
    func value(at place: Int) -> Any? {
        fill()
        switch slots[place] {
        case .none:
            if let fetched = entity.layout.properties[place] as? NSFetchedPropertyDescription {
                return managedObjectContext?.values(of: fetched, for: self)
            }
            return nil
        case .value(let value): return value
        case .one(let id):
            guard let found = other(id), found.life != .gone else { return nil }
            return found
        case .many(let list):
            let objects = list.ids.compactMap { other($0) }.filter { $0.life != .gone }
            let isOrdered = entity.layout.relationships[place]?.isOrdered == true
            return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
    }

    /// Sets the value at a place, and has the others refer back.
    func set(_ value: Any?, at place: Int) {
        let property = entity.layout.properties[place]
        // What `as Any` made of nil.
        let value = value.flatMap(Self.unwrapped)
        if let relationship = entity.layout.relationships[place] {
            let objects = value.map { Self.objects(in: $0) } ?? []
            if !relationship.isToMany, objects?.count ?? 2 > 1 { refuse(value, property) }
            guard let objects else { refuse(value, property) }
            return relate(to: objects, at: place)
        }
        guard let value, !(value is NSNull) else { return change(place) { $0 = .none } }
        guard let attribute = entity.layout.attributes[place], let taken = attribute.taken(value)
        else { refuse(value, property) }
        change(place) { $0 = .value(taken) }
    }

    private func refuse(_ value: Any?, _ property: NSPropertyDescription) -> Never {
        let wanted =
            (property as? NSAttributeDescription)?.attributeValueClassName
            ?? (property as? NSRelationshipDescription)?.destinationName ?? "none"
        let given = value.map { "\(type(of: $0))" } ?? "nil"
        Trouble.raise(
            "'\(entity.name ?? "").\(property.name)' takes values of the type '\(wanted)', and was given one of '\(given)'."
        )
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The objects of a collection, or the one that is given; `nil` if it has others.
    private static func objects(in value: Any) -> [NSManagedObject]? {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: (set.allObjects as? [NSManagedObject])?.inOrder
        case let set as NSOrderedSet: set.array as? [NSManagedObject]
        case let set as Set<NSManagedObject>: Array(set).inOrder
        case let list as [NSManagedObject]: list
        case let list as NSArray: Array(list) as? [NSManagedObject]
        case let set as any ManagedCollection: set.managedObjects
        default: nil
        }
    }

    /// Changes the slot at a place, told before and noted after.
    func change(_ place: Int, _ work: (inout Slot) -> Void) {
        fill()
        tell()
        managedObjectContext?.willChange(self, place)
        work(&slots[place])
        managedObjectContext?.didChange(self)
    }
}

extension [NSManagedObject] {
    /// Those that were made first come first.
    var inOrder: [NSManagedObject] { sorted { $0.objectID.number < $1.objectID.number } }
}
