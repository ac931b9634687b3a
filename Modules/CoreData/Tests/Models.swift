import CoreData

/// A folder of notes.
final class Folder: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged("name", newValue) }
    }
    var notes: Set<Note> {
        get { _managed("notes") }
        set { _setManaged("notes", newValue) }
    }
}

/// A note in a folder, with tags.
final class Note: NSManagedObject, Identifiable {
    var title: String? {
        get { _managed("title") }
        set { _setManaged("title", newValue) }
    }
    var weight: Int16 {
        get { _managed("weight") }
        set { _setManaged("weight", newValue) }
    }
    var key: Int64 {
        get { _managed("key") }
        set { _setManaged("key", newValue) }
    }
    var folder: Folder? {
        get { _managed("folder") }
        set { _setManaged("folder", newValue) }
    }
    var awakened = 0
    var saves = 0

    override func awakeFromInsert() { awakened += 1 }
    override func didSave() { saves += 1 }
}

/// An attribute of a model that is made in code.
func attribute(
    _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil
) -> NSAttributeDescription {
    let made = NSAttributeDescription()
    (made.name, made.attributeType) = (name, type)
    (made.isOptional, made.defaultValue) = (optional, value)
    return made
}

/// A relationship of a model that is made in code.
func relationship(
    _ name: String, to entity: NSEntityDescription, many: Bool,
    rule: NSDeleteRule = .nullifyDeleteRule, ordered: Bool = false
) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    (made.name, made.destinationEntity) = (name, entity)
    (made.maxCount, made.deleteRule, made.isOrdered) = (many ? 0 : 1, rule, ordered)
    return made
}

/// Folders, notes and tags.
func notesModel(rule: NSDeleteRule = .cascadeDeleteRule) -> NSManagedObjectModel {
    let (folder, note, tag) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
    (folder.name, folder.managedObjectClassName) = ("Folder", "Folder")
    (note.name, note.managedObjectClassName) = ("Note", "Note")
    tag.name = "Tag"
    let (notes, home) = (
        relationship("notes", to: note, many: true, rule: rule),
        relationship("folder", to: folder, many: false)
    )
    (notes.inverseRelationship, home.inverseRelationship) = (home, notes)
    let (tags, tagged) = (
        relationship("tags", to: tag, many: true, ordered: true),
        relationship("notes", to: note, many: true)
    )
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    folder.properties = [attribute("name", .stringAttributeType), notes]
    note.properties = [
        attribute("title", .stringAttributeType, optional: false, default: "new"),
        attribute("weight", .integer16AttributeType, optional: false, default: 0),
        attribute("key", .integer64AttributeType, default: 0),
        attribute("day", .dateAttributeType), attribute("code", .UUIDAttributeType),
        attribute("page", .URIAttributeType), attribute("data", .binaryDataAttributeType),
        attribute("price", .decimalAttributeType), attribute("words", .transformableAttributeType),
        home, tags,
    ]
    tag.properties = [attribute("name", .stringAttributeType), tagged]
    let model = NSManagedObjectModel()
    model.entities = [folder, note, tag]
    return model
}

/// A container in memory, or in a file.
func container(
    _ model: NSManagedObjectModel = notesModel(), at url: URL = URL(fileURLWithPath: "/dev/null")
) throws -> NSPersistentContainer {
    let made = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    made.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var problem: (any Error)?
    made.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return made
}

/// A folder of its own for files, which goes with the object.
final class OwnFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "core-data-\(UUID().uuidString)")
    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }
    var store: URL { url.appendingPathComponent("Notes.sqlite") }
}

extension NSManagedObjectContext {
    func notes(_ format: String? = nil, _ arguments: Any...) throws -> [String] {
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return try fetch(request).map { $0.title ?? "" }
    }

    @discardableResult
    func note(_ title: String, weight: Int16 = 0, in folder: Folder? = nil) -> Note {
        let made = Note(context: self)
        (made.title, made.weight, made.folder) = (title, weight, folder)
        return made
    }
}
