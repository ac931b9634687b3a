public import Foundation

/// Which models are fetched, and in which order.
///
/// Apple: "FetchDescriptor".
public struct FetchDescriptor<T: PersistentModel> {
    /// Which; `nil` for all.
    public var predicate: Predicate<T>?
    /// The order. Without it, those that were inserted earlier come first.
    public var sortBy: [SortDescriptor<T>]
    /// At most how many; `nil` for all, and so are negative numbers.
    public var fetchLimit: Int?
    /// How many are left out at the beginning.
    public var fetchOffset: Int?
    /// Whether what is not saved counts.
    public var includePendingChanges = true
    /// Which variables are fetched at once. Here all are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Which other models are fetched too. Here they are when they are asked for.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Those that fulfil a condition.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

// A model's key paths are constants.
extension FetchDescriptor: @unchecked Sendable {}

extension FetchDescriptor {
    /// The part of some models, in their order, that the limit and the offset leave.
    func page(of found: [T]) -> [T] {
        let rest = found.dropFirst(max(fetchOffset ?? 0, 0))
        guard let limit = fetchLimit, limit >= 0 else { return Array(rest) }
        return Array(rest.prefix(limit))
    }

    /// How two models are ordered.
    func order(_ first: T, _ second: T) -> ComparisonResult {
        for descriptor in sortBy {
            let result = descriptor.compare(first, second)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}
