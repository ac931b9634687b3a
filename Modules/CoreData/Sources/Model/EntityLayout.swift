/// The places of an entity's properties in its objects.
final class EntityLayout {
    let properties: [NSPropertyDescription]
    /// Relationships at their places, others `nil`.
    let relationships: [NSRelationshipDescription?]
    let attributes: [NSAttributeDescription?]
    private let places: [String: Int]
    /// The values of new objects.
    let initial: [Slot]

    init(_ properties: [NSPropertyDescription]) {
        self.properties = properties
        relationships = properties.map { $0 as? NSRelationshipDescription }
        attributes = properties.map { $0 as? NSAttributeDescription }
        places = Dictionary(
            properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        initial = properties.map { property in
            if let attribute = property as? NSAttributeDescription {
                return attribute.defaultValue.flatMap(attribute.taken).map { .value($0) } ?? .none
            }
            let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
            return isToMany ? .many(IDList()) : .none
        }
    }

    func place(of name: String) -> Int? { places[name] }

    /// The place of the property that refers back.
    func inverse(of place: Int) -> (name: String, isToMany: Bool)? {
        guard let inverse = relationships[place]?.inverseRelationship else { return nil }
        return (inverse.name, inverse.isToMany)
    }
}

/// What an object has at the place of a property.
enum Slot {
    case none
    case value(Any)
    case one(NSManagedObjectID)
    case many(IDList)
}

/// Objects in an order, each once.
struct IDList {
    private(set) var ids: [NSManagedObjectID]
    private var known: Set<NSManagedObjectID>

    init(_ ids: [NSManagedObjectID] = []) {
        var known: Set<NSManagedObjectID> = []
        self.ids = ids.filter { known.insert($0).inserted }
        self.known = known
    }

    func contains(_ id: NSManagedObjectID) -> Bool { known.contains(id) }

    /// - Returns: Whether it was not there.
    mutating func append(_ id: NSManagedObjectID) -> Bool {
        guard known.insert(id).inserted else { return false }
        ids.append(id)
        return true
    }

    /// - Returns: Whether it was there.
    mutating func remove(_ id: NSManagedObjectID) -> Bool {
        guard known.remove(id) != nil else { return false }
        if ids.last == id { ids.removeLast() } else { ids.removeAll { $0 == id } }
        return true
    }
}
