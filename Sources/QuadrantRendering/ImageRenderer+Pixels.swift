internal import QuadrantCairo
internal import QuadrantDisplayList
public import QuadrantViews

extension ImageRenderer {
    /// The view as pixels in memory, `scale` of them to a point; `nil` where it cannot be drawn, which
    /// is reported as an issue.
    ///
    /// Apple: "cgImage". Draws on the main actor; a server asks for `pngData()` and the like, which
    /// draw elsewhere.
    public var cgImage: CGImage? {
        do throws(RenderingError) {
            let (list, recording) = try drawing()
            let (image, notes) = try recording.naming { () throws(RenderError) in
                try Encoding.pixels(of: list, scale: scale)
            }
            report(recording.issues(notes, in: "a picture"))
            return CGImage(image)
        } catch {
            report([error.description])
            return nil
        }
    }

    /// The view as UIKit's picture, as large in points as the view; `nil` where it cannot be drawn,
    /// which is reported as an issue.
    ///
    /// Apple: "uiImage". Draws on the main actor, as `cgImage` does.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
