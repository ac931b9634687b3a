internal import Foundation

/// Makes entities of the elements of a model file.
struct ModelReader {
    private let root: ModelXML
    private let path: String

    init(_ root: ModelXML, path: String) { (self.root, self.path) = (root, path) }

    func fill(_ model: NSManagedObjectModel) throws(ModelFolder.Fault) {
        var entities: [NSEntityDescription] = []
        var named: [String: NSEntityDescription] = [:]
        for element in root.all("entity") {
            let entity = try entity(element)
            if named.updateValue(entity, forKey: entity.name ?? "") != nil {
                throw fault("has two entities '\(entity.name ?? "")'")
            }
            entities.append(entity)
        }
        var parents: [String: String] = [:]
        for element in root.all("entity") {
            guard let parent = element.attributes["parentEntity"],
                let name = element.attributes["name"], let child = named[name]
            else { continue }
            guard let above = named[parent] else {
                throw fault("says that '\(name)' is a '\(parent)', which it has not")
            }
            parents[name] = parent
            guard !Self.isCircle(name, parents) else {
                throw fault("says that '\(name)' is below itself")
            }
            above.subentities.append(child)
        }
        try check(named)
        model.entities = entities
        if let version = root.attributes["userDefinedModelVersionIdentifier"], !version.isEmpty {
            model.versionIdentifiers = [version]
        }
        for element in root.all("configuration") {
            let members = element.all("memberEntity").compactMap {
                named[$0.attributes["name"] ?? ""]
            }
            model.setEntities(members, forConfigurationName: element.attributes["name"] ?? "")
        }
        for element in root.all("fetchRequest") {
            let request = NSFetchRequest<any NSFetchRequestResult>(
                entityName: element.attributes["entity"] ?? "")
            if let text = element.attributes["predicateString"], !text.isEmpty {
                request.predicate = NSPredicate(format: text, argumentArray: [])
            }
            request.fetchLimit = element.attributes["fetchLimit"].flatMap { Int($0) } ?? 0
            model.setFetchRequestTemplate(request, forName: element.attributes["name"] ?? "")
        }
    }

    private static func isCircle(_ name: String, _ parents: [String: String]) -> Bool {
        var above = parents[name]
        for _ in 0...parents.count {
            if above == nil { return false }
            if above == name { return true }
            above = parents[above ?? ""]
        }
        return true
    }

    private func check(_ named: [String: NSEntityDescription]) throws(ModelFolder.Fault) {
        for (name, entity) in named.sorted(by: { $0.key < $1.key }) {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                guard let other = relationship.destinationName, named[other] != nil else {
                    throw fault(
                        "has '\(name).\(relationship.name)' refer to '\(relationship.destinationName ?? "nothing")', which it has not"
                    )
                }
            }
        }
    }

    private func fault(_ what: String) -> ModelFolder.Fault {
        ModelFolder.Fault(description: "The model '\(path)' \(what).")
    }

    private func entity(_ element: ModelXML) throws(ModelFolder.Fault) -> NSEntityDescription {
        guard let name = element.attributes["name"], !name.isEmpty else {
            throw fault("has an entity without a name")
        }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName =
            element.attributes["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = element.says("isAbstract")
        entity.renamingIdentifier = element.attributes["elementID"]
        entity.userInfo = Self.userInfo(of: element)
        var properties: [NSPropertyDescription] = []
        for child in element.children {
            guard let property = try property(child, of: name) else { continue }
            property.isOptional = child.says("optional")
            property.isTransient = child.says("transient")
            property.renamingIdentifier = child.attributes["elementID"]
            property.userInfo = Self.userInfo(of: child)
            properties.append(property)
        }
        entity.properties = properties
        entity.uniquenessConstraints =
            element.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }.map {
                $0.all("constraint").compactMap { $0.attributes["value"] }
            }
        return entity
    }

    private static func userInfo(of element: ModelXML) -> [AnyHashable: Any]? {
        let entries = element.all("userInfo").flatMap { $0.all("entry") }
        if entries.isEmpty { return nil }
        let pairs = entries.map {
            (AnyHashable($0.attributes["key"] ?? ""), $0.attributes["value"] ?? "" as Any)
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    private func property(
        _ element: ModelXML, of entity: String
    ) throws(ModelFolder.Fault) -> NSPropertyDescription? {
        let name = element.attributes["name"] ?? ""
        switch element.name {
        case "attribute":
            let attribute = try attribute(element, "\(entity).\(name)")
            attribute.name = name
            return attribute
        case "relationship":
            let relationship = NSRelationshipDescription()
            relationship.name = name
            relationship.destinationName = element.attributes["destinationEntity"]
            relationship.inverseName = element.attributes["inverseName"]
            relationship.isOrdered = element.says("ordered")
            relationship.minCount = element.attributes["minCount"].flatMap { Int($0) } ?? 0
            let most = element.attributes["maxCount"].flatMap { Int($0) } ?? 0
            relationship.maxCount = element.says("toMany") ? (most == 1 ? 0 : most) : 1
            relationship.deleteRule =
                switch element.attributes["deletionRule"] {
                case "Cascade": .cascadeDeleteRule
                case "Deny": .denyDeleteRule
                case "No Action": .noActionDeleteRule
                default: .nullifyDeleteRule
                }
            return relationship
        case "fetchedProperty":
            let property = NSFetchedPropertyDescription()
            property.name = name
            return property
        default: return nil
        }
    }

    private func attribute(
        _ element: ModelXML, _ name: String
    ) throws(ModelFolder.Fault) -> NSAttributeDescription {
        let typeName = element.attributes["attributeType"] ?? ""
        guard let type = NSAttributeType(named: typeName) else {
            throw fault("gives '\(name)' the type '\(typeName)', which is none")
        }
        let attribute: NSAttributeDescription
        if let expression = element.attributes["derivationExpression"], element.says("derived") {
            let derived = NSDerivedAttributeDescription()
            derived.expression = expression
            attribute = derived
        } else {
            attribute = NSAttributeDescription()
        }
        attribute.attributeType = type
        attribute.valueTransformerName = element.attributes["valueTransformerName"]
        if let own = element.attributes["customClassName"] {
            attribute.attributeValueClassName = own
        }
        attribute.least = element.attributes["minValueString"].flatMap { Double($0) }
        attribute.most = element.attributes["maxValueString"].flatMap { Double($0) }
        attribute.pattern = element.attributes["regularExpressionString"]
        attribute.defaultValue = try initial(element, type, name)
        return attribute
    }

    private func initial(
        _ element: ModelXML, _ type: NSAttributeType, _ name: String
    ) throws(ModelFolder.Fault) -> Any? {
        if type == .dateAttributeType {
            return element.attributes["defaultDateTimeInterval"].flatMap { Double($0) }.map {
                Date(timeIntervalSinceReferenceDate: $0)
            }
        }
        guard let text = element.attributes["defaultValueString"] else { return nil }
        let value: Any? =
            switch type {
            case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
            case .stringAttributeType: text
            case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
            case .UUIDAttributeType: UUID(uuidString: text)
            case .URIAttributeType: URL(string: text)
            case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
            case _ where type.bits != nil: Int64(text).map { NSNumber(value: $0) }
            default: nil
            }
        if value == nil, !text.isEmpty {
            throw fault(
                "gives '\(name)' the first value '\(text)', which is no \(element.attributes["attributeType"] ?? "")"
            )
        }
        return value
    }
}
