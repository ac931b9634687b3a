internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// Walks a display list and draws it with Cairo: the same steps for every kind of surface.
///
/// Used by one thread for one drawing. The context's matrix and the `transform` handed down always
/// agree: the latter maps to the canvas in points, the former goes on to the device.
@safe
final class CairoCanvas {
    /// How a kind of surface differs from the others.
    struct Device {
        /// Units of the surface per point.
        var scale: CGFloat
        /// Pixels per unit of what must be drawn as pixels (blurred shadows).
        var rasterScale: CGFloat
    }

    /// The `cairo_t` drawn on; owned by the caller. Another one while a layer is drawn.
    var context: OpaquePointer {
        didSet { target = nil }
    }
    /// The contexts drawn on before the current one, outermost first.
    var beneath: [Beneath] = []
    /// The pixels under the context's clip, once they were asked for; forgotten with each change of
    /// either.
    var target: PixelTarget?
    /// Coverage of the small shapes drawn so far.
    var shapeMasks = ShapeMasks()
    /// The kind of surface.
    let device: Device
    /// The pixel grid to which the edges of frames are moved.
    let grid: PixelGrid
    /// The painter that draws text.
    let glyphs: any GlyphPainter
    /// The images drawn so far and their surfaces. An image is kept, as another one could take its
    /// place in memory and with it its identity.
    var images: [ObjectIdentifier: (image: DisplayImage, surface: CairoSurface)] = [:]

    /// The pictures made larger so far.
    var enlargements: [EnlargementKey: (image: DisplayImage, larger: DisplayImage)] = [:]

    /// The masks of shadows in a page of a file.
    var shadows = PageShadowMasks()
    /// Notes on what could not be drawn as finely as asked for.
    var notes: [RenderNote] = []
    /// The view that is being drawn, if that is known.
    var source: SourceTag?
    /// The pixels of the canvas and of the layers that are drawn on, one over the other.
    var pixelsInUse = 0.0
    /// The most pixels that may be in use at once.
    var pixelLimit = PictureLimits.pixels
    /// Why a part of the drawing is missing: the first reason.
    var failure: RenderError?

    /// Where something of the drawing is wanted, in points of the canvas: what lies elsewhere is left out. `nil` for all.
    var sight: [CGRect]?

    /// A walker for one drawing on `context`, which must outlive it.
    init(_ context: CairoContext, device: Device, grid: PixelGrid, glyphs: any GlyphPainter) {
        unsafe self.context = unsafe context.pointer
        self.device = device
        self.grid = grid
        self.glyphs = glyphs
    }

    /// Draws background and content over the whole canvas.
    func draw(_ list: DisplayList, background: RGBAColor?) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        if let background {
            setColor(background)
            unsafe cairo_paint(context)
        }
        unsafe cairo_scale(context, Double(device.scale), Double(device.scale))
        draw(list.flattened().root, in: .identity)
    }

    /// Throws if something is missing from what was drawn.
    func check() throws(RenderError) {
        if let failure { throw failure }
    }

    /// Draws the items of a fragment whose coordinates `transform` maps to the canvas.
    func draw(_ fragment: Fragment, in transform: CGAffineTransform) {
        unsafe fragment.items.withUnsafeBufferPointer { items in
            for index in items.indices { unsafe draw(items[index], in: transform) }
        }
    }

    private func draw(_ item: DisplayItem, in transform: CGAffineTransform) {
        guard item.canBeSeen(in: transform), !isFarOff(item, in: transform),
            isWanted(item, in: transform)
        else { return }
        switch item {
        case .group(let group):
            withLargeStack { draw(group, in: transform) }
        case .fill(let item):
            drawing(item.source) { fill(item, in: transform) }
        case .stroke(let item):
            drawing(item.source) { stroke(item, in: transform) }
        case .glyphs(let item):
            drawing(item.source) {
                if item.isHidden {
                    glyphs.paintHidden(item, on: self, in: transform)
                } else {
                    glyphs.paint(item, on: self, in: transform)
                }
            }
        case .image(let item):
            draw(item, in: transform)
        case .shadow(let item):
            drawing(item.source) { draw(item, in: transform) }
        case .backdrop(let item):
            drawing(item.source) { draw(item, in: transform) }
        }
    }

    /// Whether the item may touch what is wanted.
    private func isWanted(_ item: DisplayItem, in transform: CGAffineTransform) -> Bool {
        guard let sight else { return true }
        let bounds = item.bounds.applying(transform)
        return sight.contains { $0.meets(bounds) }
    }

    /// Whether the item lies so far off that Cairo could not count up to it, where nothing is painted.
    private func isFarOff(_ item: DisplayItem, in transform: CGAffineTransform) -> Bool {
        isMovedFar(in: transform) && !item.bounds.meets(clipInUser.insetBy(dx: -2, dy: -2))
    }

    /// Draws something that comes from `part`, or from the same view as what is around it.
    private func drawing(_ part: SourceTag?, _ body: () -> Void) {
        let outer = source
        source = part ?? outer
        body()
        source = outer
    }

    private func fill(_ item: FillItem, in transform: CGAffineTransform) {
        let shape = item.shape(on: grid, in: transform)
        if fillWithMask(shape, item) || fillPixels(of: shape, item.paint) { return }
        guard setPaint(item.paint, over: shape.bounds) else { return }
        addPath(shape, in: transform)
        fillPath(item.style)
    }

    /// Fills the current path with the current source.
    func fillPath(_ style: FillStyle) {
        unsafe cairo_set_antialias(
            context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        unsafe cairo_set_fill_rule(context, style.cairoRule)
        unsafe cairo_fill(context)
    }

    private func stroke(_ item: StrokeItem, in transform: CGAffineTransform) {
        if item.needsOutline(in: transform) {
            return fill(item.outlined(in: transform), in: transform)
        }
        guard item.style.lineWidth > 0, item.style.lineWidth.isFinite,
            setPaint(item.paint, over: DisplayItem.stroke(item).bounds)
        else { return }
        let spread = item.style.lineWidth * max(1, item.style.miterLimit)
        // Dashes count from the start of the line.
        addPath(
            item.shape, in: transform, margin: item.style.dash.isEmpty ? spread : .infinity)
        unsafe cairo_set_antialias(
            context, item.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        set(item.style)
        let dash = item.style.dash.map { Double($0) }
        unsafe cairo_set_dash(context, dash, Int32(dash.count), Double(item.style.dashPhase))
        unsafe cairo_stroke(context)
    }

    private func set(_ style: StrokeStyle) {
        unsafe cairo_set_line_width(context, Double(style.lineWidth))
        let cap: cairo_line_cap_t =
            switch style.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        unsafe cairo_set_line_cap(context, cap)
        let join: cairo_line_join_t =
            switch style.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        unsafe cairo_set_line_join(context, join)
        unsafe cairo_set_miter_limit(context, Double(max(1, style.miterLimit)))
    }
}

extension FillStyle {
    /// Cairo's name of the rule.
    var cairoRule: cairo_fill_rule_t {
        isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    }
}
