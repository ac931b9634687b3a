public import Foundation
public import SwiftUI

/// Fetches objects from the environment's context, and again when they change.
///
/// The body that reads them is evaluated again when an object comes in, goes out, moves or changes.
///
/// Apple: "FetchRequest" (SwiftUI).
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What a request can be changed in.
    ///
    /// Apple: "FetchRequest.Configuration".
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// Which; `nil` for all.
        public var nsPredicate: NSPredicate?
    }

    private let request: ViewRequest
    @State private var results: FetchedObjects
    @Environment(\.managedObjectContext) private var context

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(results) }

    /// What the request can be changed in.
    public var projectedValue: Binding<Configuration> {
        let results = results
        return Binding {
            Configuration(nsSortDescriptors: results.descriptors, nsPredicate: results.predicate)
        } set: {
            results.descriptors = $0.nsSortDescriptors
            results.predicate = $0.nsPredicate
        }
    }

    /// Takes over the environment's context.
    public nonisolated func update() {
        MainActor.assumeIsolated { results.update(request, in: context) }
    }

    init(_ request: ViewRequest) {
        self.request = request
        _results = State(initialValue: FetchedObjects())
    }

    /// The objects of an entity.
    ///
    /// - Parameters:
    ///   - sortDescriptors: The order.
    ///   - predicate: Which; `nil` for all.
    ///   - animation: How changes are animated; `nil` for the animation of whoever makes them.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity.name ?? "")
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(ViewRequest(request, Result.self, animation, nil))
    }

    /// What a request asks for.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(ViewRequest(fetchRequest, Result.self, animation, nil))
    }

    /// What a request asks for, changes being made in a transaction.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(ViewRequest(fetchRequest, Result.self, nil, transaction))
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// The objects of a class.
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(ViewRequest(request, Result.self, animation, nil))
    }

    /// The objects of a class.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.sortDescriptors = sortDescriptors.map { TypedDescriptor(of: $0) }
        request.predicate = predicate
        self.init(ViewRequest(request, Result.self, animation, nil))
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order, as descriptors of the class.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { NSSortDescriptor.typed(nsSortDescriptors) }
        set { nsSortDescriptors = newValue.map { TypedDescriptor(of: $0) } }
    }
}

/// The objects that a `FetchRequest` found.
///
/// Apple: "FetchedResults" (SwiftUI).
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let results: FetchedObjects

    init(_ results: FetchedObjects) { self.results = results }

    public var startIndex: Int { 0 }
    public var endIndex: Int { results.objects.count }
    public subscript(position: Int) -> Result {
        guard let object = results.objects[position] as? Result else {
            Trouble.raise(
                "A @FetchRequest is of '\(Result.self)', and found '\(type(of: results.objects[position]))'."
            )
        }
        return object
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

extension FetchedResults where Result: NSManagedObject {
    /// The order, as descriptors of the class. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { NSSortDescriptor.typed(results.descriptors) }
        nonmutating set { results.descriptors = newValue.map { TypedDescriptor(of: $0) } }
    }
}
