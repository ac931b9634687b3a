public import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantRendering
internal import SwiftUI
public import Testing

extension ViewHost {
    /// Taps a point of the room, as a person would.
    ///
    /// - Parameters:
    ///   - point: In points from the top left corner of the room; with another camera than the one in front, of the
    ///     picture from there (`picture(from:)`).
    ///   - camera: The place from which the view is seen: of several views behind the point, the one nearest to the
    ///     camera is tapped.
    /// - Throws: `ActionFailure` if no view takes taps there; with `failsOnDisabledViews` also if
    ///   the view there is disabled.
    public func tap(
        at point: CGPoint, from camera: ViewCamera = .front,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            try tap(at: point, from: camera, count: 1)
        }
    }

    /// Taps a point of the room twice in a row, as `tap(at:)` does. If no view further inside has
    /// an action for a double tap, the action of a single tap is done twice.
    public func doubleTap(
        at point: CGPoint, from camera: ViewCamera = .front,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            try tap(at: point, from: camera, count: 2)
        }
    }

    private func tap(
        at point: CGPoint, from camera: ViewCamera, count: Int
    ) throws(ActionFailure) {
        update()
        let line = sight(through: point, from: camera)
        if tree.tap(along: line, count: count) {
            update()
        } else if let disabled = tree.nodes(along: line).first(where: { finger.keepsTap($0) }) {
            guard failsOnDisabledViews else { return }
            throw ActionFailure(
                description: Refusal.disabled(
                    "\(finger.name(of: disabled)) at \(Finger.text(point))"
                ).text)
        } else {
            throw ActionFailure(
                description: "Nothing takes a tap at \(Finger.text(point)). There are:\n"
                    + accessibility.description)
        }
    }

    /// What is behind a point of the picture that a camera takes.
    private func sight(through point: CGPoint, from camera: ViewCamera) -> SightLine {
        let point = room.inView(point)
        guard !camera.isFront else { return SightLine(through: point) }
        let map = flatDrawing.cameraMap(camera, cameraOptions)
        // A camera that cannot be as it was asked for may be the one in front.
        guard !map.isFront else { return SightLine(through: point) }
        let (origin, direction) = map.sight(through: point)
        return SightLine(origin: origin, direction: direction)
    }

    /// Scrolls the first scroll view to an offset in points, as `HostedView.scroll(to:)` does.
    public func scroll(
        to offset: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try root.scroll(to: offset, sourceLocation: sourceLocation)
    }

    /// Scrolls the first scroll view by a distance in points, as `HostedView.scroll(by:)` does.
    public func scroll(
        by distance: CGSize, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try root.scroll(by: distance, sourceLocation: sourceLocation)
    }

    private var root: HostedView {
        update()
        return HostedView(tree.rootNode, in: self, query: "The host")
    }

    /// A finger on the view as it is now.
    var finger: Finger {
        Finger(on: tree, known: { self.element(of: $0) }, elements: { self.elements })
    }

    /// The scroll view that a node is, is in, or else the first in it.
    func scrollPart(at node: NodeID) -> ScrollPart? {
        if let part = tree.scrollPart(around: node) { return part }
        let inner = tree.firstShownNode(in: node) { tree.scrollPart(around: $0) != nil }
        return inner.flatMap { tree.scrollPart(around: $0) }
    }
}
