internal import Foundation
internal import QuadrantGeometry
internal import Spatial

/// Finds the planes of a drawing: what lies in one plane, and is drawn without another plane between, is one.
struct PlaneCollector {
    /// What a group that is drawn as a whole does to groups with places in it.
    enum Wholes {
        /// Such groups are flattened to the plane of the whole.
        case flattened
        /// What the whole does is done to each of such groups by itself.
        case each
    }

    let wholes: Wholes
    /// Draws lines around planes or layers; `nil` for none.
    var edge: PlaneEdge?
    private(set) var planes: [SpacePlane] = []
    /// The layers of a view that was taken apart.
    private(set) var layers: [LayerInSpace] = []
    /// How many groups stand where there are no finite numbers for it.
    private(set) var lostPlaces = 0
    /// Whether there are planes in the innermost layer that are in no layer in it.
    private var hasOwnItems = false
    /// The flat items since the last plane, in the coordinates of the group being walked.
    private var items: [DisplayItem] = []

    init(_ wholes: Wholes) {
        self.wholes = wholes
    }

    /// Adds the planes of a fragment.
    ///
    /// - Parameters:
    ///   - place: From the fragment's coordinates to the space of the whole.
    ///   - frames: The groups around.
    mutating func collect(
        _ fragment: Fragment, at place: AffineTransform3D = .identity, in frames: [PlaneFrame] = []
    ) {
        for item in fragment.items {
            guard case .group(let group) = item, isDeep(group) else {
                items.append(flat(item))
                continue
            }
            finish(place, frames)
            let inner = place * group.map
            let layer = layer(of: group, at: inner)
            guard inner.isFinite else {
                lostPlaces += 1
                continue
            }
            var around = frames.map { frame in
                PlaneFrame(group: frame.group, map: frame.map * group.map)
            }
            var rest = group.aroundPlanes
            if !isDeep(group.content, of: group) {
                rest.content = flat(group.content)
                items = rest.doesNothing ? rest.content.items : [.group(rest)]
                let outer = hasOwnItems
                finish(inner, around, layer: layer)
                if layer != nil { hasOwnItems = outer }
                continue
            }
            if !rest.doesNothing {
                around.append(PlaneFrame(group: rest, map: .identity))
            }
            let outer = hasOwnItems
            if layer != nil { hasOwnItems = false }
            withLargeStack { collect(group.content, at: inner, in: around) }
            if let layer {
                if hasOwnItems { finish(inner, around, layer: layer) }
                hasOwnItems = outer
            }
        }
        finish(place, frames)
    }

    private func isDeep(_ group: DisplayGroup) -> Bool {
        if group.place != nil || isDeep(group.content, of: group) { return true }
        guard edge?.ofLayers == true, case .layer = group.meaning else { return false }
        return true
    }

    /// Whether the content of a group has planes of its own.
    private func isDeep(_ content: Fragment, of group: DisplayGroup) -> Bool {
        guard content.hasPlaces else { return false }
        switch wholes {
        case .flattened: return content.space != nil && group.isDirect
        case .each: return true
        }
    }

    /// Makes a plane of the flat items so far, with a line around it, or around the layer that they end.
    private mutating func finish(
        _ place: AffineTransform3D, _ frames: [PlaneFrame], layer: LayerInSpace? = nil
    ) {
        guard !items.isEmpty || layer != nil else { return }
        hasOwnItems = true
        var line: DisplayItem?
        if let layer {
            layers.append(layer)
            line = edge?.line(around: layer.frame.corners)
        }
        let own = Fragment(items: items)
        items = []
        let bounds = line.map { own.bounds.union($0.bounds) } ?? own.bounds
        guard !bounds.isNull else { return }
        var plane = SpacePlane(
            items: own.items, place: place, frames: frames, order: planes.count,
            outline: bounds.corners)
        if let line = line ?? shownEdge(of: plane) { plane.items.append(line) }
        if let seen = plane.clipped() { planes.append(seen) }
    }

    /// The line around what a plane shows, where planes have edges.
    private func shownEdge(of plane: SpacePlane) -> DisplayItem? {
        guard let edge, !edge.ofLayers else { return nil }
        var shown = plane
        shown.outline = plane.items.reduce(CGRect.null) { $0.union($1.shownBounds) }.corners
        return shown.clipped().map { edge.line(around: $0.outline) }
    }

    /// The layer that a group is, where layers have edges.
    private func layer(of group: DisplayGroup, at place: AffineTransform3D) -> LayerInSpace? {
        guard edge?.ofLayers == true, case .layer(let frame, let isDrawnByItself) = group.meaning,
            !frame.isNull
        else { return nil }
        return LayerInSpace(
            source: group.source, frame: frame.drawable, place: place,
            isDrawnByItself: isDrawnByItself)
    }

    /// The item without places in what it draws as a whole.
    private func flat(_ item: DisplayItem) -> DisplayItem {
        guard case .group(var group) = item else { return item }
        let hasPlaces = group.content.hasPlaces || group.mask?.hasPlaces ?? false
        guard hasPlaces else { return item }
        group.content = flat(group.content)
        group.mask = group.mask.map { flat($0) }
        return .group(group)
    }

    private func flat(_ fragment: Fragment) -> Fragment {
        fragment.hasPlaces ? withLargeStack { fragment.flattened() } : fragment
    }
}

extension SpacePlane {
    /// The plane with the outline that the clips around leave, or a larger one; `nil` where they leave nothing.
    fileprivate func clipped() -> SpacePlane? {
        var plane = self
        plane.frames = []
        for frame in frames {
            guard let clip = frame.group.clip else {
                plane.frames.append(frame)
                continue
            }
            let front = frame.front
            var isWhole = true
            for side in clip.shape.bounds.drawable.sides {
                let heights = plane.outline.map { side($0, front) }
                if heights.allSatisfy({ $0 >= 0 }) { continue }
                isWhole = false
                guard var part = plane.part(heights) else { return nil }
                // The clip itself is drawn, unless it is seen from its edge.
                part.isCut = plane.isCut || !front.isDrawable
                plane = part
            }
            if !isWhole || !frame.isRectangle { plane.frames.append(frame) }
        }
        return plane
    }
}

extension DisplayGroup {
    /// What the group does to planes in it: the group without its content and its place, and without what only matters
    /// for that.
    fileprivate var aroundPlanes: DisplayGroup {
        var group = self
        (group.transform, group.place, group.content) = (.identity, nil, .empty)
        if case .layer = group.meaning { (group.meaning, group.source) = (nil, nil) }
        return group
    }

    /// Whether the content would be the same without the group.
    fileprivate var doesNothing: Bool {
        isDirect && clip == nil && meaning == nil && source == nil
    }
}

extension PlaneFrame {
    /// A frame that only clips, in the space of the whole.
    init(clip: CGRect) {
        group = DisplayGroup(content: .empty)
        group.clip = ClipItem(shape: .rect(clip))
        map = .identity
    }

    /// Whether the group does nothing but cut off what is outside of a rectangle.
    fileprivate var isRectangle: Bool {
        guard case .rect = group.clip?.shape else { return false }
        return group.isDirect && group.meaning == nil && group.source == nil
    }
}

/// A layer of a view that was taken apart.
struct LayerInSpace {
    var source: SourceTag?
    /// In the coordinates of its plane.
    var frame: CGRect
    var place: AffineTransform3D
    var isDrawnByItself: Bool

    /// Where a camera sees it.
    func seen(by camera: CameraMap) -> SeenLayer {
        // Layers lie before one another along z: what is across that on the picture is not hidden.
        let step = camera.toCamera.matrix.columns.2
        let isLeft = step.x <= 0
        let corner = Point3D(
            x: Double(isLeft ? frame.minX : frame.maxX),
            y: Double(step.y >= 0 ? frame.minY : frame.maxY), z: 0)
        return SeenLayer(
            source: source, isDrawnByItself: isDrawnByItself,
            corner: camera.picture(of: corner.applying(place)), isLeft: isLeft)
    }
}

extension CGRect {
    /// The corners, one after the other.
    var corners: [SIMD2<Double>] {
        let (left, right) = (Double(minX), Double(maxX))
        let (top, bottom) = (Double(minY), Double(maxY))
        return [
            SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom),
        ]
    }

    /// How far a point, once mapped, lies within each side of the rectangle.
    fileprivate var sides: [(SIMD2<Double>, CGAffineTransform) -> Double] {
        guard !isNull else { return [{ _, _ in -1 }] }
        let (left, right) = (Double(minX), Double(maxX))
        let (top, bottom) = (Double(minY), Double(maxY))
        return [
            { $0.mapped(by: $1).x - left }, { right - $0.mapped(by: $1).x },
            { $0.mapped(by: $1).y - top }, { bottom - $0.mapped(by: $1).y },
        ]
    }
}

extension SIMD2<Double> {
    fileprivate func mapped(by map: CGAffineTransform) -> SIMD2<Double> {
        SIMD2(
            map.a * x + map.c * y + map.tx,
            map.b * x + map.d * y + map.ty)
    }
}
