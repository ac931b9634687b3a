public import Foundation
import QuadrantGeometry

/// A guide by which views are aligned vertically, as in a row.
///
/// Apple: "VerticalAlignment".
public struct VerticalAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: AlignmentKey

    /// Creates a guide that is named by a custom type.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(.custom, .vertical, id)
    }

    /// The guide that the engine knows by `key`.
    init(key: AlignmentKey) {
        self.key = key
    }

    private init(_ builtIn: AlignmentKey.BuiltIn, _ id: any AlignmentID.Type) {
        key = AlignmentKey(builtIn, .vertical, id)
    }

    /// Combines the values that several views set for the guide, in points from a common top edge;
    /// `nil` if no view sets it.
    ///
    /// The result is the least value for the first text baseline, the greatest for the last, and
    /// otherwise the mean.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    /// The top edges.
    public static let top = VerticalAlignment(.top, Top.self)
    /// The centres.
    public static let center = VerticalAlignment(.verticalCenter, Center.self)
    /// The bottom edges.
    public static let bottom = VerticalAlignment(.bottom, Bottom.self)
    /// The first text baselines; the bottom edges of views without text.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline, FirstBaseline.self)
    /// The last text baselines; the bottom edges of views without text.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline, LastBaseline.self)

    enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
