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

    /// Sorts models. Keys that are numbers or dates are asked of each model once.
    func sort(_ models: inout [T]) {
        guard sortBy.count == 1, let descriptor = sortBy.first, let path = descriptor.keyPath,
            let keys = Self.numbers(path, of: models)
        else { return models.sort { order($0, $1) == .orderedAscending } }
        let isForward = descriptor.order == .forward
        let places = models.indices.sorted {
            let (first, second) = (keys[$0], keys[$1])
            return isForward ? first < second : second < first
        }
        models = places.map { models[$0] }
    }

    /// The numbers or dates at a path of each model; `nil` for others.
    private static func numbers(_ path: PartialKeyPath<T>, of models: [T]) -> [Double]? {
        switch path {
        case let path as KeyPath<T, Double>: models.map { $0[keyPath: path] }
        case let path as KeyPath<T, Date>:
            models.map { $0[keyPath: path].timeIntervalSinceReferenceDate }
        case let path as KeyPath<T, Int>:
            // Larger whole numbers are no longer told apart by this.
            models.allSatisfy { $0[keyPath: path].magnitude < 1 << 53 }
                ? models.map { Double($0[keyPath: path]) } : nil
        default: nil
        }
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
