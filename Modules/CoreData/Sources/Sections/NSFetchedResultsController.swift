public import Foundation

/// What became of an object or a section.
///
/// Apple: "NSFetchedResultsChangeType".
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// A section of what was found.
///
/// Apple: "NSFetchedResultsSectionInfo".
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    /// A letter for an index.
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Told of what changes in what was found.
///
/// Apple: "NSFetchedResultsControllerDelegate". Its requirements are optional there; here each has an empty default.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the changes.
    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object: it came in, went out, moved or changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called for each section that came in or went out.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Called after the changes.
    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// The letter of a section.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// Keeps what a request found in sections, and tells of changes.
///
/// A delegate is told by a controller of `any NSFetchRequestResult`, as generic classes of Swift's are no Objective-C's: it has the same objects,
/// and is another object than the one that was made.
///
/// Apple: "NSFetchedResultsController".
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    /// What objects of one section have in common; `nil` for one section.
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { follow() }
    }
    private var content = SectionedContent()
    private var follower: ContextFollower?
    private var hasFetched = false
    /// Keeps the controller that the delegate is told by.
    private var stand: NSFetchedResultsController<any NSFetchRequestResult>?

    /// Objects of a request, in sections of a key path.
    ///
    /// - Parameter name: Means nothing here.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    /// Forgets what is kept from run to run: nothing.
    public class func deleteCache(withName name: String?) {}

    /// Fetches. The delegate is told of changes from now on.
    open func performFetch() throws {
        content = SectionedContent(
            try managedObjectContext.objects(of: fetchRequest), sectionNameKeyPath)
        hasFetched = true
        stand?.content = content
        follow()
    }

    /// The objects; `nil` before they were fetched.
    open var fetchedObjects: [ResultType]? {
        hasFetched ? content.objects.compactMap { $0 as? ResultType } : nil
    }

    /// The sections; `nil` before they were fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { hasFetched ? content.sections : nil }

    /// The object at a place; a place that is none ends the program, as on Apple's systems.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, content.sections.indices.contains(indexPath[0]),
            content.sections[indexPath[0]].members.indices.contains(indexPath[1]),
            let found = content.sections[indexPath[0]].members[indexPath[1]] as? ResultType
        else {
            Trouble.raise("A controller has no object at \(indexPath).")
        }
        return found
    }

    /// The place of an object; `nil` for one that was not found.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { content.place(of: $0) }
    }

    /// The letters of the sections.
    open var sectionIndexTitles: [String] { content.sections.compactMap(\.indexTitle) }
    /// The section of a letter.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        content.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    // MARK: Changes

    private func follow() {
        guard hasFetched, follower == nil else { return }
        follower = ContextFollower(managedObjectContext) { [weak self] in self?.refetch($0) }
    }

    private func refetch(_ touched: Set<NSManagedObject>) {
        guard let found = try? managedObjectContext.objects(of: fetchRequest) else { return }
        let old = content
        let new = SectionedContent(found, sectionNameKeyPath)
        let changes = ContentChanges(old, new, touched)
        if changes.isEmpty { return }
        guard let delegate else {
            content = new
            return
        }
        let teller = teller
        teller.content = old
        delegate.controllerWillChangeContent(teller)
        (content, teller.content) = (new, new)
        for (place, section) in changes.goneSections {
            delegate.controller(
                teller, didChange: section, atSectionIndex: place, for: .delete)
        }
        for (place, section) in changes.newSections {
            delegate.controller(
                teller, didChange: section, atSectionIndex: place, for: .insert)
        }
        for change in changes.objects {
            delegate.controller(
                teller, didChange: change.object, at: change.old, for: change.type,
                newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(teller)
    }

    /// What the delegate is told by.
    private var teller: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        if let stand { return stand }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.take(over: fetchRequest)
        let made = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        made.hasFetched = true
        stand = made
        return made
    }
}
