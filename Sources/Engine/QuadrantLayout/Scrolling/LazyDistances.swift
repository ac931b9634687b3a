package import Foundation

/// The distances in a lazy stack whose children are not all alike, such as the rows and headers of a list.
package protocol LazyDistances {
    /// The name of the container in messages.
    var name: String { get }

    /// Whether `other` gives the same distances.
    func isSame(as other: any LazyDistances) -> Bool

    /// The distance in points between two neighbours: before the first child, where `previous` is `nil`, from
    /// the container's start, and after the last one, where `next` is `nil`, to its end.
    ///
    /// Between elements of one list of which some are not made, `RuleContext.gap` says what the distance is
    /// thought to be.
    func distance(
        from previous: UInt32?, to next: UInt32?, _ context: RuleContext
    ) -> CGFloat
}
