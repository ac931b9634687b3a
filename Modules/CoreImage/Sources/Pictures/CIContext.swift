public import CoreGraphics
public import CoreVideo
public import Foundation
internal import UIKit

/// Draws recipes of pictures.
///
/// Apple: "CIContext" (Core Image).
open class CIContext: NSObject, @unchecked Sendable {
    /// A context.
    public override init() { super.init() }
    /// A context with options, which change nothing.
    public init(options: [CIContextOption: Any]? = nil) { super.init() }

    /// The pixels of a rectangle; `nil` for one without area.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let rect = fromRect.integral
        if rect.width > 1e5 || rect.height > 1e5 {
            QuietNotes.tell("a picture without an end cannot be drawn: crop it first")
        }
        return PixelGrid(image, in: rect)?.image
    }

    /// The pixels of a rectangle, in one format here.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Draws into a buffer: not here, which is told once.
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        QuietNotes.tell("nothing is drawn into buffers of films here")
    }

    /// Bytes of four numbers for each pixel, row by row from the top.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let made = createCGImage(image, from: bounds) else { return }
        let bytes = made.rgba
        for y in 0..<made.height {
            for x in 0..<min(made.width * 4, rowBytes) {
                data.storeBytes(
                    of: bytes[y * made.width * 4 + x], toByteOffset: y * rowBytes + x,
                    as: UInt8.self)
            }
        }
    }

    /// A PNG of a picture; `nil` for one without area.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    /// A JPEG of a picture; `nil` for one without area.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap {
            UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
        }
    }

    /// Nothing is kept.
    open func clearCaches() {}
}
