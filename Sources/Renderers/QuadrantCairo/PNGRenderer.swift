internal import CCairo
package import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry
package import QuadrantShaping
package import QuadrantText

/// Draws display lists as pixels.
///
/// A renderer keeps nothing between drawings but glyphs, which all renderers share, and may be used by
/// many threads at once. Equal lists give equal bytes.
package struct PNGRenderer: Sendable {
    /// The longest side of a picture, in pixels: what Cairo's pictures in memory allow.
    package static let sideLimit = PictureLimits.side
    /// The most pixels of a picture; at four bytes each they take 1.6 GB.
    package static let pixelLimit = PictureLimits.pixels

    /// How hard files are packed; the pixels are the same.
    package typealias Compression = PNGCompression

    /// The most pixels of a picture and of the groups that are drawn as a whole over it, one in the
    /// other, at once.
    package var layerLimit = PNGRenderer.pixelLimit
    /// How hard files are packed.
    package var compression = Compression.fast
    private let outlines: any GlyphOutlines
    private let pictures: (any GlyphPictures)?
    private let masks: GlyphMaskCache
    /// The number of a face in `masks`.
    private let number: @Sendable (FontID) -> UInt32

    /// A renderer that draws text with the glyphs of the engine that shaped it.
    package init(engine: ShapingEngine) {
        outlines = engine
        pictures = FreeTypeGlyphPictures(engine: engine)
        masks = .shared
        number = { font in
            engine.source(of: font).map { GlyphMaskCache.shared.number(of: $0) } ?? .max
        }
    }

    /// A renderer that draws glyphs by these outlines, and by these pictures those without one.
    package init(outlines: any GlyphOutlines, pictures: (any GlyphPictures)? = nil) {
        self.outlines = outlines
        self.pictures = pictures
        masks = GlyphMaskCache(capacity: 1 << 20)
        number = { $0.rawValue }
    }

    /// A picture by itself as a PNG file at its own size; `nil` if it is empty or too large.
    package static func encode(_ image: DisplayImage) -> Data? {
        guard image.width > 0, image.height > 0, max(image.width, image.height) <= sideLimit
        else { return nil }
        let size = CGSize(width: image.width, height: image.height)
        let item = ImageItem(image: image, rect: CGRect(origin: .zero, size: size))
        let list = DisplayList(
            size: size, displayScale: 1, background: nil, root: Fragment(items: [.image(item)]))
        var renderer = PNGRenderer(outlines: NoGlyphs())
        renderer.compression = .small
        return try? renderer.png(list)
    }

    /// The drawing as a PNG file.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; `nil` for the list's own display scale. A fraction of a pixel
    ///     at the right or the bottom is rounded to the nearest whole one.
    ///   - isTransparent: Whether to leave out the list's background.
    ///   - onNote: Told of effects that were too large to be drawn as finely as asked for.
    package func png(
        _ list: DisplayList, scale: CGFloat? = nil, isTransparent: Bool = false,
        onNote: (RenderNote) -> Void = { _ in }
    ) throws(RenderError) -> Data {
        let scale = scale ?? list.displayScale
        let background = isTransparent ? nil : list.background
        let surface = try draw(list, scale: scale, background: background, onNote)
        guard let data = unsafe surface.data else { throw .drawing("the picture has no pixels") }
        let pixels = unsafe PNGEncoder.Pixels(
            data: data, width: surface.width, height: surface.height, stride: surface.stride,
            isOpaque: background.isOpaque)
        let density = (72 * Double(scale) / 0.0254).rounded()
        let encoder = PNGEncoder(pixelsPerMetre: UInt32(min(density, 4e9)))
        guard
            let file = withExtendedLifetime(surface, { encoder.encode(pixels, compression) })
        else {
            throw .outOfMemory(bytes: surface.stride * surface.height)
        }
        return file
    }

    /// The drawing as pixels in memory; the parameters are those of `png`.
    package func image(
        _ list: DisplayList, scale: CGFloat? = nil, isTransparent: Bool = false,
        onNote: (RenderNote) -> Void = { _ in }
    ) throws(RenderError) -> DisplayImage {
        let background = isTransparent ? nil : list.background
        let surface = try draw(
            list, scale: scale ?? list.displayScale, background: background, onNote)
        return try Self.image(of: surface, isOpaque: background.isOpaque)
    }

    /// A copy of pixels.
    static func image(of surface: CairoSurface, isOpaque: Bool) throws(RenderError) -> DisplayImage
    {
        guard let data = unsafe surface.data else { throw .drawing("the picture has no pixels") }
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let count = width * height * 4
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { out, written in
            guard let base = out.baseAddress else { return }
            for y in 0..<height {
                unsafe PixelOrder.swap(
                    data + y * stride, into: base + y * width * 4, count: width,
                    isOpaque: isOpaque)
            }
            written = count
        }
        withExtendedLifetime(surface) {}
        return DisplayImage(width: width, height: height, pixels: pixels)
    }

    /// The drawing on a surface of its own.
    func draw(
        _ list: DisplayList, scale: CGFloat, background: RGBAColor?,
        _ onNote: (RenderNote) -> Void = { _ in }
    ) throws(RenderError) -> CairoSurface {
        let (width, height) = try Self.pixelSize(of: list.size, scale: scale)
        let surface = try CairoSurface(
            format: background.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: width,
            height: height, isCleared: !background.isOpaque)
        try draw(list, on: surface, scale: scale, background: background, onNote: onNote)
        return surface
    }

    /// Draws on pixels that have the size of the drawing.
    ///
    /// - Parameter boxes: What of it is wanted, on an opaque background: other pixels may become anything. `nil` for all, which
    ///   hold nothing yet.
    func draw(
        _ list: DisplayList, on surface: CairoSurface, for boxes: [PixelRect]? = nil,
        scale: CGFloat, background: RGBAColor?, onNote: (RenderNote) -> Void = { _ in }
    ) throws(RenderError) {
        let context = CairoContext(surface)
        let canvas = CairoCanvas(
            context, device: CairoCanvas.Device(scale: scale, rasterScale: 1),
            grid: PixelGrid(scale: list.displayScale),
            glyphs: MaskGlyphPainter(
                outlines: outlines, pictures: pictures, cache: masks, number: number))
        canvas.pixelLimit = layerLimit
        canvas.pixelsInUse = Double(surface.width) * Double(surface.height)
        if let boxes {
            canvas.sight = boxes.map {
                $0.rect(scale: scale).insetBy(dx: -2 / scale, dy: -2 / scale)
            }
        }
        canvas.draw(list, background: background)
        try context.check()
        try canvas.check()
        canvas.notes.forEach(onNote)
    }

    /// Whole pixels of a canvas, within the limits.
    private static func pixelSize(
        of size: CGSize, scale: CGFloat
    ) throws(RenderError) -> (Int, Int) {
        let width = (Double(size.width) * Double(scale)).rounded()
        let height = (Double(size.height) * Double(scale)).rounded()
        guard scale > 0, size.width > 0, size.height > 0, (width + height).isFinite else {
            throw .emptyCanvas(
                width: Double(size.width), height: Double(size.height), scale: Double(scale))
        }
        let longest = max(width, height)
        guard longest <= Double(sideLimit) else {
            throw .tooWide(pixels: longest, limit: sideLimit)
        }
        guard width * height <= Double(pixelLimit) else {
            throw .tooManyPixels(pixels: width * height, limit: pixelLimit)
        }
        return (max(1, Int(width)), max(1, Int(height)))
    }
}

extension PNGRenderer: DisplayRasterizer {
    package func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? {
        try? image(list, scale: scale, isTransparent: true)
    }
}

extension RGBAColor? {
    /// Whether nothing can be seen through a background of this colour.
    var isOpaque: Bool { (self?.alpha ?? 0) >= 1 }
}

/// Stands for a font in drawings without text.
private final class NoGlyphs: GlyphOutlines {
    func outline(of glyph: UInt32, font: FontID, size: CGFloat) -> Path { Path() }
}
