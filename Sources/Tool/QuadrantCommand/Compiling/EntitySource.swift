internal import QuadrantIndex

/// The Swift source that Xcode writes for models of Core Data's: classes of entities, their properties, and methods for
/// relationships to many.
enum EntitySource {
    /// The text; `nil` if there is nothing to write.
    ///
    /// - Parameters:
    ///   - models: The models. Of two entities with a class of one name, the first counts.
    ///   - interfaces: Those of the user's files. A class that they declare is not written again.
    static func text(_ models: [EntityModel], for interfaces: [InterfaceFacts]) -> String? {
        let own = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        var written: Set<String> = []
        var parts: [String] = []
        for model in models {
            let classes = Dictionary(
                model.entities.map { ($0.name, $0.className) }, uniquingKeysWith: { $1 })
            for entity in model.entities {
                let isOwn = own.contains(entity.className)
                let isWritten = entity.generated == (isOwn ? "category" : "class")
                guard isWritten, entity.className != "NSManagedObject",
                    written.insert(entity.className).inserted
                else { continue }
                parts.append(source(of: entity, isOwn: isOwn, classes))
            }
        }
        if parts.isEmpty { return nil }
        return "import CoreData\nimport Foundation\n" + parts.joined()
    }

    private static func source(
        of entity: EntityModel.Entity, isOwn: Bool, _ classes: [String: String]
    ) -> String {
        let name = "`\(entity.className)`"
        let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
        var text = isOwn ? "" : "public class \(name): \(parent) {}\n"
        text += "extension \(name) {\n"
        text += "    public class func fetchRequest() -> NSFetchRequest<\(name)> {\n"
        text +=
            "        NSFetchRequest<\(name)>(entityName: \(EntrySource.literal(entity.name)))\n    }\n"
        for property in entity.properties {
            let type = type(of: property, classes)
            text += "    @NSManaged public var `\(property.name)`: \(type)\n"
            if property.isRelationship, property.says("toMany") {
                text += methods(of: property, classes)
            }
        }
        text += "}\n"
        return entity.parent == nil ? text + "extension \(name): Swift.Identifiable {}\n" : text
    }

    private static func type(of property: EntityModel.Property, _ classes: [String: String])
        -> String
    {
        if property.isRelationship {
            if property.says("toMany") {
                return property.says("ordered") ? "Foundation.NSOrderedSet?" : "Foundation.NSSet?"
            }
            return "\(target(of: property, classes))?"
        }
        let kind = property.marks["attributeType"] ?? ""
        let scalars = [
            "Integer 16": "Swift.Int16", "Integer 32": "Swift.Int32",
            "Integer 64": "Swift.Int64", "Double": "Swift.Double", "Float": "Swift.Float",
            "Boolean": "Swift.Bool", "Date": "Foundation.TimeInterval",
        ]
        if property.says("usesScalarValueType"), let scalar = scalars[kind] { return scalar }
        // Classes such as UIColor are no NSObject here.
        return switch kind {
        case "String": "Swift.String?"
        case "Date": "Foundation.Date?"
        case "UUID": "Foundation.UUID?"
        case "Binary": "Foundation.Data?"
        case "URI": "Foundation.URL?"
        case "Decimal": "Foundation.NSDecimalNumber?"
        case "Transformable": "\(property.marks["customClassName"] ?? "Any")?"
        default: kind.isEmpty ? "Foundation.NSObject?" : "Foundation.NSNumber?"
        }
    }

    private static func target(
        of property: EntityModel.Property, _ classes: [String: String]
    ) -> String { classes[property.marks["destinationEntity"] ?? ""] ?? "NSManagedObject" }

    private static func methods(
        of property: EntityModel.Property, _ classes: [String: String]
    ) -> String {
        let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
        let object = target(of: property, classes)
        let isOrdered = property.says("ordered")
        let set = isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
        var lines = [
            "addTo\(name)(_ value: \(object))", "removeFrom\(name)(_ value: \(object))",
            "addTo\(name)(_ values: \(set))", "removeFrom\(name)(_ values: \(set))",
        ]
        if isOrdered {
            let places = "Foundation.NSIndexSet"
            lines += [
                "insertInto\(name)(_ value: \(object), at idx: Swift.Int)",
                "removeFrom\(name)(at idx: Swift.Int)",
                "insertInto\(name)(_ values: [\(object)], at indexes: \(places))",
                "removeFrom\(name)(at indexes: \(places))",
                "replace\(name)(at idx: Swift.Int, with value: \(object))",
                "replace\(name)(at indexes: \(places), with values: [\(object)])",
            ]
        }
        return lines.map { "    @NSManaged public func \($0)\n" }.joined()
    }
}
