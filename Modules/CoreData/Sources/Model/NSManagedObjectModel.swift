public import Foundation

/// The entities of an app, as its `.xcdatamodeld` folder or its code describes them.
///
/// Apple: "NSManagedObjectModel".
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { complete() }
    }
    /// The entities by their names.
    public private(set) var entitiesByName: [String: NSEntityDescription] = [:]
    private var byConfiguration: [String: [NSEntityDescription]] = [:]
    /// The requests that are kept in the model, by their names.
    public private(set) var fetchRequestTemplatesByName:
        [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    open var localizationDictionary: [String: String]?
    /// Names of versions of the model.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// The models of the folder's other versions: those whose stores can be taken over.
    var others: [NSManagedObjectModel] = []

    /// A model without entities.
    public override init() { super.init() }

    /// The model of a file: `Model.momd`, as in an app's bundle, `Model.xcdatamodeld` or `Model.xcdatamodel`.
    ///
    /// Of a folder with several versions, the current one is taken. What cannot be read is told.
    ///
    /// - Returns: `nil` if there is none.
    public convenience init?(contentsOf url: URL) {
        self.init()
        guard let folder = ModelFolder(url) else { return nil }
        do {
            try folder.fill(self)
        } catch {
            Notes.tell("\(error)")
            return nil
        }
    }

    /// The models of bundles as one; of the main bundle where none is given.
    ///
    /// - Returns: `nil` if there are none.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { ModelFolder.models(in: $0) }
        let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    /// The entities of models as one model; of two of a name, the first is taken.
    ///
    /// - Returns: `nil` for no models.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        var names: Set<String> = []
        entities = models.flatMap { $0.entities.filter { $0.superentity == nil } }
            .compactMap { $0.copy() as? NSEntityDescription }.flatMap(\.family)
            .filter { names.insert($0.name ?? "").inserted }
    }

    open override func copy() -> Any { copy(with: nil) }

    /// A model with copies of the entities.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSManagedObjectModel()
        made.entities = entities.filter { $0.superentity == nil }
            .compactMap { $0.copy() as? NSEntityDescription }.flatMap(\.family)
        return made
    }

    /// The names of configurations, that of all entities being `Default`.
    open var configurations: [String] { ["Default"] + byConfiguration.keys.sorted() }

    /// The entities of a configuration; all where none is named.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "Default" else { return entities }
        return byConfiguration[configuration]
    }

    /// Says which entities a configuration has.
    open func setEntities(
        _ entities: [NSEntityDescription], forConfigurationName configuration: String
    ) {
        byConfiguration[configuration] = entities
    }

    // MARK: Requests that are kept

    /// A request that is kept under a name; `nil` for none.
    open func fetchRequestTemplate(
        forName name: String
    ) -> NSFetchRequest<any NSFetchRequestResult>? { fetchRequestTemplatesByName[name] }

    /// Keeps a request under a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { fetchRequestTemplatesByName[name] = fetchRequestTemplate }

    /// A copy of a request that is kept, with values in the places of `$NAME`.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let made = fetchRequestTemplatesByName[name]?.copied() else { return nil }
        if let predicate = made.predicate {
            made.predicate = NSPredicate { value, _ in
                predicate.evaluate(with: value, substitutionVariables: variables)
            }
        }
        return made
    }

    // MARK: Looking up

    /// The names of the entities, for sentences.
    var names: String { entitiesByName.keys.sorted().joined(separator: ", ") }

    /// The entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = ObjectClasses.name(of: type)
        if let named = entitiesByName[name], named.className == name { return named }
        return entities.first { $0.className == name }
    }

    /// Tells the model from one whose stores are otherwise.
    var shape: String { entities.map(\.shape).sorted().joined(separator: ";") }

    /// Connects what refers to each other by name.
    private func complete() {
        entitiesByName = Dictionary(
            entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            entity.managedObjectModel = self
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                if let name = relationship.destinationName, let found = entitiesByName[name],
                    relationship.destinationEntity !== found
                {
                    relationship.destinationEntity = found
                }
            }
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                guard relationship.inverseRelationship == nil, let name = relationship.inverseName
                else { continue }
                relationship.inverseRelationship =
                    relationship.destinationEntity?.propertiesByName[name]
                    as? NSRelationshipDescription
            }
        }
        ObjectClasses.note(self)
    }
}

extension NSEntityDescription {
    /// It and all below it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    /// The name of its class, without a module.
    var className: String {
        let name = managedObjectClassName ?? ""
        return name.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    }

    /// The class of its objects; `NSManagedObject` if there is no class of the name.
    var objectClass: NSManagedObject.Type { ObjectClasses.type(of: self) }
}
