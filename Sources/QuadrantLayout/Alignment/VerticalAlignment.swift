public import Foundation
import QuadrantGeometry

/// A guide along the vertical axis: where views of a row meet.
///
/// Apple: "VerticalAlignment".
public struct VerticalAlignment: Equatable, Sendable, BitwiseCopyable {
    package let key: AlignmentKey

    /// A guide named by a type of yours.
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

    /// Merges the explicit values of several views; `nil` where no view sets the guide.
    ///
    /// The least value for the first text baseline, the greatest for the last, else the mean.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    /// The top edge.
    public static let top = VerticalAlignment(.top, Top.self)
    /// The middle.
    public static let center = VerticalAlignment(.verticalCenter, Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(.bottom, Bottom.self)
    /// The topmost text baseline; the bottom edge of views without text.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline, FirstBaseline.self)
    /// The bottom-most text baseline; the bottom edge of views without text.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline, LastBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
