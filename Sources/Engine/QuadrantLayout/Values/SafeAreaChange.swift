package import QuadrantGeometry

/// What a node does to the safe area of a child.
package enum SafeAreaChange {
    /// The child's room is the node's without these insets, in points; they are not safe for it.
    case inset(EdgeInsets)
    /// Everything in the child is safe, as the child cannot reach the edges of the safe area.
    case reset
}
