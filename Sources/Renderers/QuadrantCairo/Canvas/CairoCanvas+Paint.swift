internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Makes `paint` the source. Returns whether it can show anything.
    ///
    /// `bounds` is what will be painted at most, in the current coordinates: gradients are made for
    /// that part of the clip.
    func setPaint(_ paint: Paint, over bounds: CGRect? = nil) -> Bool {
        switch paint {
        case .color(let color):
            setColor(color)
            return color.alpha > 0
        case .linearGradient(let gradient):
            guard gradient.start != gradient.end else { return setLast(gradient.stops) }
            if hasPixels {
                return setPixels(of: .linear(gradient), gradient.stops, over: bounds)
            }
            return setNear(paint)
        case .radialGradient(let gradient):
            guard gradient.startRadius != gradient.endRadius else {
                return setLast(gradient.stops)
            }
            if hasPixels {
                return setPixels(of: .radial(gradient), gradient.stops, over: bounds)
            }
            return setNear(paint)
        case .angularGradient(let gradient):
            if hasPixels {
                return setPixels(of: .angular(gradient), gradient.stops, over: bounds)
            }
            return setMesh(MeshPattern.patches(of: gradient, reaching: reach(bounds)), nil)
        case .meshGradient(let gradient):
            return setMesh(gradient.patches, gradient.background, over: bounds)
        case .tiles:
            return setNear(paint)
        }
    }

    /// Has Cairo paint what is seen of a gradient or of copies of a picture.
    private func setNear(_ paint: Paint) -> Bool {
        switch paint.near(clipInUser) {
        case .color(let color):
            setColor(color)
            return color.alpha > 0
        case .linearGradient(let gradient): return setLinear(gradient)
        case .radialGradient(let gradient): return setRadial(gradient)
        case .tiles(let tiles): return setTiles(tiles)
        case .angularGradient, .meshGradient: return false
        }
    }

    private func setLinear(_ gradient: LinearGradientPaint) -> Bool {
        unsafe setGradient(
            cairo_pattern_create_linear(
                Double(gradient.start.x), Double(gradient.start.y), Double(gradient.end.x),
                Double(gradient.end.y)), gradient.stops)
    }

    /// What the clip leaves, in the current coordinates.
    var clipInUser: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Makes one colour the source; components beyond 0 to 1 are cut off.
    func setColor(_ color: RGBAColor) {
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Makes the last colour of a gradient the source, as a gradient without extent shows only
    /// that.
    private func setLast(_ stops: [GradientStop]) -> Bool {
        guard let last = stops.last else { return false }
        setColor(last.color)
        return true
    }

    private func setRadial(_ gradient: RadialGradientPaint) -> Bool {
        let (x, y) = (Double(gradient.center.x), Double(gradient.center.y))
        let pattern = unsafe cairo_pattern_create_radial(
            x, y, max(0, Double(gradient.startRadius)), x, y, max(0, Double(gradient.endRadius)))
        var toGradient = gradient.transform.inverted().cairo
        unsafe cairo_pattern_set_matrix(pattern, &toGradient)
        return unsafe setGradient(pattern, gradient.stops)
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) -> Bool {
        guard let pattern = unsafe pattern else { return false }
        defer { unsafe cairo_pattern_destroy(pattern) }
        for stop in stops.mixingPremultiplied.withoutHiddenEnds.fromTheStart {
            let color = stop.color
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_set_source(context, pattern)
        return !stops.isEmpty
    }

    /// Paints a gradient's pixels beside the canvas: Cairo's own ones are slow and show steps.
    private func setPixels(
        of form: GradientForm, _ stops: [GradientStop], over bounds: CGRect?
    ) -> Bool {
        let matrix = matrix
        guard !stops.isEmpty, let frame = gradientFrame(over: bounds),
            let layer = layer(covering: frame)
        else { return false }
        let toPixels = matrix.concatenating(layer.fromDevice)
        GradientPixels(form, stops, pixelsToPaint: toPixels.inverted()).fill(layer.surface)
        guard let pattern = unsafe layer.pattern(in: matrix, isSmooth: false) else { return false }
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_set_source(context, pattern)
        return true
    }

    /// The whole pixels of a gradient that is painted over `bounds`, and some around them; `nil` where
    /// nothing shows.
    func gradientFrame(over bounds: CGRect?) -> CGRect? {
        let matrix = matrix
        guard matrix.isDrawable else { return nil }
        var area = clipInDevice
        if let bounds { area = area.overlap(with: bounds.applying(matrix)) }
        guard !area.isNull, area.width > 0, area.height > 0, area.isFiniteRect else { return nil }
        // The widest layer has no room for a margin; its edge pixels go on.
        let margin: CGFloat =
            max(area.width, area.height) < CGFloat(PixelLayer.sideLimit - 4) ? 1 : 0
        let (left, top) = ((area.minX - margin).rounded(.down), (area.minY - margin).rounded(.down))
        return CGRect(
            x: left, y: top, width: (area.maxX + margin).rounded(.up) - left,
            height: (area.maxY + margin).rounded(.up) - top)
    }

    /// The farthest point of what will be painted from anywhere, in the current coordinates.
    private func reach(_ bounds: CGRect?) -> CGRect {
        let clip = clipInDevice.applying(matrix.inverted())
        return bounds.map { clip.overlap(with: $0) } ?? clip
    }

    private func setTiles(_ tiles: TilePaint) -> Bool {
        let (rect, image) = (tiles.rect, tiles.image)
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else {
            return false
        }
        let place = image.map(onto: rect)
        guard place.isDrawable, let surface = surface(for: image),
            let pattern = unsafe cairo_pattern_create_for_surface(surface.pointer)
        else { return false }
        defer { unsafe cairo_pattern_destroy(pattern) }
        var toImage = place.inverted().cairo
        unsafe cairo_pattern_set_matrix(pattern, &toImage)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        unsafe cairo_set_source(context, pattern)
        return true
    }
}

extension [GradientStop] {
    /// The stops with the first colour at 0 and the last at 1. In files Cairo leaves out the first stop where two lie
    /// at the same place before any other, and so the colour up to there.
    fileprivate var fromTheStart: [GradientStop] {
        guard let first, let last, first.location > 0 || last.location < 1 else { return self }
        var result = self
        if first.location > 0 {
            result.insert(GradientStop(color: first.color, location: 0), at: 0)
        }
        if last.location < 1 { result.append(GradientStop(color: last.color, location: 1)) }
        return result
    }
}
