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
    public func update() { results.update(request, in: context) }
}

extension Query where Result == [Element] {
    /// The models that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: Which models, and their order.
    ///   - transaction: What changes are made in; `nil` for that of whoever makes them.
    ///   - animation: How changes are animated; `nil` for the animation of whoever makes them.
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        animation: Animation? = nil
    ) {
        request = QueryRequest(descriptor, animation, transaction)
    }

    /// All models of a class.
    public init(transaction: Transaction? = nil, animation: Animation? = nil) {
        self.init(FetchDescriptor(), transaction: transaction, animation: animation)
    }

    /// The models that fulfil a condition.
    public init(
        filter: Predicate<Element>?, transaction: Transaction? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchDescriptor(predicate: filter), transaction: transaction, animation: animation)
    }

    /// The models that fulfil a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>],
        transaction: Transaction? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction,
            animation: animation)
    }
}
