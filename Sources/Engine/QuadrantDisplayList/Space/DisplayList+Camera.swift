package import Foundation
package import QuadrantGeometry
internal import Spatial

/// A drawing as a camera sees it.
package struct CameraPicture: Sendable {
    /// The flat drawing.
    package var list: DisplayList
    /// What was not done as it was asked for.
    package var notes: [CameraNote] = []
    /// The layers of a view that was taken apart, from the back on; none where the camera is in front.
    package var layers: [SeenLayer] = []
    /// What the planes of a view that was taken apart may cover, in the picture: the corners of convex outlines. The
    /// ground is none of them.
    package var covered: [[CGPoint]] = []
}

/// A layer as a camera sees it.
package struct SeenLayer: Sendable {
    /// The view that is the layer.
    package var source: SourceTag?
    /// Whether the layer is what that view draws itself, and not what is in it.
    package var isDrawnByItself: Bool
    /// The corner of the layer which no other layer hides, where all of them have the same size, in the picture.
    package var corner: CGPoint
    /// Whether the corner is on the left side of the layer.
    package var isLeft: Bool
}

/// How a camera draws.
package struct CameraOptions: Sendable {
    /// Whether the trailing side of the view is its left one.
    package var isRightToLeft = false
    /// Whether lines and ground are drawn for a dark background.
    package var isDark = false
    /// Whether the view was taken apart: each layer then has an edge, and effects of the views around work on each
    /// layer by itself.
    package var isTakenApart = false
    /// How deep the room of the view is from z = 0 on, in points: the camera looks at all of it.
    package var depth = 0.0

    package init(
        isRightToLeft: Bool = false, isDark: Bool = false, isTakenApart: Bool = false,
        depth: Double = 0
    ) {
        self.isRightToLeft = isRightToLeft
        self.isDark = isDark
        self.isTakenApart = isTakenApart
        self.depth = depth
    }
}

extension DisplayList {
    /// The drawing as a camera sees it, as a flat drawing.
    ///
    /// The front camera sees what `flattened()` is, on the same canvas. Any other sees the part of the drawing that is
    /// on the canvas, from its place, on a canvas that is as large as that needs, over a quiet ground and with a thin
    /// edge around each plane.
    ///
    /// - Parameter glyphs: What draws glyphs where text is seen in perspective.
    /// - Complexity: n log n for n parallel planes.
    package func seen(
        by camera: ViewCamera, _ options: CameraOptions, glyphs: GlyphShapes
    ) -> CameraPicture {
        let (collector, box, map) = view(by: camera, options)
        guard !map.isFront else {
            var picture = CameraPicture(list: self, notes: map.notes)
            picture.list.root = root.flattened()
            return picture
        }
        var drawing = SpaceDrawing(map)
        drawing.perspective = PerspectiveItems(glyphs: glyphs)
        drawing.notesOutlines = options.isTakenApart
        let canvas = CGRect(origin: .zero, size: size)
        let ground = SpacePlane.ground(canvas, at: box.min.z, isDark: options.isDark)
        let items = drawing.items([ground] + collector.planes)
        var list = self
        list.size = map.size
        list.root = Fragment(items: items)
        if options.isTakenApart {
            list.crop(to: drawing.seenBounds.insetBy(dx: -Self.margin, dy: -Self.margin))
        }
        var picture = CameraPicture(list: list, notes: map.notes)
        if drawing.isLimited { picture.notes.append(.cutsLimited(PlaneCutting.mostCuts)) }
        if collector.lostPlaces > 0 { picture.notes.append(.placesLost(collector.lostPlaces)) }
        guard options.isTakenApart else { return picture }
        let move = CGAffineTransform(
            translationX: Self.margin - drawing.seenBounds.minX,
            y: Self.margin - drawing.seenBounds.minY)
        picture.layers = collector.layers.map { layer in
            var seen = layer.seen(by: map)
            seen.corner = seen.corner.applying(move)
            return seen
        }
        picture.covered = drawing.outlines.map { $0.map { $0.applying(move) } }
        return picture
    }

    /// Where a camera sees what is in the drawing.
    package func cameraMap(_ camera: ViewCamera, _ options: CameraOptions) -> CameraMap {
        view(by: camera, options).map
    }

    /// The planes of the part that is on the canvas, the box around them, and the camera before it.
    private func view(
        by camera: ViewCamera, _ options: CameraOptions
    ) -> (collector: PlaneCollector, box: Rect3D, map: CameraMap) {
        let canvas = CGRect(origin: .zero, size: size)
        var collector = PlaneCollector(options.isTakenApart ? .each : .flattened)
        collector.edge = PlaneEdge(isDark: options.isDark, ofLayers: options.isTakenApart)
        collector.collect(root, in: [PlaneFrame(clip: canvas.insetBy(dx: -1, dy: -1))])
        let room = Rect3D.plane(canvas, depth: options.depth)
        let box = room?.reaching(collector.planes) ?? .zero
        let map = CameraMap(
            camera, lookingAt: box, isRightToLeft: options.isRightToLeft, margin: Self.margin)
        return (collector, box, map)
    }

    /// Makes the canvas another one, in the coordinates of the one it was.
    package mutating func crop(to rect: CGRect) {
        guard !rect.isNull else { return }
        var group = DisplayGroup(content: root)
        group.transform = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        root = Fragment(items: [.group(group)])
        size = rect.size
    }

    /// Room around the box, in points: for shadows and lines at its edges.
    private static let margin = 16.0
}

extension Rect3D {
    /// The box over the same rectangle as deep as planes in it need.
    fileprivate func reaching(_ planes: [SpacePlane]) -> Rect3D {
        var (back, front) = (min.z, max.z)
        for plane in planes {
            for corner in plane.outline {
                let z = Point3D(x: corner.x, y: corner.y, z: 0).applying(plane.place).z
                guard z.isFinite else { continue }
                (back, front) = (Swift.min(back, z), Swift.max(front, z))
            }
        }
        let limit = Double(CGRect.drawableReach)
        (back, front) = (Swift.max(back, -limit), Swift.min(front, limit))
        return Rect3D(
            origin: Point3D(x: origin.x, y: origin.y, z: back),
            size: Size3D(width: size.width, height: size.height, depth: front - back))
    }
}
