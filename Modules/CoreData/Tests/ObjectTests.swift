import CoreData
import Expectations
import Testing

/// Objects and their relationships, in one context.
@MainActor @Suite struct ObjectTests {
    private let store: NSPersistentContainer
    private var context: NSManagedObjectContext { store.viewContext }

    init() throws { store = try container() }

    @Test func newObjectsHaveTheValuesOfTheModel() {
        let note = Note(context: context)
        same(note.title, "new")
        same(note.weight, 0)
        same(note.value(forKey: "weight") as? Int, 0)
        same(note.awakened, 1)
        holds(note.isInserted && note.objectID.isTemporaryID && context.hasChanges)
    }

    private static func value(of key: String) -> NSObject {
        switch key {
        case "day": Date(timeIntervalSinceReferenceDate: 7) as NSDate
        case "title": "ä" as NSString
        case "price": NSDecimalNumber(string: "1.25")
        case "weight": NSNumber(value: -3)
        case "data": NSData(data: Data([1, 2]))
        case "code": UUID() as NSUUID
        case "page": URL(fileURLWithPath: "/a") as NSURL
        default: NSArray(array: ["a", "b"])
        }
    }

    @Test(arguments: ["day", "title", "price", "weight", "data", "code", "page", "words"])
    func valuesOfAllTypesAreKeptByFiles(key: String) throws {
        let value = Self.value(of: key)
        let folder = try OwnFolder()
        do {
            let store = try container(at: folder.store)
            store.viewContext.note("x").setValue(value, forKey: key)
            try store.viewContext.save()
        }
        let store = try container(at: folder.store)
        let note = try store.viewContext.fetch(NSFetchRequest<Note>(entityName: "Note")).first
        let found = try #require(note?.value(forKey: key))
        holds(value.isEqual(found as AnyObject), "\(found)")
    }

    @Test func settingOneSideOfARelationshipSetsTheOther() throws {
        let (one, other) = (Folder(context: context), Folder(context: context))
        let note = context.note("a", in: one)
        same(one.notes, [note])
        other.notes = [note]
        same(note.folder, other)
        same(one.notes, [])
        note.folder = nil
        same(other.notes, [])
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
        let note = context.note("a")
        let tags = (0..<4).map { _ in
            NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
        }
        note.setValue(NSOrderedSet(array: [tags[2], tags[0]]), forKey: "tags")
        note._insertManaged("tags", tags[3], at: 1)
        note._addManaged("tags", tags[1])
        note._removeManaged("tags", at: 0)
        try context.save()
        context.refresh(note, mergeChanges: false)
        same(
            (note.value(forKey: "tags") as? NSOrderedSet)?.array as? [NSManagedObject],
            [tags[3], tags[0], tags[1]])
        same((tags[2].value(forKey: "notes") as? NSSet)?.count, 0)
    }

    @Test func deletionGoesAsTheRuleSays() throws {
        let folder = Folder(context: context)
        let note = context.note("a", in: folder)
        try context.save()
        context.delete(folder)
        holds(note.isDeleted && folder.isDeleted)
        context.rollback()
        holds(!note.isDeleted && note.folder === folder)
        context.delete(note)
        same(folder.notes, [])
        try context.save()
        same(try context.notes(), [])
        same(note.managedObjectContext, nil)
    }

    @Test func aDeniedDeletionIsAnError() throws {
        let context = try container(notesModel(rule: .denyDeleteRule)).viewContext
        let folder = Folder(context: context)
        context.note("a", in: folder)
        try context.save()
        context.delete(folder)
        let error = throwing { try context.save() }
        same(error?.code, NSValidationRelationshipDeniedDeleteError)
        same(error?.userInfo[NSValidationKeyErrorKey] as? String, "notes")
    }

    @Test func whatMustHaveAValueIsAskedForOne() throws {
        let note = Note(context: context)
        note.title = nil
        note.setValue(40_000, forKey: "weight")
        let error = throwing { try context.save() }
        same(error?.code, NSValidationMultipleErrorsError)
        let codes = (error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
        same(codes, [NSValidationMissingMandatoryPropertyError, NSValidationNumberTooLargeError])
        holds(context.hasChanges)
        note.title = "a"
        note.weight = 4
        try context.save()
        holds(!note.hasChanges && note.saves == 1 && !note.objectID.isTemporaryID)
    }

    @Test func changesCanBeUndoneAndDoneAgain() throws {
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func step(_ work: () -> Void) {
            manager.beginUndoGrouping()
            work()
            manager.endUndoGrouping()
        }
        let folder = Folder(context: context)
        let note = context.note("a")
        try context.save()
        manager.removeAllActions()
        step { note.title = "b" }
        step { note.folder = folder }
        step { context.delete(folder) }
        context.undo()
        same(note.folder, folder)
        context.undo()
        same(folder.notes, [])
        context.undo()
        same(note.title, "a")
        context.redo()
        context.redo()
        same(note.title, "b")
        same(folder.notes, [note])
    }
}

/// The error of something that fails.
func throwing(_ work: () throws -> Void) -> NSError? {
    do {
        try work()
        return nil
    } catch { return error as NSError }
}
