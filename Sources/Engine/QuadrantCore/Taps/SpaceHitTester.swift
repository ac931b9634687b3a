package import Foundation
import QuadrantGeometry
import QuadrantLayout
package import Spatial

/// A line of sight in the space of a node: where it is, for each z of the camera's space, which is the root's for one in
/// front.
package struct SightLine {
    /// The point at z = 0 of the camera.
    var origin: Point3D
    /// How far the point moves for each point along the camera's z, toward the camera.
    var direction: Vector3D
    /// The point of the root through which it goes, where the camera is in front.
    private(set) var frontPoint: CGPoint?

    /// The line from the front through a point of the root.
    package init(through point: CGPoint) {
        origin = Point3D(x: point.x, y: point.y, z: 0)
        direction = Vector3D(x: 0, y: 0, z: 1)
        frontPoint = point
    }

    /// The line of a camera anywhere, in the space of the root.
    ///
    /// - Parameters:
    ///   - origin: The point at z = 0 of the camera's space.
    ///   - direction: How far the point moves for each point along the camera's z, toward the camera.
    package init(origin: Point3D, direction: Vector3D) {
        self.origin = origin
        self.direction = direction
    }

    /// The line in another space. Affine maps keep its measure: the same number stands for the same z of the camera.
    func applying(_ transform: AffineTransform3D) -> SightLine {
        SightLine(
            origin: origin.applying(transform), direction: direction.applying(transform))
    }

    /// Where the line meets the plane of the node, and at which z of the camera; `nil` for a plane that is seen
    /// from its edge.
    var meeting: (point: CGPoint, z: Double)? {
        guard abs(direction.z) > 1e-9 else { return nil }
        let z = -origin.z / direction.z
        let point = CGPoint(x: origin.x + z * direction.x, y: origin.y + z * direction.y)
        return point.x.isFinite && point.y.isFinite ? (point, z) : nil
    }
}

/// Looks for what a tap reaches where views stand at different z: the nearest to the camera that shows something,
/// of those as near the one that lies in front by the order of drawing.
struct SpaceHitTester {
    let tree: ViewTree
    /// Where views are: those that leave are where they are seen, as they will be nowhere.
    private var reading = Presentation.Reading.taps

    init(tree: ViewTree) { self.tree = tree }

    /// What is reached, the innermost first, and how near.
    struct Reached {
        var hits: [Hit]
        var z: Double
    }

    func reached(_ node: NodeID, _ line: SightLine) -> Reached? {
        let shapes = tree.note(HitShapes.self, of: node)?.shapes ?? []
        return reached(node, line, shapes[...])
    }

    private func reached(
        _ node: NodeID, _ line: SightLine, _ shapes: ArraySlice<HitShapes.Shape>
    ) -> Reached? {
        switch shapes.last {
        case nil: return content(node, line)
        case .some(.none): return nil
        case .some(.area(let contains, _)):
            let size = tree.presentation.size(of: node, reading)
            guard let own = line.meeting,
                contains(own.point, size, tree.layout.isRightToLeft(node))
            else { return nil }
            return reached(node, line, shapes.dropLast())
                ?? Reached(hits: [Hit(node: node, point: own.point)], z: own.z)
        }
    }

    private func content(_ node: NodeID, _ line: SightLine) -> Reached? {
        tree.statistics.tapLooks += 1
        let layout = tree.layout
        let drawing = tree.tappedDrawing(of: node, reading)
        if drawing?.letsTapsThrough == true { return nil }
        let role = drawing?.role ?? .plain
        let isScrollView = tree.scrolling.parts[node.index] != nil
        guard let own = line.meeting else { return inner(node, role, line, point: .zero) }
        let size = tree.presentation.size(of: node, reading)
        if isScrollView, !CGRect(origin: .zero, size: size).contains(own.point) { return nil }
        let itself = Reached(hits: [Hit(node: node, point: own.point)], z: own.z)
        guard tree.hasTappedChildren(node), role != .symbols else {
            let isShown = drawing?.contains(
                own.point, size: size, isRightToLeft: layout.isRightToLeft(node))
            return isShown == true || isScrollView ? itself : nil
        }
        return inner(node, role, line, point: own.point) ?? (isScrollView ? itself : nil)
    }

    /// What is reached in the node, with the node itself as the last.
    private func inner(
        _ node: NodeID, _ role: DrawingRole, _ line: SightLine, point: CGPoint
    ) -> Reached? {
        guard var found = children(of: node, role, line) else { return nil }
        found.hits.append(Hit(node: node, point: point))
        return found
    }

    private func children(
        of node: NodeID, _ role: DrawingRole, _ line: SightLine
    ) -> Reached? {
        guard let line = tree.presentation.content(line, of: node, reading) else {
            // A perspective, whose content lies in its plane.
            guard let meeting = line.meeting,
                let flat = tree.presentation.content(at: meeting.point, of: node, reading),
                var found = nearest(of: node, role, SightLine(through: flat))
            else { return nil }
            found.z = meeting.z
            return found
        }
        return nearest(of: node, role, line)
    }

    private func nearest(
        of node: NodeID, _ role: DrawingRole, _ line: SightLine
    ) -> Reached? {
        var best: Reached?
        for child in tree.presentation.childrenFromFront(of: node, role, reading) {
            var tester = self
            tester.reading = tree.reading(of: child, in: reading)
            let moved = tree.presentation.inward(line, to: child, tester.reading)
            guard let found = withLargeStack({ tester.reached(child, moved) }) else { continue }
            // Children come from front to back: of those as near the first counts.
            if found.z > best?.z ?? -.infinity { best = found }
        }
        return best
    }
}

extension Presentation {
    /// A line of the node's space where its content is; `nil` where the node's map cannot be undone, or is a
    /// perspective.
    func content(_ line: SightLine, of node: NodeID, _ reading: Reading) -> SightLine? {
        if let map = spaceMap(of: node, reading) { return map.inverse.map(line.applying) }
        guard let map = map(of: node, reading) else { return line }
        let lifted = ProjectiveTransform3D(lifting: map.projection)
        guard lifted.isAffine else { return nil }
        return AffineTransform3D(truncating: lifted).inverse.map(line.applying)
    }

    /// A line of the parent's content in the space of a child.
    func inward(_ line: SightLine, to child: NodeID, _ reading: Reading) -> SightLine {
        let place = place(of: child, reading)
        let move = Vector3D(
            x: -place.x, y: -place.y, z: -depthPlace(of: child, reading).z)
        return line.applying(AffineTransform3D(translation: move))
    }
}
