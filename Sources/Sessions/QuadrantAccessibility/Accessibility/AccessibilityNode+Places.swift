package import Foundation

extension AccessibilityNode {
    /// The element with its frames, and those of all in it, moved.
    package func moved(by distance: CGPoint) -> AccessibilityNode {
        guard distance != .zero else { return self }
        var result = self
        result.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
        result.children = children.map { $0.moved(by: distance) }
        return result
    }
}
