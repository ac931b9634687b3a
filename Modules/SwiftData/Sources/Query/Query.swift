public import Foundation
public import SwiftUI

/// What the macro `@Query` puts beside a variable: models of the environment's context, which are fetched again when
/// they change.
///
/// The body that reads them is evaluated again when a model comes in, goes out or moves; the bodies that read a changed
/// variable of a model are, as of any observable object.
///
/// Apple: "Query".
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let request: QueryRequest<Element>
    @State private var results = QueryResults<Element>()
    @Environment(\.modelContext) private var context

    init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil,
        transaction: Transaction? = nil
    ) {
        request = QueryRequest(descriptor, animation, transaction)
    }

    /// The models.
    public var wrappedValue: Result {
        guard let models = results.models as? Result else {
            preconditionFailure(
                "A @Query is of an array of models: [\(Element.self)], not \(Result.self).")
        }
        return models
    }

    /// Why nothing was found; `nil` if nothing failed.
    @MainActor @preconcurrency public var fetchError: (any Error)? { results.error }

    /// The context of the models.
    @MainActor @preconcurrency public var modelContext: ModelContext { context }

    /// Takes over the environment's context.
    public mutating func update() { results.update(request, in: context) }
}

extension Query where Result == [Element] {
    /// All models of a class.
    public init() { self.init(FetchDescriptor()) }

    /// All models of a class; changes are animated.
    public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

    /// All models of a class; changes are made in a transaction.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

    /// The models that a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, animation: nil, transaction: transaction)
    }

    /// The models that a descriptor describes; changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, animation: animation, transaction: nil)
    }

    /// The models that fulfil a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    /// The models that fulfil a condition, in an order; changes are animated.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }
}
