import CoreData
import Expectations
import Testing

/// Requests, their predicates and results.
@MainActor @Suite struct FetchTests {
    private let store: NSPersistentContainer
    private var context: NSManagedObjectContext { store.viewContext }

    init() throws {
        store = try container()
        let folder = Folder(context: store.viewContext)
        folder.name = "Home"
        for (weight, title) in ["Ärger", "bread", "Apple", "cake"].enumerated() {
            store.viewContext.note(title, weight: Int16(weight), in: weight < 2 ? folder : nil)
        }
        try store.viewContext.save()
    }

    @Test(arguments: [
        ("title BEGINSWITH[cd] 'a'", ["Apple", "Ärger"]),
        ("weight BETWEEN {1, 2}", ["Apple", "bread"]),
        ("folder.name == 'Home'", ["bread", "Ärger"]), ("folder == nil", ["Apple", "cake"]),
        ("NOT (weight < 3) OR title CONTAINS 'read'", ["bread", "cake"]),
        ("tags.@count == 0 AND weight = 3", ["cake"]),
        ("title IN {'cake', 'x'}", ["cake"]), ("title LIKE[c] '?PP*'", ["Apple"]),
        ("title MATCHES '[a-c].*'", ["bread", "cake"]), ("weight + 1 == 4", ["cake"]),
        ("TRUEPREDICATE", ["Apple", "bread", "cake", "Ärger"]), ("FALSEPREDICATE", []),
        ("SUBQUERY(folder.notes, $n, $n.weight > 0).@count == 1", ["bread", "Ärger"]),
        ("ANY folder.notes.title == 'bread'", ["bread", "Ärger"]),
    ])
    func predicatesFindWhatTheySay(format: String, titles: [String]) throws {
        same(try context.notes(format), titles)
    }

    @Test func argumentsMayBeObjectsIdentifiersAndCollections() throws {
        let folder = try #require(
            try context.fetch(NSFetchRequest<Folder>(entityName: "Folder")).first)
        same(try context.notes("folder == %@", folder), ["bread", "Ärger"])
        same(try context.notes("folder == %@", folder.objectID), ["bread", "Ärger"])
        same(try context.notes("SELF IN %@", folder.notes), ["bread", "Ärger"])
        same(try context.notes("%K > %d", "weight", 2), ["cake"])
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.predicate = NSPredicate(format: "folder == %@ AND weight > 0", folder)
        same(try context.fetch(request).map(\.title), ["bread"])
    }

    @Test(arguments: [
        ("titel == 'x'", "no 'titel'"), ("folder.nam == 'x'", "'Folder' has no 'nam'"),
        ("title ==", "it ends"), ("title FOO 'x'", "'FOO'"), ("title == %@", "more places"),
        ("(title == 'x'", "')'"), ("title == 'x", "no closing '"),
    ])
    func badPredicatesAreNamedErrors(format: String, words: String) throws {
        let error = throwing { _ = try context.notes(format) }
        holds(error?.localizedDescription.contains(words) == true, "\(String(describing: error))")
    }

    @Test func anUnknownEntityIsAnError() {
        let error = throwing { _ = try context.fetch(NSFetchRequest<Note>(entityName: "Nota")) }
        holds(error?.localizedDescription.contains("'Nota'") == true)
    }

    @Test func limitsOffsetsAndOrders() throws {
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.weight, ascending: false)]
        (request.fetchLimit, request.fetchOffset) = (2, 1)
        same(try context.fetch(request).map(\.title), ["Apple", "bread"])
        same(try context.count(for: request), 2)
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Note.folder?.name, ascending: true),
            NSSortDescriptor(SortDescriptor(\Note.title)),
        ]
        (request.fetchLimit, request.fetchOffset) = (0, 0)
        same(try context.fetch(request).map(\.title), ["Apple", "cake", "Ärger", "bread"])
    }

    @Test func resultsMayBeNumbersIdentifiersAndDictionaries() throws {
        let count = NSFetchRequest<NSNumber>(entityName: "Note")
        count.resultType = .countResultType
        same(try context.fetch(count), [4])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Note")
        ids.resultType = .managedObjectIDResultType
        same(try context.fetch(ids).count, 4)
        let rows = NSFetchRequest<NSDictionary>(entityName: "Note")
        rows.resultType = .dictionaryResultType
        rows.propertiesToFetch = ["weight"]
        rows.predicate = NSPredicate(format: "weight > 1")
        same(try context.fetch(rows), [["weight": 2], ["weight": 3]])
    }

    @Test func dictionariesMayHaveWhatIsWorkedOut() throws {
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = _FormatExpression(
            forFunction: "sum:", arguments: [_FormatExpression(forKeyPath: "weight")])
        let request = NSFetchRequest<NSDictionary>(entityName: "Note")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = [sum]
        same(try context.fetch(request), [["sum": 6]])
        request.propertiesToFetch = ["folder.name", sum]
        request.propertiesToGroupBy = ["folder.name"]
        request.predicate = NSPredicate(format: "weight > 0")
        same(try context.fetch(request), [["folder.name": "Home", "sum": 1], ["sum": 5]])
    }

    @Test func identifiersHaveAddresses() throws {
        let note = try #require(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).first)
        let address = note.objectID.uriRepresentation()
        let id = store.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
        same(id, note.objectID)
    }

    @Test func batchesChangeStoresBehindTheBacksOfContexts() throws {
        let batch = NSBatchInsertRequest(
            entityName: "Note", objects: [["title": "d", "weight": 9], ["title": "e"]])
        batch.resultType = .count
        same((try context.execute(batch) as? NSBatchInsertResult)?.result as? Int, 2)
        same(try context.notes("weight == 9"), ["d"])
        let update = NSBatchUpdateRequest(entityName: "Note")
        update.predicate = NSPredicate(format: "title == 'e'")
        update.propertiesToUpdate = ["weight": 8]
        try context.execute(update)
        let other = store.newBackgroundContext()
        same(try other.notes("weight == 8"), ["e"])
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
        request.predicate = NSPredicate(format: "weight < 8")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeObjectIDs
        let ids = (try context.execute(deletion) as? NSBatchDeleteResult)?.result
        same((ids as? [NSManagedObjectID])?.count, 4)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSDeletedObjectsKey: ids ?? []], into: [context])
        same(try store.newBackgroundContext().notes(), ["d", "e"])
    }
}
