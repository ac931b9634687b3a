internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Draws a group; `parent` maps its parent's coordinates to the canvas.
    ///
    /// A group that holds nothing but a group is a step of the loop, not of the stack: views nest
    /// thousands deep.
    func draw(_ group: DisplayGroup, in parent: CGAffineTransform) {
        let outerSource = source
        defer { source = outerSource }
        var outer = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &outer)
        var (transform, saves) = (parent, 0)
        var next = enter(group, &transform, &saves)
        while let content = next {
            if let inner = content.onlyGroup {
                next = enter(inner, &transform, &saves)
            } else {
                draw(content, in: transform)
                next = nil
            }
        }
        if saves > 0 { target = nil }
        for _ in 0..<saves { unsafe cairo_restore(context) }
        unsafe cairo_set_matrix(context, &outer)
    }

    /// Goes into a group's coordinates and clip, and answers what is to be drawn there; `nil` if
    /// nothing is left to draw. Saves Cairo's state only where more than the matrix changes: that takes
    /// longer than drawing a short label.
    private func enter(
        _ group: DisplayGroup, _ transform: inout CGAffineTransform, _ saves: inout Int
    ) -> Fragment? {
        source = group.source ?? source
        transform = group.transform.concatenating(transform)
        guard transform.isDrawable, group.transform.isDrawable, group.opacity > 0 else {
            return nil
        }
        let isDirect = group.isDirect
        if group.clip != nil || !isDirect {
            unsafe cairo_save(context)
            saves += 1
            target = nil
        }
        var matrix = group.transform.cairo
        unsafe cairo_transform(context, &matrix)
        if let clip = group.clip { apply(clip, in: transform) }
        if isDirect { return group.content }
        composite(group, in: transform)
        return nil
    }

    private func apply(_ clip: ClipItem, in transform: CGAffineTransform) {
        addPath(clip.shape(on: grid, in: transform), in: transform)
        unsafe cairo_set_antialias(
            context,
            clip.style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_set_fill_rule(context, clip.style.cairoRule)
        unsafe cairo_clip(context)
    }

    /// Draws the group's content as a whole beside the canvas, then once onto it.
    private func composite(_ group: DisplayGroup, in transform: CGAffineTransform) {
        guard clipToPixels(around: group.contentBounds) else { return }
        guard let content = unsafe whole(group, in: transform) else { return }
        defer { unsafe cairo_pattern_destroy(content) }
        var source = unsafe content
        if let mask = group.mask {
            guard
                let masked = unsafe picture({ unsafe paint(content, through: mask, in: transform) })
            else { return }
            unsafe source = unsafe masked
        }
        defer { if unsafe source != content { unsafe cairo_pattern_destroy(source) } }
        if let blend = PixelBlend(group.blendMode), unsafe blendPixels(of: source, group, blend) {
            return
        }
        unsafe cairo_set_source(context, source)
        unsafe cairo_set_operator(context, group.blendMode.cairoOperator)
        unsafe cairo_paint_with_alpha(context, min(1, group.opacity))
    }

    /// The group's content with its filters and projection, as a pattern that the caller destroys.
    private func whole(_ group: DisplayGroup, in transform: CGAffineTransform) -> OpaquePointer? {
        let matrix = matrix
        let filters = group.filters.seen(on: group.content.bounds)
        if let projection = group.projection {
            guard projection.isAffine else {
                return unsafe projected(group, by: projection, in: transform)?.pattern(in: matrix)
            }
            let map = CGAffineTransform(projection)
            let inner = map.concatenating(transform)
            guard inner.isDrawable else { return nil }
            if filters.isEmpty {
                return unsafe picture(mapping: map) { draw(group.content, in: inner) }
            }
            unsafe cairo_save(context)
            defer { unsafe cairo_restore(context) }
            var cairoMap = map.cairo
            unsafe cairo_transform(context, &cairoMap)
            return unsafe filtered(group.content, filters, in: inner)?.pattern(in: matrix)
        }
        if filters.isEmpty { return unsafe picture { draw(group.content, in: transform) } }
        return unsafe filtered(group.content, filters, in: transform)?.pattern(in: matrix)
    }

    private func paint(
        _ content: OpaquePointer, through mask: Fragment, in transform: CGAffineTransform
    ) {
        guard let pattern = unsafe picture({ draw(mask, in: transform) }) else { return }
        unsafe cairo_set_source(context, content)
        unsafe cairo_mask(context, pattern)
        unsafe cairo_pattern_destroy(pattern)
    }

    /// What `body` draws in coordinates that `map` maps to the current ones, on a surface of its own,
    /// as a pattern that the caller destroys. The clip does not apply inside: it would cover soft
    /// edges twice.
    private func picture(
        mapping map: CGAffineTransform = .identity, _ body: () -> Void
    ) -> OpaquePointer? {
        if hasPixels {
            guard let layer = layer(covering: clipInDevice) else {
                return nil
            }
            draw(on: layer, mapping: map, body)
            return unsafe layer.pattern(in: matrix, isSmooth: false)
        }
        unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
        unsafe cairo_reset_clip(context)
        unsafe cairo_save(context)
        var cairoMap = map.cairo
        unsafe cairo_transform(context, &cairoMap)
        body()
        unsafe cairo_restore(context)
        return unsafe cairo_pop_group(context)
    }

    /// Narrows the clip to the whole pixels that `rect` touches, to keep groups small; answers
    /// whether any are left.
    private func clipToPixels(around rect: CGRect) -> Bool {
        guard !rect.isNull else { return false }
        var matrix = self.matrix.cairo
        let device = CoordinateLimit.cairo.cut(rect.applying(self.matrix))
        unsafe cairo_identity_matrix(context)
        unsafe cairo_new_path(context)
        addRectangle(device.integral)
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        unsafe cairo_clip(context)
        unsafe cairo_set_matrix(context, &matrix)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return x1 < x2 && y1 < y2
    }

    /// Mixes pixel by pixel what Cairo has no operator for; returns `false` where the surface has
    /// no pixels.
    private func blendPixels(
        of source: OpaquePointer, _ group: DisplayGroup, _ blend: PixelBlend
    ) -> Bool {
        guard let target = unsafe cairo_get_group_target(context),
            unsafe cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
        else { return false }
        unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
        unsafe cairo_set_source(context, source)
        unsafe cairo_paint_with_alpha(context, min(1, group.opacity))
        guard let pattern = unsafe cairo_pop_group(context) else { return true }
        defer { unsafe cairo_pattern_destroy(pattern) }
        var surface: OpaquePointer?
        unsafe cairo_pattern_get_surface(pattern, &surface)
        if let surface = unsafe surface { unsafe blend.apply(surface, onto: target) }
        return true
    }
}

extension CGAffineTransform {
    /// A map without perspective.
    init(_ map: ProjectionTransform) {
        self.init(map.m11, map.m12, map.m21, map.m22, map.m31, map.m32)
    }

    /// The same map for Cairo.
    var cairo: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx),
            y0: Double(ty))
    }

    /// The map of a matrix of Cairo.
    init(_ matrix: cairo_matrix_t) {
        self.init(
            CGFloat(matrix.xx), CGFloat(matrix.yx), CGFloat(matrix.xy), CGFloat(matrix.yy),
            CGFloat(matrix.x0), CGFloat(matrix.y0))
    }
}

extension DisplayBlendMode {
    /// Cairo's operator; the nearest one for the modes of `PixelBlend`.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
