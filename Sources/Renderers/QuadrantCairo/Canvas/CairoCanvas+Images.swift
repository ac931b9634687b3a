internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// A picture made larger.
struct EnlargementKey: Hashable {
    var image: ObjectIdentifier
    var factor: Int
}

extension CairoCanvas {
    /// Draws a picture stretched over its rectangle; `transform` maps to the canvas.
    func draw(_ item: ImageItem, in transform: CGAffineTransform) {
        let rect = item.snapsToPixels ? grid.snap(item.rect, in: transform) : item.rect
        var image = item.image
        if item.smoothing == .high, let larger = enlarged(image, to: rect, in: transform) {
            image = larger
        }
        draw(image, in: rect, smoothing: item.smoothing, isAntialiased: item.isAntialiased)
    }

    /// The picture for a frame that has more pixels than it; `nil` where it is to be drawn as it is. A
    /// PDF has no pixels of its own: there the viewer enlarges.
    private func enlarged(
        _ image: DisplayImage, to rect: CGRect, in transform: CGAffineTransform
    ) -> DisplayImage? {
        let kind = unsafe cairo_surface_get_type(cairo_get_target(context))
        guard kind == CAIRO_SURFACE_TYPE_IMAGE, image.width > 0, image.height > 0 else {
            return nil
        }
        let across = rect.width / CGFloat(image.width) * hypot(transform.a, transform.b)
        let down = rect.height / CGFloat(image.height) * hypot(transform.c, transform.d)
        let scale = Double(max(across, down) * device.scale)
        guard let enlargement = BicubicEnlargement(of: image, scale: scale) else { return nil }
        let key = EnlargementKey(image: ObjectIdentifier(image), factor: enlargement.factor)
        if let known = enlargements[key] { return known.larger }
        let larger = enlargement.apply(to: image)
        enlargements[key] = (image, larger)
        return larger
    }

    /// Draws `image` over `rect`.
    func draw(
        _ image: DisplayImage, in rect: CGRect, smoothing: ImageSmoothing = .medium,
        isAntialiased: Bool = true, opacity: Double = 1
    ) {
        let matrix = matrix
        let rect = coordinateLimit(in: matrix).cut(rect)
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
        let place = image.map(onto: rect)
        // One without an inverse would end the whole drawing.
        guard place.concatenating(matrix).isDrawable, let surface = surface(for: image) else {
            return
        }
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_new_path(context)
        unsafe cairo_rectangle(
            context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        var toContext = place.cairo
        unsafe cairo_transform(context, &toContext)
        unsafe cairo_set_source_surface(context, surface.pointer, 0, 0)
        let pattern = unsafe cairo_get_source(context)
        let isReduced = CGFloat(image.width) > rect.width * device.scale
        unsafe cairo_pattern_set_filter(pattern, smoothing.cairoFilter(isReduced: isReduced))
        // Beyond its edges the picture goes on, so that interpolation does not fade them.
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_set_antialias(
            context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if opacity < 1 {
            unsafe cairo_clip(context)
            unsafe cairo_paint_with_alpha(context, opacity)
        } else {
            unsafe cairo_fill(context)
        }
    }

    /// The image as a surface, made once for a drawing.
    func surface(for image: DisplayImage) -> CairoSurface? {
        if let known = images[ObjectIdentifier(image)] { return known.surface }
        let made = try? CairoSurface(
            format: CAIRO_FORMAT_ARGB32, width: image.width, height: image.height)
        guard let made, let data = unsafe made.data else { return nil }
        let stride = made.stride
        unsafe image.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in 0..<image.height {
                unsafe PixelOrder.swap(
                    base + y * image.width * 4, into: data + y * stride, count: image.width)
            }
        }
        unsafe cairo_surface_mark_dirty(made.pointer)
        attachFile(of: image, to: made)
        images[ObjectIdentifier(image)] = (image, made)
        return made
    }

    /// Hands a JPEG file on to PDF as it is; Cairo decodes nothing there.
    private func attachFile(of image: DisplayImage, to surface: CairoSurface) {
        guard let file = image.file, file.format == .jpeg,
            unsafe cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_PDF
        else { return }
        let kept = unsafe Unmanaged.passRetained(file.data as NSData)
        let bytes = unsafe kept.takeUnretainedValue()
        let status = unsafe cairo_surface_set_mime_data(
            surface.pointer, CAIRO_MIME_TYPE_JPEG,
            bytes.bytes.assumingMemoryBound(to: UInt8.self), UInt(bytes.length),
            { if let kept = unsafe $0 { unsafe Unmanaged<NSData>.fromOpaque(kept).release() } },
            unsafe kept.toOpaque())
        if status != CAIRO_STATUS_SUCCESS { unsafe kept.release() }
    }
}

extension DisplayImage {
    /// From the picture's pixels to a rectangle that they fill.
    func map(onto rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            rect.width / CGFloat(width), 0, 0, rect.height / CGFloat(height), rect.minX, rect.minY)
    }
}

extension ImageSmoothing {
    /// Cairo's filter: bilinear leaves out pixels when it reduces, the good and the best do not. The
    /// best leaves sharp squares when it enlarges.
    fileprivate func cairoFilter(isReduced: Bool) -> cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: isReduced ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
        }
    }
}
