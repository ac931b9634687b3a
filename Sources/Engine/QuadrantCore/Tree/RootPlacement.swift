package import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How the room that a root is offered shows it: where the root stands there, and so what of it is
/// seen.
package enum RootPlacement: Sendable {
    /// In the middle, as a window shows it. A root that is larger than the room reaches beyond it on
    /// both sides.
    case centered
    /// From the top left corner on, as a page shows it.
    case corner
    /// The room becomes as large as the root is, as a picture of a view's own size does.
    case whole

    /// Where the top left corner of a root of `size` points stands in a room of `room` points.
    ///
    /// - Parameter displayScale: Pixels per point, for an origin on whole pixels; `nil` for an origin that is not
    ///   rounded.
    package func origin(of size: CGSize, in room: CGSize, displayScale: CGFloat?) -> CGPoint {
        guard self == .centered else { return .zero }
        func middle(_ room: CGFloat, _ length: CGFloat) -> CGFloat {
            PresentingRootRule.middle(of: length, in: room, displayScale: displayScale)
        }
        return CGPoint(x: middle(room.width, size.width), y: middle(room.height, size.height))
    }
}

extension ViewTree {
    /// How far the corner of the root goes in what shows it where the root gets another size, in points: one that stands
    /// in the middle of a room goes to the side by half of what it grows. Where the root has its own length, a clip shows it in
    /// the middle of its picture (`standsInMiddle`), and others are as large as it is.
    func shiftOfRoot(from old: CGSize, to new: CGSize) -> CGSize {
        let offer = layout.placedProposal(of: rootNode)
        let room = CGSize(
            width: offer.width.isFinite ? offer.width : 0,
            height: offer.height.isFinite ? offer.height : 0)
        // Of lengths that are not given only the difference counts.
        let placement = standsInMiddle ? .centered : rootPlacement
        let from = placement.origin(of: old, in: room, displayScale: rootDisplayScale)
        let to = placement.origin(of: new, in: room, displayScale: rootDisplayScale)
        return CGSize(
            width: offer.width.isFinite || standsInMiddle ? to.x - from.x : 0,
            height: offer.height.isFinite || standsInMiddle ? to.y - from.y : 0)
    }

    /// Where the root's corner stands on the screen, in points: beside what is not safe, and in the middle of its room
    /// where it is smaller. Along an axis of which all is seen it is the corner of the screen.
    ///
    /// The global coordinate space is that of the screen.
    package var originOnScreen: CGPoint {
        let window = window
        return CGPoint(
            x: window.minX > -Self.endless ? -window.minX : 0,
            y: window.minY > -Self.endless ? -window.minY : 0)
    }

    /// A point of the root in the global space.
    func screenPoint(_ point: CGPoint) -> CGPoint {
        let origin = originOnScreen
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Stands for an infinite length. It is finite, so that effects can be inverted.
    private static let endless: CGFloat = 1e9

    /// What is seen of the root, in its coordinates, as it was laid out last: the room that it was
    /// offered, with what is not safe around it. Along an axis of which it was offered nothing in
    /// particular, or too much, all of it is seen, and what it may grow to.
    package var window: CGRect {
        let offer = layout.placedProposal(of: rootNode)
        let size = presentation.size(of: rootNode, .target)
        let room = CGSize(
            width: offer.width.isFinite ? offer.width : size.width,
            height: offer.height.isFinite ? offer.height : size.height)
        let origin = rootPlacement.origin(of: size, in: room, displayScale: nil)
        let insets = layout.host.safeAreaInsets
        let mirror = layout.mirror(of: rootNode)
        func span(_ offer: CGFloat, _ origin: CGFloat, _ before: CGFloat, _ after: CGFloat)
            -> (start: CGFloat, length: CGFloat)
        {
            guard rootPlacement != .whole, offer.isFinite, offer < Self.endless else {
                return (-Self.endless, 2 * Self.endless)
            }
            return (-origin - before, max(0, offer + before + after))
        }
        let across = span(
            offer.width, origin.x, mirror.left(insets), mirror.right(insets))
        let down = span(offer.height, origin.y, insets.top, insets.bottom)
        return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }
}
