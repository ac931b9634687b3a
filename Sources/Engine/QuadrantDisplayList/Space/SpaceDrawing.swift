internal import Foundation
internal import QuadrantGeometry
internal import Spatial

/// Draws planes in their order as flat items.
struct SpaceDrawing {
    let camera: CameraMap
    /// Maps what is seen in perspective; `nil` without perspective.
    var perspective: PerspectiveItems?
    /// The line around each plane; `nil` for none.
    var edge: Paint?
    private(set) var isLimited = false
    /// The upright rectangle around all planes that are seen, in the picture.
    private(set) var seenBounds = CGRect.null
    /// Whether it is noted which outlines the planes have.
    var notesOutlines = false
    /// The outlines of the planes that are seen, but for the ground, in the picture.
    private(set) var outlines: [[CGPoint]] = []

    init(_ camera: CameraMap) {
        self.camera = camera
    }

    /// The items of the planes, from the farthest on.
    mutating func items(_ planes: [SpacePlane]) -> [DisplayItem] {
        let known = planes.compactMap { plane -> SpacePlane? in
            var plane = plane
            let toCamera = camera.toCamera * plane.place
            plane.corners = plane.outline.map {
                Point3D(x: $0.x, y: $0.y, z: 0).applying(toCamera).vector
            }
            return plane.corners.allSatisfy { ($0 * 0).sum() == 0 } ? plane : nil
        }
        let (sorted, isLimited) = PlaneOrder(distance: camera.distance).sorted(known)
        self.isLimited = isLimited
        var bounds = PointBounds()
        for plane in sorted {
            for corner in plane.corners { bounds.take(pictured(corner)) }
            if notesOutlines, plane.order != SpacePlane.groundOrder {
                outlines.append(plane.corners.map(pictured))
            }
        }
        seenBounds = bounds.rect
        return sorted.flatMap { items(of: $0) }
    }

    private func pictured(_ corner: SIMD3<Double>) -> CGPoint {
        let point = camera.picture(corner)
        return CGPoint(x: point.x, y: point.y)
    }

    private func items(of plane: SpacePlane) -> [DisplayItem] {
        var items = plane.framedItems
        if plane.isCut {
            var cut = DisplayGroup(content: Fragment(items: items))
            cut.clip = ClipItem(shape: .path(Path(corners: plane.outline)))
            items = [.group(cut)]
        }
        let projection = camera.projection(of: plane.place)
        if let map = projection.affine {
            guard map.isDrawable else { return [] }
            if map.isIdentity { return items }
            var group = DisplayGroup(content: Fragment(items: items))
            group.transform = map
            return [.group(group)]
        }
        return perspective?.items(items, by: projection) ?? []
    }
}

extension SpacePlane {
    /// The items with what the groups around do to them.
    fileprivate var framedItems: [DisplayItem] {
        var items = items
        for frame in frames.reversed() {
            var group = frame.group
            let front = frame.front
            guard group.hasShape else {
                group.content = Fragment(items: items)
                items = [.group(group)]
                continue
            }
            if front.isDrawable, !front.isIdentity {
                var inner = DisplayGroup(content: Fragment(items: items))
                inner.transform = front
                group.transform = front.inverted()
                items = [.group(inner)]
            } else if !front.isDrawable {
                // Seen from its edge the clip has cut the outline.
                group.clip = nil
            }
            group.content = Fragment(items: items)
            items = [.group(group)]
        }
        return items
    }
}

extension DisplayGroup {
    /// Whether what the group does to its content depends on where that is.
    fileprivate var hasShape: Bool {
        clip != nil || mask != nil || projection != nil || !filters.isEmpty
    }
}

extension Path {
    /// The outline with these corners.
    init(corners: [SIMD2<Double>]) {
        self.init()
        addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
        closeSubpath()
    }
}

extension Fragment {
    /// The fragment as it is seen from its own front, without places.
    ///
    /// - Complexity: None where there are no places.
    func flattened() -> Fragment {
        guard hasPlaces else { return self }
        var collector = PlaneCollector(.flattened)
        collector.collect(self)
        var drawing = SpaceDrawing(.plane)
        return Fragment(items: drawing.items(collector.planes))
    }
}

extension DisplayList {
    /// The drawing as it is seen from the front, without places: nearer over farther, and nothing else is changed.
    /// All renderers draw this.
    ///
    /// - Complexity: None where there are no places.
    package func flattened() -> DisplayList {
        guard root.hasPlaces else { return self }
        var list = self
        list.root = root.flattened()
        return list
    }
}
