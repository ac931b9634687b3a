import CoreData
import Expectations
import Testing

/// Controllers of what was found, and what their delegates are told.
@MainActor @Suite struct ControllerTests {
    private final class Delegate: NSFetchedResultsControllerDelegate {
        var told: [String] = []
        func controllerDidChangeContent(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) { told.append("\(controller.fetchedObjects?.count ?? -1)") }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let title = (anObject as? Note)?.title ?? ""
            let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
            told.append("\(type) \(title) \(places.joined(separator: " "))")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { told.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
    }

    @Test func aDelegateIsToldOfEachChange() throws {
        let context = try container().viewContext
        let notes = ["a", "c", "e"].map { context.note($0, weight: 1) }
        try context.save()
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [
            NSSortDescriptor(key: "weight", ascending: true),
            NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "weight",
            cacheName: nil)
        let delegate = Delegate()
        controller.delegate = delegate
        try controller.performFetch()
        same(controller.sections?.map(\.name), ["1"])
        same(controller.object(at: IndexPath(indexes: [0, 1])), notes[1])
        same(controller.indexPath(forObject: notes[2]), IndexPath(indexes: [0, 2]))
        func event(_ work: () -> Void) -> [String] {
            delegate.told = []
            work()
            context.processPendingChanges()
            return delegate.told
        }
        same(event { context.note("b", weight: 1) }, ["insert b - 0.1", "4"])
        same(event { notes[0].title = "ab" }, ["update ab 0.0 0.0", "4"])
        same(event { notes[0].title = "d" }, ["move d 0.0 0.2", "4"])
        same(event { context.delete(notes[1]) }, ["delete c 0.1 -", "3"])
        same(
            event { notes[2].weight = 2 }, ["section insert 2 1", "move e 0.2 1.0", "3"])
        same(event { notes[2].weight = 1 }, ["section delete 2 1", "move e 1.0 0.2", "3"])
        same(event { context.object(with: notes[0].objectID).didAccessValue(forKey: nil) }, [])
    }
}
