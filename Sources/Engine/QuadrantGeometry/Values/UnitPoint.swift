public import Foundation

/// A point in fractions of a rectangle: (0, 0) is the top leading corner, (1, 1) the bottom
/// trailing corner.
///
/// Apple: "UnitPoint". The leading edge is the right one where layout runs right to left: the origin is then the top
/// right corner, and x grows to the left, in effects and anchors alike. Gradients are the exception: they count x
/// from the left in both layout directions, as Apple's do (measured).
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable, Codable {
    /// The fraction of the width, from the leading edge (0) to the trailing edge (1).
    public var x: CGFloat
    /// The fraction of the height, from the top (0) to the bottom (1).
    public var y: CGFloat

    /// Creates the origin, (0, 0).
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from fractions of the width and the height. Fractions below 0 or above 1 lie
    /// outside.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top leading corner, (0, 0).
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle, (0.5, 0.5).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge, (0, 0.5).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge, (1, 0.5).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge, (0.5, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge, (0.5, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner, (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner, (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner, (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner, (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in points of a rectangle of `size` whose origin is (0, 0).
    package func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}
