package import Foundation
package import QuadrantGeometry

/// How far a scroll view is scrolled: it lives as long as the scroll view and outlasts its layouts.
///
/// Lengths are points; x counts from the leading edge.
package final class ScrollState {
    /// How much of the content is before the part in sight, margins not counted. Within 0 and
    /// `limit` after a layout.
    package var offset = CGPoint.zero
    /// Whether a hand holds the content beyond its ends: the offset stays as it is.
    package var isLoose = false
    /// Whether the initial anchor decides what is seen: nobody has scrolled yet, and the first
    /// layout is not complete.
    package var isInitial = true
    /// The part of the content that stays in place when lengths change; `nil` to keep the offset.
    package var sizeChangesAnchor: UnitPoint?
    /// The greatest offsets.
    package private(set) var limit = CGSize.zero
    /// The content's size.
    package private(set) var contentSize = CGSize.zero
    /// The scroll view's size.
    package private(set) var size = CGSize.zero

    package init() {}

    /// Takes over lengths that were worked out, and keeps the offset within them.
    ///
    /// Evidence: of three views scrolled to their end only the one anchored for size changes follows
    /// when the content grows (measured, macOS 26). A view that was scrolled away from its anchor
    /// stays where it is.
    func settle(limit new: CGSize, initial: UnitPoint, content: CGSize, size: CGSize) {
        func along(_ old: CGFloat, _ new: CGFloat, _ offset: CGFloat, _ edges: [CGFloat?])
            -> CGFloat
        {
            var result = offset
            if isInitial, let part = edges[0], part.isFinite {
                result = new * part
            } else if old != new, let part = edges[1], part.isFinite,
                abs(offset - old * part) < 0.001
            {
                result = new * part
            }
            return isLoose ? result : min(max(result, 0), new)
        }
        offset = CGPoint(
            x: along(limit.width, new.width, offset.x, [initial.x, sizeChangesAnchor?.x]),
            y: along(limit.height, new.height, offset.y, [initial.y, sizeChangesAnchor?.y]))
        limit = new
        contentSize = content
        self.size = size
    }
}
