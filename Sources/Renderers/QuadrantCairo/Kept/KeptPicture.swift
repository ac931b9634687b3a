internal import CCairo
package import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry

/// The pixels of a drawing, kept while the drawing changes: only what differs is drawn again.
///
/// After each change they are, byte for byte, those of the drawing drawn anew. Used by one thread at a time.
package final class KeptPicture {
    private let renderer: PNGRenderer
    private let isTransparent: Bool
    /// Pixels to a point.
    package let scale: CGFloat
    /// The drawing that the pixels show.
    package private(set) var list: DisplayList
    private var surface: CairoSurface
    /// Where parts are drawn; `nil` until one is.
    private var scratch: CairoSurface?
    /// Whether an error may have left pixels of no drawing.
    private var isDamaged = false

    /// Draws a drawing as a whole.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; `nil` for the list's own display scale.
    ///   - isTransparent: Whether to leave out the list's background.
    package init(
        of list: DisplayList, scale: CGFloat? = nil, isTransparent: Bool = false,
        renderer: PNGRenderer
    ) throws(RenderError) {
        self.renderer = renderer
        self.isTransparent = isTransparent
        self.scale = scale ?? list.displayScale
        self.list = list
        let background = isTransparent ? nil : list.background
        surface = try renderer.draw(list, scale: self.scale, background: background)
    }

    /// The width in pixels.
    package var width: Int { surface.width }
    /// The height in pixels.
    package var height: Int { surface.height }

    /// Shows another drawing, which may have another size.
    ///
    /// - Returns: The boxes of pixels that were drawn again; none where nothing differs.
    /// - Complexity: Linear in what differs and in what is drawn in these boxes.
    @discardableResult
    package func show(_ next: DisplayList) throws(RenderError) -> [PixelRect] {
        let background = background(of: next)
        let isOther =
            isDamaged || next.size != list.size || next.displayScale != list.displayScale
            || background != self.background(of: list)
        let boxes = isOther ? [] : boxes(of: next.damage(since: list), in: next)
        // What is painted first on a clear canvas is rounded otherwise than what comes later: without a ground, all is drawn.
        let isClear = !background.isOpaque && !boxes.isEmpty
        if isOther || isClear || boxes.reduce(0, { $0 + $1.count }) * 4 > width * height * 3 {
            (scratch, isDamaged) = (nil, true)
            surface = try renderer.draw(next, scale: scale, background: background)
            (list, isDamaged) = (next, false)
            return [PixelRect(x: 0, y: 0, width: width, height: height)]
        }
        if !boxes.isEmpty { try redraw(next, boxes, background) }
        list = next
        return boxes
    }

    /// Draws what lies in the boxes beside the picture, each item as a whole, as numbers and edges depend on where drawing
    /// begins and ends; and takes over the boxes.
    private func redraw(
        _ next: DisplayList, _ boxes: [PixelRect], _ background: RGBAColor?
    ) throws(RenderError) {
        let beside: CairoSurface
        if let scratch {
            beside = scratch
        } else {
            beside = try CairoSurface(format: CAIRO_FORMAT_RGB24, width: width, height: height)
            scratch = beside
        }
        try renderer.draw(next, on: beside, for: boxes, scale: scale, background: background)
        for box in boxes { surface.copy(box, from: beside) }
    }

    /// Boxes with the damage, which have no pixel in common, and all that glass in them depends on.
    private func boxes(of damage: DisplayDamage, in next: DisplayList) -> [PixelRect] {
        var boxes = PixelRect.united(damage.rects.compactMap(box))
        var rest = boxes.isEmpty ? [] : next.backdrops.map { (frame: $0.frame, reach: $0.reach) }
        // What is united may take in more. Each turn takes in something.
        while let index = rest.firstIndex(where: { glass in
            box(glass.frame).map { frame in boxes.contains { $0.meets(frame) } } ?? false
        }) {
            let reach = box(rest.remove(at: index).reach)
            boxes = PixelRect.united(boxes + (reach.map { [$0] } ?? []))
        }
        return boxes
    }

    private func box(_ rect: CGRect) -> PixelRect? {
        PixelRect(around: rect.drawable, scale: scale, width: width, height: height)
    }

    private func background(of list: DisplayList) -> RGBAColor? {
        isTransparent ? nil : list.background
    }

    /// A box of the picture as a PNG file; `nil` where there is no memory for it. The box has to lie in the picture.
    package func png(of box: PixelRect) -> Data? {
        guard let data = unsafe surface.data, box.x >= 0, box.y >= 0, !box.isEmpty,
            box.x + box.width <= width, box.y + box.height <= height
        else { return nil }
        let pixels = unsafe PNGEncoder.Pixels(
            data: data + box.y * surface.stride + box.x * 4, width: box.width, height: box.height,
            stride: surface.stride, isOpaque: background(of: list).isOpaque)
        return withExtendedLifetime(surface) {
            PNGEncoder(pixelsPerMetre: 5669).encode(pixels, .fast)
        }
    }

    /// A copy of the pixels.
    package func image() throws(RenderError) -> DisplayImage {
        try PNGRenderer.image(of: surface, isOpaque: background(of: list).isOpaque)
    }
}
