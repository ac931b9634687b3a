public import Foundation

/// A two-dimensional vector, as CoreGraphics has it; Foundation lacks it here.
public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of two whole components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of two double-precision components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
