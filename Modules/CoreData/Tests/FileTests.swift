import CoreData
import Expectations
import Testing

/// Stores in files.
@MainActor @Suite struct FileTests {
    private let folder: OwnFolder
    init() throws { folder = try OwnFolder() }

    @Test func whatWasSavedIsThereAgain() throws {
        do {
            let context = try container(at: folder.store).viewContext
            let home = Folder(context: context)
            home.name = "Home"
            context.note("a", in: home)
            context.note("b", in: home)
            try context.save()
        }
        let context = try container(at: folder.store).viewContext
        let home = try context.fetch(NSFetchRequest<Folder>(entityName: "Folder")).first
        same(home?.notes.compactMap(\.title).sorted(), ["a", "b"])
        same(try context.notes("folder.name == 'Home'"), ["a", "b"])
    }

    @Test func aDamagedFileIsLeftAsItIs() throws {
        let bytes = Data("this is no store, and long enough to be read as one".utf8)
        try bytes.write(to: folder.store)
        let error = throwing { _ = try container(at: folder.store) }
        same(error?.domain, NSCocoaErrorDomain)
        same(error?.code, CocoaError.fileReadCorruptFile.rawValue)
        holds(error?.localizedDescription.contains(folder.store.path) == true)
        same(try Data(contentsOf: folder.store), bytes)
    }

    @Test func aFileOfANewerModelIsLeftAsItIs() throws {
        let newer = notesModel()
        newer.entitiesByName["Tag"]?.properties += [attribute("color", .stringAttributeType)]
        do { _ = try container(newer, at: folder.store) }
        let bytes = try Data(contentsOf: folder.store)
        let error = throwing { _ = try container(at: folder.store) }
        same(error?.code, NSMigrationMissingSourceModelError)
        same(try Data(contentsOf: folder.store), bytes)
    }

    @Test func aFileOfAnOlderVersionGetsWhatItLacks() throws {
        let models = try ModelFolderOnDisk(
            in: folder.url,
            versions: [
                "<entity name=\"Item\" representedClassName=\"NSManagedObject\"><attribute name=\"title\" optional=\"YES\" attributeType=\"String\"/></entity>",
                "<entity name=\"Item\" representedClassName=\"NSManagedObject\"><attribute name=\"name\" optional=\"YES\" attributeType=\"String\" elementID=\"title\"/>"
                    + "<attribute name=\"count\" attributeType=\"Integer 16\" defaultValueString=\"3\" usesScalarValueType=\"YES\"/></entity>",
            ])
        do {
            let context = try container(models.model(0), at: folder.store).viewContext
            NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
                .setValue("a", forKey: "title")
            try context.save()
        }
        let context = try container(models.model(1), at: folder.store).viewContext
        let item = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")).first
        same(item?.value(forKey: "name") as? String, "a")
        same(item?.value(forKey: "count") as? Int, 3)
    }

    @Test func nothingIsSavedToAFileThatIsRead() throws {
        do {
            let context = try container(at: folder.store).viewContext
            context.note("a")
            try context.save()
        }
        let store = NSPersistentContainer(name: "Notes", managedObjectModel: notesModel())
        let description = NSPersistentStoreDescription(url: folder.store)
        description.isReadOnly = true
        store.persistentStoreDescriptions = [description]
        store.loadPersistentStores { same($1 as NSError?, nil) }
        same(try store.viewContext.notes(), ["a"])
        store.viewContext.note("b")
        same(throwing { try store.viewContext.save() }?.code, NSPersistentStoreSaveError)
    }

    @Test func withoutAStoreSavingIsAnError() {
        let store = NSPersistentContainer(name: "Notes", managedObjectModel: notesModel())
        store.viewContext.note("a")
        same(throwing { try store.viewContext.save() }?.code, NSPersistentStoreSaveError)
    }
}

/// A model folder as Xcode writes it.
struct ModelFolderOnDisk {
    let url: URL

    init(in folder: URL, versions: [String]) throws {
        url = folder.appendingPathComponent("M.xcdatamodeld")
        for (number, version) in versions.enumerated() {
            let inner = url.appendingPathComponent("M \(number).xcdatamodel")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let text =
                "<?xml version=\"1.0\"?>\n<model type=\"com.apple.IDECoreDataModeler.DataModel\">\(version)</model>\n"
            try Data(text.utf8).write(to: inner.appendingPathComponent("contents"))
        }
        try setCurrent(versions.count - 1)
    }

    func setCurrent(_ number: Int) throws {
        let note = ["_XCCurrentVersionName": "M \(number).xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: note, format: .xml, options: 0)
            .write(to: url.appendingPathComponent(".xccurrentversion"))
    }

    func model(_ number: Int) throws -> NSManagedObjectModel {
        try setCurrent(number)
        return try #require(NSManagedObjectModel(contentsOf: url))
    }
}
