public import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
internal import QuadrantInspection
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
        } else if let disabled = tree.nodes(along: line).first(where: { keepsTap($0) }) {
            guard failsOnDisabledViews else { return }
            throw ActionFailure(
                description: "\(name(of: disabled)) at \(Self.text(point)) is disabled: "
                    + "nothing happens.")
        } else {
            throw ActionFailure(
                description: "Nothing takes a tap at \(Self.text(point)). There are:\n"
                    + accessibility.description)
        }
    }

    /// What is behind a point of the picture that a camera takes.
    private func sight(through point: CGPoint, from camera: ViewCamera) -> SightLine {
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

    /// The outcome of a tap on a view.
    enum TapOutcome: Equatable {
        /// The view acted, or a view around it did.
        case performed
        /// The view that would act is disabled.
        case disabled
        /// Only other elements in it take taps.
        case onOthers
        /// Nothing there takes taps.
        case nothing
    }

    /// Taps a node at one place. In a view that is one element, any view inside may take the tap;
    /// otherwise only the view itself or one around it.
    func tap(_ node: NodeID, at place: UnitPoint = .center, count: Int = 1) -> TapOutcome {
        let part = place == .center ? switchPart(of: node) ?? node : node
        guard let point = point(at: place, in: part) else { return .nothing }
        let outcome = outcome(of: node, at: point, count: count)
        if outcome == .performed {
            let isDone = tree.tap(at: point, count: count)
            update()
            if !isDone { return .nothing }
        }
        return outcome
    }

    /// The part of a toggle that takes taps: a tap on a toggle is meant for its switch, which is at its
    /// end. `nil` for other views.
    private func switchPart(of node: NodeID) -> NodeID? {
        guard element(of: node)?.plain.traits.contains(.isToggle) == true else { return nil }
        return tree.firstShownNode(in: node) { takesTap($0, count: 1) || keepsTap($0) }
    }

    /// The point at `place` of the part of a node's frame that is in sight, in the room; `nil` if no part
    /// is. It never lies on the edge itself, which belongs to the neighbour.
    func point(at place: UnitPoint, in node: NodeID) -> CGPoint? {
        if place == .center, let element = element(of: node), element.node == node,
            let point = element.activationPoint
        {
            return point
        }
        let frame = sight(of: node)
        guard frame.width > 0, frame.height > 0 else { return nil }
        let x = tree.layout.mirror(of: node).x(place.x, in: 1)
        let inset = CGSize(width: min(0.5, frame.width / 2), height: min(0.5, frame.height / 2))
        let area = frame.insetBy(dx: inset.width, dy: inset.height)
        return CGPoint(
            x: min(max(frame.minX + x * frame.width, area.minX), area.maxX),
            y: min(max(frame.minY + place.y * frame.height, area.minY), area.maxY))
    }

    /// The part of a node's frame that is in the room and in the scroll views around it; a rectangle
    /// without size if none is.
    func sight(of node: NodeID) -> CGRect {
        var sight = tree.frame(of: node).overlap(
            with: CGRect(origin: .zero, size: tree.layout.size(of: tree.rootNode)))
        var current = tree.layout.parent(of: node)
        while let around = current {
            if tree.isScrollView(around) { sight = sight.overlap(with: tree.frame(of: around)) }
            current = tree.layout.parent(of: around)
        }
        return sight.isNull ? .zero : sight
    }

    /// The outcome of a tap at a point of the room that is meant for a node.
    func outcome(of node: NodeID, at point: CGPoint, count: Int) -> TapOutcome {
        let reached = tree.nodes(at: point)
        // A tap on the control of what is open closes that.
        if reached.isEmpty, !tree.raised.isEmpty, tree.obstacle(to: node, at: point) == nil {
            return .performed
        }
        guard let own = reached.firstIndex(of: node) else { return .nothing }
        let actors = isOneElement(node) ? reached[...] : reached[own...]
        let first = reached.first { takesTap($0, count: count) }
        if let first, actors.first(where: { takesTap($0, count: count) }) == first {
            // A tap on what is disabled goes on to what is around it.
            let passed = actors.prefix { $0 != first }
            return failsOnDisabledViews && passed.contains(where: keepsTap) ? .disabled : .performed
        }
        if actors.contains(where: keepsTap) { return .disabled }
        return first == nil ? .nothing : .onOthers
    }

    /// Whether a tap on anything in a node is a tap on the node's one element, as with the switch of a
    /// toggle. It is not if several views in it act, unless the element itself says what a tap does.
    func isOneElement(_ node: NodeID) -> Bool {
        let element = element(of: node)
        // What is at the point that was set is meant.
        if let element, element.node == node, element.activationPoint != nil { return true }
        if element?.note.actions.contains(where: { $0.name == AccessibilityNoteAction.activate })
            == true
        {
            return true
        }
        guard element?.children.isEmpty != false else { return false }
        var actors = 0
        tree.forEachShownNode(in: node) { if takesTap($0, count: 1) { actors += 1 } }
        return actors <= 1
    }

    /// Whether so many taps in a row on the node do something.
    func takesTap(_ node: NodeID, count: Int) -> Bool {
        tree.note(TapActions.self, of: node)?.entries.contains { entry in
            switch entry {
            case .tap(let action): action.isEnabled && action.count <= count
            case .gesture(let gesture): gesture.isEnabled
            }
        } == true
    }

    /// Whether a tap on the node would do something if it were not disabled.
    private func keepsTap(_ node: NodeID) -> Bool {
        tree.note(TapActions.self, of: node)?.entries.contains { entry in
            switch entry {
            case .tap(let action): !action.isEnabled
            case .gesture(let gesture): !gesture.isEnabled
            }
        } == true
    }

    /// The elements in a node that do something when they are tapped or activated.
    func actingElements(in node: NodeID) -> [AccessibilityElement] {
        guard let element = element(of: node) else { return [] }
        return element.flattened.filter { inner in
            !inner.note.actions.isEmpty
                || inner.children.isEmpty
                    && tree.firstShownNode(in: inner.node, where: { takesTap($0, count: 1) }) != nil
        }
    }

    /// The scroll view that a node is, is in, or else the first in it.
    func scrollPart(at node: NodeID) -> ScrollPart? {
        if let part = tree.scrollPart(around: node) { return part }
        let inner = tree.firstShownNode(in: node) { tree.scrollPart(around: $0) != nil }
        return inner.flatMap { tree.scrollPart(around: $0) }
    }

    static func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
}
