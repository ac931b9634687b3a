public import Foundation
internal import QuadrantCairo
internal import QuadrantCore
internal import QuadrantDisplayList
public import QuadrantGeometry
internal import QuadrantRendering
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
    ///
    /// - Parameter camera: The place from which the view is seen; the default is the flat picture.
    public func picture(from camera: ViewCamera = .front) throws(PictureError) -> CGImage {
        rest()
        let list = displayList(from: camera)
        do throws(RenderError) {
            return CGImage(try PNGRenderer(engine: Self.engine).image(list))
        } catch {
            throw PictureError(description: "\(error)")
        }
    }

    /// The same picture as a PNG file.
    public func pngData(from camera: ViewCamera = .front) throws(PictureError) -> Data {
        rest()
        let list = displayList(from: camera)
        do throws(RenderError) {
            return try PNGRenderer(engine: Self.engine).png(list)
        } catch {
            throw PictureError(description: "\(error)")
        }
    }

    /// The view as the text of an SVG file, on the system's background. Texts are outlines.
    public func svg(from camera: ViewCamera = .front) -> String {
        rest()
        let resources = SVGRenderer.Resources(
            outlines: Self.engine, pictures: FreeTypeGlyphPictures(engine: Self.engine),
            encodeImage: { PNGRenderer.encode($0) }, rasterizer: PNGRenderer(engine: Self.engine))
        return SVGRenderer(resources: resources).svg(displayList(from: camera))
    }

    func displayList(from camera: ViewCamera = .front) -> DisplayList {
        let list = flatDrawing
        guard !camera.isFront else { return list }
        return list.seen(
            by: camera, cameraOptions, glyphs: GlyphShapes(engine: Self.engine)
        ).list
    }

    /// How cameras draw the view: by the host's own environment, which is not that of the tree's root.
    var cameraOptions: CameraOptions {
        CameraOptions(
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            isDark: environment.colorScheme == .dark)
    }

    /// The drawing that all cameras see.
    var flatDrawing: DisplayList {
        let size = update()
        let environment = environment
        let background = SystemColor.systemBackground.rgba(dark: environment.colorScheme == .dark)
        return tree.displayList(
            canvas: size, origin: room.origin, displayScale: environment.displayScale,
            background: background)
    }
}
