internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// A picture beside the canvas, for what Cairo does not do by itself.
final class PixelLayer {
    /// The most pixels of a layer for an effect; larger ones are made coarser: 200 MB.
    static let pixelLimit = 50_000_000.0
    /// The longest side in pixels: of a larger layer pixman silently draws nothing.
    static let sideLimit = PictureLimits.side - 1

    let surface: CairoSurface
    /// From the units of the canvas's device to the layer's pixels.
    let fromDevice: CGAffineTransform

    /// A layer for the whole pixels that `rect` touches, of a plane of pixels that `plane` maps the
    /// device to; `nil` where there is nothing to hold or no memory for it.
    init?(covering rect: CGRect, plane: CGAffineTransform) {
        let limit = Self.sideLimit
        guard !rect.isNull, rect.width > 0, rect.height > 0, rect.isFiniteRect,
            max(rect.width, rect.height) <= CGFloat(limit)
        else { return nil }
        let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
        let width = Int(rect.maxX.rounded(.up) - left)
        let height = Int(rect.maxY.rounded(.up) - top)
        guard max(width, height) <= limit,
            let surface = try? CairoSurface(
                format: CAIRO_FORMAT_ARGB32, width: width, height: height)
        else { return nil }
        self.surface = surface
        fromDevice = plane.concatenating(CGAffineTransform(translationX: -left, y: -top))
    }

    /// The layer as a source for a context whose matrix is `matrix`; the caller destroys it.
    func pattern(in matrix: CGAffineTransform, isSmooth: Bool = true) -> OpaquePointer? {
        guard let pattern = unsafe cairo_pattern_create_for_surface(surface.pointer) else {
            return nil
        }
        var toPixels = matrix.concatenating(fromDevice).cairo
        unsafe cairo_pattern_set_matrix(pattern, &toPixels)
        unsafe cairo_pattern_set_filter(
            pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        return unsafe pattern
    }

    /// The pixels that a rectangle of the device comes nearest to.
    func pixels(of rect: CGRect, toDevice: CGAffineTransform) -> PixelRect {
        let box = rect.applying(toDevice.concatenating(fromDevice))
        let left = max(0, min(Double(surface.width), Double(box.minX).rounded()))
        let top = max(0, min(Double(surface.height), Double(box.minY).rounded()))
        let right = max(left, min(Double(surface.width), Double(box.maxX).rounded()))
        let bottom = max(top, min(Double(surface.height), Double(box.maxY).rounded()))
        return PixelRect(
            x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
}

extension CairoCanvas {
    /// The context's matrix: from the current coordinates to the device.
    var matrix: CGAffineTransform {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        return CGAffineTransform(matrix)
    }

    /// What the clip leaves, in the device's units.
    ///
    /// Asked for in those units: the box around a turned clip's box is larger than any picture may be.
    var clipInDevice: CGRect {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        unsafe cairo_identity_matrix(context)
        defer { unsafe cairo_set_matrix(context, &matrix) }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Whether the surface drawn on has pixels.
    var hasPixels: Bool {
        unsafe cairo_get_group_target(context).map {
            unsafe cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE
        } ?? false
    }

    /// A layer, or `nil` where there is nothing to hold. With those it lies over it must keep within the
    /// limit of a picture's pixels, which is checked before memory is taken. If it cannot be made, the drawing fails: what
    /// it was to hold would be missing.
    func layer(covering rect: CGRect, plane: CGAffineTransform = .identity) -> PixelLayer? {
        guard !rect.isNull, rect.width > 0, rect.height > 0, rect.isFiniteRect else { return nil }
        let side = Double(max(rect.width, rect.height))
        let pixels = pixelsInUse + Double(rect.width * rect.height)
        let bytes = Double(rect.width * rect.height * 4)
        guard pixels <= Double(pixelLimit) || side > Double(PixelLayer.sideLimit) else {
            failure =
                failure
                ?? .tooManyLayers(
                    pixels: pixels.rounded(.up), limit: pixelLimit, source: source)
            return nil
        }
        if let layer = PixelLayer(covering: rect, plane: plane) { return layer }
        failure =
            failure
            ?? (side > Double(PixelLayer.sideLimit - 1)
                ? .layerTooWide(
                    pixels: side.rounded(.up), limit: PixelLayer.sideLimit, source: source)
                : .outOfMemory(bytes: Int(min(bytes, 1e18))))
        return nil
    }

    /// Lets `body` draw on a layer in the current coordinates, mapped by `local` before. Backdrops in
    /// it see through to what lies beneath, but for a layer that is seen in perspective.
    ///
    /// All of it is drawn, wherever something is wanted: it may be moved afterwards, and what Cairo paints first on a clear
    /// layer is rounded otherwise than what comes later.
    func draw(
        on layer: PixelLayer, mapping local: CGAffineTransform = .identity,
        seesThrough: Bool = true, _ body: () -> Void
    ) {
        let (outer, outerSight) = unsafe (context, sight)
        sight = nil
        unsafe beneath.append(
            Beneath(context: outer, toNext: layer.fromDevice, isVisible: seesThrough))
        let pixels = Double(layer.surface.width) * Double(layer.surface.height)
        pixelsInUse += pixels
        defer {
            beneath.removeLast()
            pixelsInUse -= pixels
            sight = outerSight
        }
        let inner = CairoContext(layer.surface)
        var matrix = local.concatenating(matrix).concatenating(layer.fromDevice).cairo
        unsafe cairo_set_matrix(inner.pointer, &matrix)
        unsafe context = unsafe inner.pointer
        body()
        unsafe context = unsafe outer
    }
}
