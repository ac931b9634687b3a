public import Foundation

/// A kind of objects: its name, its class and its properties.
///
/// Apple: "NSEntityDescription".
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The model that it belongs to.
    public internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open var name: String?
    /// The name of the class of its objects, without that of its module.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether there are objects only of its subentities.
    open var isAbstract = false
    /// The entity whose properties it has too.
    public private(set) weak var superentity: NSEntityDescription?
    /// Entities that have its properties too.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
            forget()
        }
    }
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    /// Means nothing here: a store finds objects without.
    open var indexes: [NSFetchIndexDescription] = []
    /// Names of properties of which only one object may have the same values.
    open var uniquenessConstraints: [[Any]] = []
    /// How an object is called for people. Means nothing here.
    open var coreSpotlightDisplayNameExpression: Any?

    private var own: [NSPropertyDescription] = []
    private var known: EntityLayout?
    var table: EntityTable?

    public override init() { super.init() }

    /// Its properties, those of its parent first.
    open var properties: [NSPropertyDescription] {
        get { layout.properties }
        set {
            let inherited = Set((superentity?.properties ?? []).map { ObjectIdentifier($0) })
            own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in own { property.entity = self }
            forget()
        }
    }

    /// What it declares itself.
    var ownProperties: [NSPropertyDescription] { own }

    /// Where its objects keep their values. Not before the model is complete.
    var layout: EntityLayout {
        if let known { return known }
        let made = EntityLayout((superentity?.properties ?? []) + own)
        known = made
        return made
    }

    private func forget() {
        (known, table) = (nil, nil)
        for entity in subentities { entity.forget() }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// The relationships to objects of an entity.
    open func relationships(
        forDestination entity: NSEntityDescription
    ) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }
            .filter { $0.destinationEntity === entity }
    }

    /// Whether it is an entity or has its properties: by name, in whichever model.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: \.superentity).contains { $0.name == entity.name }
    }

    /// It and its subentities, of which there are objects.
    var concrete: [NSEntityDescription] {
        (isAbstract ? [] : [self]) + subentities.flatMap(\.concrete)
    }

    open override func copy() -> Any { copy(with: nil) }

    /// An entity with copies of the properties that it declares.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSEntityDescription()
        (made.name, made.managedObjectClassName) = (name, managedObjectClassName)
        (made.isAbstract, made.userInfo) = (isAbstract, userInfo)
        made.renamingIdentifier = renamingIdentifier
        made.uniquenessConstraints = uniquenessConstraints
        made.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        made.subentities = subentities.compactMap { $0.copy() as? NSEntityDescription }
        return made
    }

    /// The entity of a name in a context's model.
    ///
    /// - Returns: `nil` if the model has none.
    public class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// A new object of an entity, in a context.
    ///
    /// A name that no entity has ends the program, as on Apple's systems.
    public class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            Trouble.raise(
                "The model has no entity '\(entityName)'. It has: \(context.model?.names ?? "nothing")."
            )
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// What tells it from an entity that a store keeps in another way.
    var shape: String {
        let own = layout.properties.map(\.shape).sorted().joined(separator: ",")
        return "\(name ?? "")(\(own))\(isAbstract ? "!" : "")"
    }
}

/// An index of a store. Means nothing here.
///
/// Apple: "NSFetchIndexDescription".
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?

    /// An index of some elements.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
    }
}

/// What an index sorts by. Means nothing here.
///
/// Apple: "NSFetchIndexElementDescription".
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
    /// How values are found.
    public enum CollationType: UInt, Sendable {
        case binary = 0
        case rTree = 1
    }
    public let property: NSPropertyDescription?
    open var collationType: CollationType
    open var isAscending = true

    /// An element of a property.
    public init(property: NSPropertyDescription, collationType: CollationType) {
        (self.property, self.collationType) = (property, collationType)
    }
}
