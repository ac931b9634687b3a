public import Foundation

/// A two-dimensional vector, as in CoreGraphics. Foundation on Linux does not have it.
public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal component; positive to the right.
    public var dx: CGFloat
    /// The vertical component; positive downward where y grows downward, as in views.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from two integer components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from two double-precision components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
