public import Foundation

/// The size that a parent proposes to a child. Each dimension is a number of points, 0 to ask for
/// the minimum, infinity to ask for the maximum, or `nil` to ask for the ideal length.
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
    /// The proposed width in points; `nil` asks for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; `nil` asks for the ideal height.
    public var height: CGFloat?

    /// Both dimensions 0, which asks for the minimum.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Both dimensions `nil`, which asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Both dimensions infinite, which asks for the maximum.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from both dimensions, each in points or `nil`.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of exactly `size`, in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal as a size, with the lengths of `size` (10 by 10 by default) for dimensions that
    /// are `nil`.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
