internal import Foundation

extension CGRect {
    /// Whether all numbers of the rectangle are.
    var isFiniteRect: Bool { (minX + minY + width + height).isFinite }
}
