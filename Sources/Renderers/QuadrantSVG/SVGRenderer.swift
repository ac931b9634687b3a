package import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry
package import QuadrantText

/// Writes display lists as SVG files: real shapes, gradients and clips under the names of the views
/// they come from, text as outlines or as text. Equal lists give equal bytes.
///
/// What SVG lacks (perspective, mesh gradients, the blend modes beyond those of W3C Compositing) is
/// lowered before: to shapes where they say the same, else to pictures of that part alone, for which
/// the resources have a rasteriser.
package struct SVGRenderer: Sendable {
    /// What the writer cannot make by itself.
    package struct Resources: Sendable {
        /// The outlines of glyphs.
        package var outlines: any GlyphOutlines
        /// The pictures of glyphs without an outline; `nil` leaves such glyphs out.
        package var pictures: (any GlyphPictures)?
        /// Turns an image into a PNG file; images it answers `nil` for are left out.
        package var encodeImage: @Sendable (DisplayImage) -> Data?
        /// The faces by which text is written as `<text>`: it can be selected and edited, and looks
        /// as the viewer's fonts have it. Runs of faces it answers `nil` for, and all without it, are
        /// outlines, which look the same everywhere.
        package var font: (@Sendable (FontID) -> SVGFont?)?
        /// Draws as pixels what SVG cannot express; without a rasteriser that is left out.
        package var rasterizer: (any DisplayRasterizer)?
        /// Pixels per point of what the rasteriser draws.
        package var rasterScale: CGFloat = 2

        /// Outlines alone will do for drawings without images and emoji.
        package init(
            outlines: any GlyphOutlines, pictures: (any GlyphPictures)? = nil,
            encodeImage: @escaping @Sendable (DisplayImage) -> Data? = { _ in nil },
            rasterizer: (any DisplayRasterizer)? = nil
        ) {
            self.rasterizer = rasterizer
            self.outlines = outlines
            self.pictures = pictures
            self.encodeImage = encodeImage
        }
    }

    private let resources: Resources

    /// A renderer with all it may need.
    package init(resources: Resources) {
        self.resources = resources
    }

    /// A renderer without pictures: images and colour emoji are left out.
    package init(outlines: any GlyphOutlines) {
        self.init(resources: Resources(outlines: outlines))
    }

    /// The drawing as the text of an SVG file.
    ///
    /// - Parameters:
    ///   - scale: Pixels of the picture's natural size per point; coordinates stay in points.
    ///   - isTransparent: Whether to leave out the list's background.
    ///   - onNote: Told of what is written as pixels, and of links that are left out.
    package func svg(
        _ list: DisplayList, scale: CGFloat = 1, isTransparent: Bool = false,
        onNote: (RenderNote) -> Void = { _ in }
    ) -> String {
        let background = isTransparent ? nil : list.background
        let lowering = Lowering(
            for: .svg, rasterizer: resources.rasterizer ?? NoRasterizer(),
            scale: resources.rasterScale)
        let (lowered, notes) = lowering.lower(list, background: background)
        notes.forEach(onNote)
        let canvas = SVGCanvas(lowered, resources: resources)
        if let background, background.alpha > 0 {
            let whole = CGRect(origin: .zero, size: list.size)
            canvas.fill(FillItem(shape: .rect(whole), paint: .color(background)), in: .identity)
        }
        canvas.draw(lowered.root, in: .identity)
        canvas.notes.forEach(onNote)
        return canvas.document(scale: scale)
    }
}

/// A rasteriser that draws nothing, so that what needs pixels is left out.
private struct NoRasterizer: DisplayRasterizer {
    func picture(of list: DisplayList, scale: CGFloat) -> DisplayImage? { nil }
}
