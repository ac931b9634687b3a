internal import Dispatch
public import Foundation
internal import QuadrantCairo
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantImages
public import QuadrantViews

extension UIImage {
    /// The pixels of the picture, upright; `nil` for a picture that is empty or cannot be decoded.
    ///
    /// Apple: "cgImage".
    public var cgImage: CGImage? { pixels.map(CGImage.init) }

    /// The picture as a PNG file, pixel by pixel; `nil` for a picture that is empty or cannot be
    /// decoded.
    ///
    /// Apple: "pngData()".
    public func pngData() -> Data? { pixels.flatMap { PNGRenderer.encode($0) } }

    /// The picture as a JPEG file, on white where the picture is not opaque; `nil` for a picture
    /// that is empty or cannot be decoded.
    ///
    /// Apple: "jpegData(compressionQuality:)".
    ///
    /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best; others are
    ///   clamped.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        pixels.flatMap { JPEGEncoder.encode($0, quality: Double(compressionQuality)) }
    }

    private var pixels: DisplayImage? {
        if isDrawn { return drawnPixels }
        return decoded(in: EnvironmentValues().findingPictures(in: []))
    }

    /// The pixels of a picture that code draws. Views are drawn on the main thread: another one waits for it.
    private var drawnPixels: DisplayImage? {
        let draw: @MainActor @Sendable () -> CGImage? = { [self] in
            let renderer = ImageRenderer(content: Image(uiImage: self))
            renderer.scale = scale
            return renderer.cgImage
        }
        let image =
            isOnMainActor()
            ? MainActor.assumeIsolated(draw)
            : DispatchQueue.main.sync { MainActor.assumeIsolated(draw) }
        return image?.pixels
    }
}
