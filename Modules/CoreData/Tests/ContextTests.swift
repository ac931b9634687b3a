import CoreData
import Expectations
import Testing

/// Several contexts of the same objects.
@MainActor @Suite struct ContextTests {
    private let store: NSPersistentContainer
    private var context: NSManagedObjectContext { store.viewContext }

    init() throws { store = try container() }

    private func first(_ context: NSManagedObjectContext) throws -> Note {
        try #require(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).first)
    }

    @Test func childContextsSaveToTheirParents() throws {
        context.note("a")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = context
        try child.performAndWait {
            let folder = Folder(context: child)
            try first(child).title = "b"
            try first(child).folder = folder
            child.note("c")
            same(try child.notes(), ["b", "c"])
        }
        same(try context.notes(), ["a"])
        try child.performAndWait { try child.save() }
        same(try context.notes(), ["b", "c"])
        holds(context.hasChanges)
        same(try store.newBackgroundContext().notes(), ["a"])
        try context.save()
        same(try store.newBackgroundContext().notes("folder != nil"), ["b"])
        try child.performAndWait {
            child.delete(try first(child))
            try child.save()
        }
        same(try context.notes(), ["c"])
    }

    @Test func savesAreTakenOverWhereThatIsWanted() throws {
        let note = context.note("a")
        try context.save()
        let other = store.newBackgroundContext()
        try other.performAndWait {
            try first(other).title = "b"
            try other.save()
        }
        same(note.title, "a")
        note.weight = 5
        context.refresh(note, mergeChanges: true)
        same(note.title, "b")
        same(note.weight, 5)
        context.refresh(note, mergeChanges: false)
        same(note.weight, 0)
        context.automaticallyMergesChangesFromParent = true
        context.performAndWait {}
        try other.performAndWait {
            try first(other).title = "c"
            other.note("d")
            try other.save()
        }
        context.mergeChanges(fromContextDidSave: Notification(name: .NSManagedObjectContextDidSave))
        eventually { note.title == "c" }
    }

    private func eventually(_ isSo: () -> Bool) {
        for _ in 0..<100 where !isSo() { RunLoop.main.run(until: Date().addingTimeInterval(0.01)) }
    }

    @Test(
        arguments: [
            (NSMergePolicy.error, nil), (.mergeByPropertyObjectTrump, "mine 5"),
            (.mergeByPropertyStoreTrump, "theirs 5"), (.overwrite, "mine 5"),
            (.rollback, "theirs 0"),
        ] as [(NSMergePolicy, String?)])
    func whatOthersSavedMeanwhileIsMerged(policy: NSMergePolicy, result: String?) throws {
        let note = context.note("a")
        try context.save()
        let other = store.newBackgroundContext()
        try other.performAndWait {
            try first(other).title = "theirs"
            try other.save()
        }
        context.mergePolicy = policy
        note.title = "mine"
        note.weight = 5
        let error = throwing { try context.save() }
        same(error?.code, result == nil ? NSManagedObjectMergeError : nil)
        let saved = try first(store.newBackgroundContext())
        same("\(saved.title ?? "") \(saved.weight)", result ?? "theirs 0")
    }

    @Test func additionsToOneRelationshipAreNoConflict() throws {
        let folder = Folder(context: context)
        try context.save()
        let other = store.newBackgroundContext()
        try other.performAndWait {
            let same = other.object(with: folder.objectID) as? Folder
            other.note("theirs", in: same)
            try other.save()
        }
        context.note("mine", in: folder)
        try context.save()
        let third = store.newBackgroundContext()
        let found = try third.fetch(NSFetchRequest<Folder>(entityName: "Folder")).first
        same(found?.notes.compactMap(\.title).sorted(), ["mine", "theirs"])
    }

    @Test(
        arguments: [
            (NSMergePolicy.error, nil), (.mergeByPropertyObjectTrump, 2),
            (.mergeByPropertyStoreTrump, 1),
        ] as [(NSMergePolicy, Int16?)])
    func objectsThatAreUniqueBecomeOne(policy: NSMergePolicy, weight: Int16?) throws {
        let model = notesModel()
        model.entitiesByName["Note"]?.uniquenessConstraints = [["title"]]
        let context = try container(model).viewContext
        context.note("a", weight: 1)
        try context.save()
        context.mergePolicy = policy
        context.note("a", weight: 2)
        let error = throwing { try context.save() }
        same(error?.code, weight == nil ? NSManagedObjectConstraintMergeError : nil)
        if let weight {
            same(try context.notes(), ["a"])
            same(try first(context).weight, weight)
        }
    }

    @Test func notificationsSayWhatWasDone() throws {
        nonisolated(unsafe) var posted: [String] = []
        let center = NotificationCenter.default
        let tokens = [
            Notification.Name.NSManagedObjectContextObjectsDidChange,
            .NSManagedObjectContextDidSave,
        ].map { name in
            center.addObserver(forName: name, object: context, queue: nil) { notification in
                for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
                    let count = (notification.userInfo?[key] as? Set<NSManagedObject>)?.count ?? 0
                    if count > 0 {
                        posted.append(
                            "\(name == .NSManagedObjectContextDidSave ? "saved" : "changed") \(count) \(key)"
                        )
                    }
                }
            }
        }
        defer { tokens.forEach(center.removeObserver) }
        let note = context.note("a")
        context.note("b")
        try context.save()
        same(posted, ["changed 2 inserted", "saved 2 inserted"])
        posted = []
        note.title = "c"
        context.processPendingChanges()
        context.delete(note)
        try context.save()
        same(posted, ["changed 1 updated", "changed 1 deleted", "saved 1 deleted"])
    }

    @Test nonisolated func backgroundTasksHaveContextsOfTheirOwn() async throws {
        let store = try container()
        let count = try await store.performBackgroundTask { context in
            context.note("a")
            try context.save()
            return try context.notes().count
        }
        same(count, 1)
        let context = store.newBackgroundContext()
        same(await context.perform { (try? context.notes()) ?? [] }, ["a"])
    }
}
