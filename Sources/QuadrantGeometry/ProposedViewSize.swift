public import Foundation

/// What a parent offers a child: each dimension a number of points, 0 (the minimum is asked for),
/// infinity (the maximum) or `nil` (the ideal size).
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
    /// The width in points; `nil` asks for the ideal one.
    public var width: CGFloat?
    /// The height in points; `nil` asks for the ideal one.
    public var height: CGFloat?

    /// Both dimensions 0: asks for the minimum.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Both dimensions `nil`: asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Both dimensions infinite: asks for the maximum.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Offers both dimensions, each in points or `nil`.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly `size`.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with `size` (10 by 10 by default) where a dimension is `nil`.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
