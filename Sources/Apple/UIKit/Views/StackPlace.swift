package import Foundation

/// What a stack knows of a view that it arranges. It is kept at the view and goes with it; it ends when the view leaves the stack.
package struct StackPlace {
    /// The space behind the view, in points; `nil` for that of the stack.
    package var gap: CGFloat?
    /// The number of the part of the stack that draws the view to an end; AppKit's stacks have such.
    package var area: Int?

    package init() {}
}
