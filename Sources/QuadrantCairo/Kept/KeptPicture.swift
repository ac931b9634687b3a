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
    /// How many pixels were drawn so far, each time counted.
    package private(set) var drawnCount = 0

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
        surface = try renderer.draw(
            list, scale: self.scale, background: isTransparent ? nil : list.background)
        drawnCount = surface.width * surface.height
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
    package func show(_ next: DisplayList) throws(RenderError) -> [PixelBox] {
        let background = isTransparent ? nil : next.background
        let isOther =
            isDamaged || next.size != list.size || next.displayScale != list.displayScale
            || background != (isTransparent ? nil : list.background)
        let boxes = isOther ? [] : boxes(of: next.damage(since: list), in: next)
        if isOther || boxes.reduce(0, { $0 + $1.count }) * 4 > width * height * 3 {
            (scratch, isDamaged) = (nil, true)
            surface = try renderer.draw(next, scale: scale, background: background)
            (list, isDamaged) = (next, false)
            drawnCount += width * height
            return [PixelBox(x: 0, y: 0, width: width, height: height)]
        }
        if !boxes.isEmpty { try redraw(next, boxes, background) }
        list = next
        return boxes
    }

    /// Draws what lies in the boxes beside the picture, each item as a whole, as numbers and edges depend on where drawing
    /// begins and ends; and takes over the boxes.
    private func redraw(
        _ next: DisplayList, _ boxes: [PixelBox], _ background: RGBAColor?
    ) throws(RenderError) {
        let beside: CairoSurface
        if let scratch {
            beside = scratch
        } else {
            let format = background.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
            beside = try CairoSurface(format: format, width: width, height: height)
            scratch = beside
        }
        try renderer.draw(next, on: beside, for: boxes, scale: scale, background: background)
        for box in boxes { surface.copy(box, from: beside) }
        drawnCount += boxes.reduce(0) { $0 + $1.count }
    }

    /// Boxes with the damage, which have no pixel in common, and all that glass in them depends on.
    private func boxes(of damage: DisplayDamage, in next: DisplayList) -> [PixelBox] {
        var rects = damage.rects
        guard !rects.isEmpty else { return [] }
        var rest = next.backdrops
        // Each turn takes in something.
        while let index = rest.firstIndex(where: { glass in
            rects.contains { $0.insetBy(dx: -2, dy: -2).meets(glass.frame) }
        }) {
            rects.append(rest.remove(at: index).reach)
        }
        return PixelBox.united(
            rects.compactMap {
                PixelBox(around: $0.drawable, scale: scale, width: width, height: height)
            })
    }

    private var isOpaque: Bool { (isTransparent ? nil : list.background).isOpaque }

    /// A copy of the pixels.
    package func image() throws(RenderError) -> DisplayImage {
        try PNGRenderer.image(of: surface, isOpaque: isOpaque)
    }

    /// The pixels as a PNG file.
    package func png() throws(RenderError) -> Data {
        try renderer.png(of: surface, scale: scale, isOpaque: isOpaque)
    }
}
