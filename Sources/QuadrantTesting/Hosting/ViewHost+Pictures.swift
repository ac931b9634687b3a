public import Foundation
internal import QuadrantCairo
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantSVG
public import QuadrantViews

/// The view cannot be drawn, because it has no size or is too large.
public struct PictureError: Error, CustomStringConvertible {
    /// The reason, in words.
    public let description: String
}

extension ViewHost {
    /// A picture of the view on the system's background. The environment's `displayScale` says how
    /// many pixels make a point.
    ///
    /// Like all pictures and snapshots of a host, it shows the results of the work that the view
    /// has the main actor do: tasks have gone on until they wait for a time, for another thread or
    /// for something outside of the program. Call `settle()` before to wait for more.
    public func picture() throws(PictureError) -> CGImage {
        rest()
        let list = displayList()
        do throws(RenderError) {
            return CGImage(try PNGRenderer(engine: Self.engine).image(list))
        } catch {
            throw PictureError(description: "\(error)")
        }
    }

    /// The same picture as a PNG file.
    public func pngData() throws(PictureError) -> Data {
        rest()
        let list = displayList()
        do throws(RenderError) {
            return try PNGRenderer(engine: Self.engine).png(list)
        } catch {
            throw PictureError(description: "\(error)")
        }
    }

    /// The view as the text of an SVG file, on the system's background. Texts are outlines.
    public func svg() -> String {
        rest()
        let resources = SVGRenderer.Resources(
            outlines: Self.engine, pictures: FreeTypeGlyphPictures(engine: Self.engine),
            encodeImage: { PNGRenderer.encode($0) }, rasterizer: PNGRenderer(engine: Self.engine))
        return SVGRenderer(resources: resources).svg(displayList())
    }

    func displayList() -> DisplayList {
        let size = update()
        let environment = environment
        let background = SystemColor.systemBackground.rgba(dark: environment.colorScheme == .dark)
        return tree.displayList(
            canvas: size, origin: .zero, displayScale: environment.displayScale,
            background: background)
    }
}
