package import Foundation

/// What a stack knows of a view that it arranges. It is kept at the view and goes with it; it ends when the view leaves the stack.
package struct StackPlace {
    /// The space behind the view, in points; `nil` for that of the stack.
    package var gap: CGFloat?
    /// The number of the part of the stack that draws the view to an end; AppKit's stacks have such.
    package var area: Int?

    package init() {}
}

// The views that a stack arranges.
extension Array where Element: AnyObject {
    /// Puts a view at a place among the others, wherever it was; a place that there is not is the nearest one.
    package mutating func arrange(_ view: Element, at place: Int) {
        removeAll { $0 === view }
        insert(view, at: Swift.min(Swift.max(place, 0), count))
    }

    /// Takes a view out; answers whether it was there.
    package mutating func unarrange(_ view: Element) -> Bool {
        guard let place = firstIndex(where: { $0 === view }) else { return false }
        remove(at: place)
        return true
    }
}
