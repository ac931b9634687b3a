/// A bin: from its lower bound, up to, and mostly without, its upper bound.
///
/// Apple: "ChartBinRange".
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// Where it begins.
    public let lowerBound: Bound
    /// Where it ends.
    public let upperBound: Bound
    /// Whether the upper bound belongs to it: so it is for the last bin.
    let isClosed: Bool

    init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool = false) {
        (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
    }

    /// Whether a value lies in the bin.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
    }

    /// The elements of a collection in the bin.
    public func relative<C: Collection>(to collection: C) -> Range<C.Index>
    where Bound == C.Index {
        isClosed
            ? (lowerBound...upperBound).relative(to: collection)
            : (lowerBound..<upperBound).relative(to: collection)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
