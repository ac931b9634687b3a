public import Foundation
import QuadrantGeometry

/// A guide by which views are aligned horizontally, as in a column.
///
/// Apple: "HorizontalAlignment".
public struct HorizontalAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: AlignmentKey

    /// Creates a guide that is named by a custom type.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(.custom, .horizontal, id)
    }

    /// The guide that the engine knows by `key`.
    init(key: AlignmentKey) {
        self.key = key
    }

    private init(_ builtIn: AlignmentKey.BuiltIn, _ id: any AlignmentID.Type) {
        key = AlignmentKey(builtIn, .horizontal, id)
    }

    /// Combines the values that several views set for the guide, in points from a common leading
    /// edge; `nil` if no view sets it.
    ///
    /// The result is the mean of the values that are not `nil`; of `listRowSeparatorLeading` the smallest.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    /// The leading edges.
    public static let leading = HorizontalAlignment(.leading, Leading.self)
    /// The centres.
    public static let center = HorizontalAlignment(.horizontalCenter, Center.self)
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(.trailing, Trailing.self)
    /// The places where the separators of list rows begin: the leading edge of the text that begins first,
    /// unless set; without texts the leading edge of the view.
    public static let listRowSeparatorLeading = HorizontalAlignment(
        .separatorLeading, SeparatorLeading.self)
    /// The places where the separators of list rows end; the trailing edges unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
