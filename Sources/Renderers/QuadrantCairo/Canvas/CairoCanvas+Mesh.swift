internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Makes patches the source, on top of a background if there is one.
    func setMesh(
        _ patches: [MeshGradientPaint.Patch], _ background: RGBAColor?, over bounds: CGRect? = nil
    ) -> Bool {
        guard let mesh = unsafe meshSource(nearPatches(of: patches), over: bounds) else {
            // No patch is in sight, or there are none.
            guard let background, !patches.isEmpty else { return false }
            setColor(background)
            return background.alpha > 0
        }
        defer { unsafe cairo_pattern_destroy(mesh) }
        guard let background, background.alpha > 0 else {
            unsafe cairo_set_source(context, mesh)
            return true
        }
        unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
        setColor(background)
        unsafe cairo_paint(context)
        unsafe cairo_set_source(context, mesh)
        unsafe cairo_paint(context)
        unsafe cairo_pop_group_to_source(context)
        return true
    }

    /// The most points that Cairo looks at for a mesh, a tenth of a second's work; more where as many are seen of it
    /// that there are no more than `mostStepsOnPixel` for each.
    private static let mostSteps = 16_000_000.0
    private static let mostStepsOnPixel = 64.0

    /// A source of these patches, which the caller destroys; `nil` if there are none. Those that are folded or sheared so
    /// much that there would be no end of painting them are painted with fewer pixels, which is told.
    private func meshSource(
        _ patches: [MeshGradientPaint.Patch], over bounds: CGRect?
    ) -> OpaquePointer? {
        let matrix = matrix
        let placed = patches.map { $0.mapped(by: matrix) }
        guard placed.reduce(0, { $0 + $1.steps }) > Self.mostSteps,
            let frame = gradientFrame(over: bounds)
        else { return unsafe MeshPattern.pattern(patches) }
        let steps = placed.reduce(0) { $0 + $1.steps(in: frame) }
        let most = max(Self.mostSteps, Self.mostStepsOnPixel * Double(frame.width * frame.height))
        guard steps > most else { return unsafe MeshPattern.pattern(patches) }
        // Steps in both directions are as much longer.
        let scale = CGFloat((most / steps).squareRoot())
        note(.meshGradient, .coarsened, scale: scale)
        let plane = CGAffineTransform(scaleX: scale, y: scale)
        guard let layer = layer(covering: frame.applying(plane), plane: plane) else { return nil }
        draw(on: layer) {
            guard let mesh = unsafe MeshPattern.pattern(patches) else { return }
            unsafe cairo_set_source(context, mesh)
            unsafe cairo_paint(context)
            unsafe cairo_pattern_destroy(mesh)
        }
        guard let pattern = unsafe layer.pattern(in: matrix) else { return nil }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return unsafe pattern
    }

    /// What is seen of the patches, in parts no larger than a few thousand pixels.
    private func nearPatches(of patches: [MeshGradientPaint.Patch]) -> [MeshGradientPaint.Patch] {
        let matrix = matrix
        let sight = clipInDevice.insetBy(dx: -1, dy: -1)
        guard matrix.isDrawable, !sight.isNull else { return patches }
        let back = matrix.inverted()
        return patches.flatMap { patch -> [MeshGradientPaint.Patch] in
            let placed = patch.mapped(by: matrix)
            let near = placed.near(sight, margin: Self.patchReach)
            // What is near is left in its own numbers.
            if near == [placed] { return [withinReach(patch)] }
            return near.map { withinReach($0.mapped(by: back)) }
        }
    }

    /// How far patches go beyond what is painted, in pixels.
    private static let patchReach: CGFloat = 2048

    /// The patch with its points moved to within some thousand pixels of what is painted: Cairo walks along
    /// all lines of a patch, however far they go.
    private func withinReach(_ patch: MeshGradientPaint.Patch) -> MeshGradientPaint.Patch {
        let matrix = matrix
        let reach = clipInDevice.insetBy(dx: -Self.meshReach, dy: -Self.meshReach)
        guard matrix.isDrawable, !reach.isNull else { return patch }
        let back = matrix.inverted()
        var patch = patch
        for (index, point) in patch.points.enumerated() {
            let place = point.applying(matrix)
            guard !reach.contains(place) else { continue }
            let near = CGPoint(
                x: min(max(place.x, reach.minX), reach.maxX),
                y: min(max(place.y, reach.minY), reach.maxY))
            patch.points[index] = near.applying(back)
        }
        return patch
    }

    /// How far the points of patches that cannot be cut may lie beyond what is painted, in pixels: the longest
    /// side of a picture.
    private static let meshReach: CGFloat = 32_767
}

extension MeshGradientPaint.Patch {
    fileprivate func mapped(by transform: CGAffineTransform) -> Self {
        var patch = self
        patch.points = points.map { $0.applying(transform) }
        return patch
    }
}
