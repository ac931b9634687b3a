public import Foundation
import QuadrantGeometry

/// A guide along the horizontal axis: where views of a column meet.
///
/// Apple: "HorizontalAlignment".
public struct HorizontalAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: AlignmentKey

    /// A guide named by a type of yours.
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

    /// Merges the explicit values of several views; `nil` where no view sets the guide.
    ///
    /// The mean of the values that are not `nil`.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(.leading, Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(.horizontalCenter, Center.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(.trailing, Trailing.self)
    /// Where the separator of a list row begins; the leading edge unless set.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where the separator of a list row ends; the trailing edge unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
