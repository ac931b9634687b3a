public import QuadrantRendering
public import QuadrantViews

extension CGContext {
    /// The picture so far, as pixels; `nil` for a PDF. A context of pixels has as many as it was made with, others one for a point.
    ///
    /// Apple: "makeImage()" (Core Graphics).
    public func makeImage() -> CGImage? { record?.picture(scale: 1).cgImage }

    /// How many pixels wide a context of pixels is; 0 for a PDF.
    ///
    /// Apple: "width" (Core Graphics).
    public var width: Int { Int(record?.size.width ?? 0) }

    /// How many pixels high a context of pixels is; 0 for a PDF.
    ///
    /// Apple: "height" (Core Graphics).
    public var height: Int { Int(record?.size.height ?? 0) }
}
