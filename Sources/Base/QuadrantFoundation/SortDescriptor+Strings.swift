public import Foundation

// On Apple's systems, a descriptor of an order of strings compares them by `localizedStandard` unless it is told otherwise;
// Foundation on Linux compares their characters. What is given on Linux by this name (`String.StandardComparator.localizedStandard`)
// is `_LocalizedOrder`.

extension SortDescriptor {
    /// Creates an order by a string, as names of files are sorted.
    ///
    /// Apple: "init(_:comparator:order:)" (Foundation), with the comparator that it has by default.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward
    ) {
        self.init(keyPath.appending(\.standardKey), order: order)
    }

    /// Creates an order by a string that may be missing, as names of files are sorted; what is missing comes first.
    ///
    /// Apple: "init(_:comparator:order:)" (Foundation), with the comparator that it has by default.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward
    ) {
        self.init(keyPath.appending(\.standardKey), order: order)
    }

    /// Creates an order by a string.
    ///
    /// Apple: "init(_:comparator:order:)" (Foundation).
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedOrder,
        order: SortOrder = .forward
    ) {
        let order = comparator.order == .reverse ? order.reversed : order
        switch comparator.kind {
        case .lexical:
            self.init(keyPath, comparator: String.StandardComparator.lexical, order: order)
        case .dictionary: self.init(keyPath.appending(\.localizedKey), order: order)
        case .files: self.init(keyPath.appending(\.standardKey), order: order)
        }
    }

    /// Creates an order by a string that may be missing; what is missing comes first.
    ///
    /// Apple: "init(_:comparator:order:)" (Foundation).
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedOrder,
        order: SortOrder = .forward
    ) {
        let order = comparator.order == .reverse ? order.reversed : order
        switch comparator.kind {
        case .lexical:
            self.init(keyPath, comparator: String.StandardComparator.lexical, order: order)
        case .dictionary: self.init(keyPath.appending(\.localizedKey), order: order)
        case .files: self.init(keyPath.appending(\.standardKey), order: order)
        }
    }
}

extension SortOrder {
    /// The other direction.
    fileprivate var reversed: SortOrder { self == .forward ? .reverse : .forward }
}
