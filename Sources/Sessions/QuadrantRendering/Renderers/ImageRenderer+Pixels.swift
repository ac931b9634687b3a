internal import QuadrantCairo
internal import QuadrantDisplayList
public import QuadrantViews

extension ImageRenderer {
    /// The view as pixels in memory, with `scale` pixels per point; `nil` if the view cannot be
    /// drawn, which is reported.
    ///
    /// Apple: "cgImage". The view is drawn on the main actor. For a server, `pngData()` and the
    /// like are better, which draw elsewhere.
    public var cgImage: CGImage? {
        do throws(RenderingError) {
            let (list, session) = try drawing()
            let (image, notes) = try session.naming { () throws(RenderError) in
                try Encoding.pixels(of: list, scale: scale)
            }
            let issues = session.issues(notes, in: "a picture")
            report(issues)
            try check(issues)
            return CGImage(image)
        } catch {
            report([error.description])
            return nil
        }
    }

    /// The view as a picture of UIKit's type, as large in points as the view; `nil` if the view
    /// cannot be drawn, which is reported.
    ///
    /// Apple: "uiImage". The view is drawn on the main actor, as by `cgImage`.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
