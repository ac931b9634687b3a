package import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry
package import QuadrantText

/// Writes display lists as SVG files: real shapes, gradients and clips under the names of the views
/// they come from, text as outlines or as text. Equal lists give equal bytes.
///
/// SVG has no counterpart of the blend modes `sourceAtop`, `destinationOver` and `destinationOut`;
/// groups that use them are drawn without blending. `plusDarker` is written as CSS names it, which
/// few viewers know.
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

        /// Outlines alone will do for drawings without images and emoji.
        package init(
            outlines: any GlyphOutlines, pictures: (any GlyphPictures)? = nil,
            encodeImage: @escaping @Sendable (DisplayImage) -> Data? = { _ in nil }
        ) {
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
    package func svg(
        _ list: DisplayList, scale: CGFloat = 1, isTransparent: Bool = false
    ) -> String {
        let canvas = SVGCanvas(list, resources: resources)
        if let background = list.background, !isTransparent, background.alpha > 0 {
            let whole = CGRect(origin: .zero, size: list.size)
            canvas.fill(FillItem(shape: .rect(whole), paint: .color(background)), in: .identity)
        }
        canvas.draw(list.root, in: .identity)
        return canvas.document(scale: scale)
    }
}
