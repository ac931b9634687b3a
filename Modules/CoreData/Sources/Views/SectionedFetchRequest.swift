public import Foundation
public import SwiftUI

/// Fetches objects from the environment's context in sections, and again when they change.
///
/// Apple: "SectionedFetchRequest" (SwiftUI).
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    DynamicProperty
{
    /// What a request can be changed in.
    ///
    /// Apple: "SectionedFetchRequest.Configuration".
    public struct Configuration {
        /// What objects of one section have in common.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        /// The order. Objects of one section should lie side by side in it.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// Which; `nil` for all.
        public var nsPredicate: NSPredicate?
    }

    private let request: ViewRequest
    private let identifier: KeyPath<Result, SectionIdentifier>
    @State private var results = FetchedObjects()
    @State private var chosen = ChosenIdentifier<KeyPath<Result, SectionIdentifier>>()
    @Environment(\.managedObjectContext) private var context

    /// The sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results, chosen, identifier)
    }

    /// What the request can be changed in.
    public var projectedValue: Binding<Configuration> {
        let (results, chosen, identifier) = (results, chosen, identifier)
        return Binding {
            Configuration(
                sectionIdentifier: chosen.path ?? identifier,
                nsSortDescriptors: results.descriptors, nsPredicate: results.predicate)
        } set: {
            chosen.path = $0.sectionIdentifier
            results.descriptors = $0.nsSortDescriptors
            results.predicate = $0.nsPredicate
        }
    }

    /// Takes over the environment's context.
    public nonisolated func update() {
        MainActor.assumeIsolated { results.update(request, in: context) }
    }

    /// The objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let made = NSFetchRequest<any NSFetchRequestResult>(entityName: entity.name ?? "")
        (made.sortDescriptors, made.predicate) = (sortDescriptors, predicate)
        request = ViewRequest(made, Result.self, animation, nil)
        identifier = sectionIdentifier
    }

    /// What a request asks for.
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        request = ViewRequest(fetchRequest, Result.self, animation, nil)
        identifier = sectionIdentifier
    }

    /// What a request asks for, changes being made in a transaction.
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
    ) {
        request = ViewRequest(fetchRequest, Result.self, nil, transaction)
        identifier = sectionIdentifier
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// The objects of a class.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let made = NSFetchRequest<Result>()
        (made.sortDescriptors, made.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: made, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// The objects of a class.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let made = NSFetchRequest<Result>()
        (made.sortDescriptors, made.predicate) = (
            sortDescriptors.map { TypedDescriptor(of: $0) }, predicate
        )
        self.init(fetchRequest: made, sectionIdentifier: sectionIdentifier, animation: animation)
    }
}

/// The key path that was set in place of a request's.
final class ChosenIdentifier<Path> {
    var path: Path?
}

/// The sections that a `SectionedFetchRequest` found.
///
/// Apple: "SectionedFetchResults" (SwiftUI).
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    RandomAccessCollection
{
    /// Objects that have something in common.
    ///
    /// Apple: "SectionedFetchResults.Section".
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        let objects: [Result]
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let results: FetchedObjects
    private let chosen: ChosenIdentifier<KeyPath<Result, SectionIdentifier>>
    private let sections: [Section]
    private let identifier: KeyPath<Result, SectionIdentifier>

    init(
        _ results: FetchedObjects, _ chosen: ChosenIdentifier<KeyPath<Result, SectionIdentifier>>,
        _ identifier: KeyPath<Result, SectionIdentifier>
    ) {
        (self.results, self.chosen, self.identifier) = (results, chosen, identifier)
        let path = chosen.path ?? identifier
        var places: [SectionIdentifier: Int] = [:]
        var parts: [(id: SectionIdentifier, objects: [Result])] = []
        for object in results.objects.compactMap({ $0 as? Result }) {
            let id = object[keyPath: path]
            if let place = places[id] {
                parts[place].objects.append(object)
            } else {
                places[id] = parts.count
                parts.append((id, [object]))
            }
        }
        sections = parts.map { Section(id: $0.id, objects: $0.objects) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    /// What objects of one section have in common. Setting it makes other sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { chosen.path ?? identifier }
        nonmutating set {
            chosen.path = newValue
            results.allDidChange()
        }
    }

    /// The order. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.descriptors }
        nonmutating set { results.descriptors = newValue }
    }

    /// Which; `nil` for all. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { results.predicate }
        nonmutating set { results.predicate = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order, as descriptors of the class. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { NSSortDescriptor.typed(results.descriptors) }
        nonmutating set { results.descriptors = newValue.map { TypedDescriptor(of: $0) } }
    }
}
