public import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry

/// A picture in memory: pixels of 8 bits each for red, green, blue and alpha, in sRGB,
/// premultiplied by alpha.
///
/// Apple: "CGImage" (Core Graphics); this is the part of it that views and `ImageRenderer` need.
/// There is only one layout of pixels. They are read by `rgba`, not by a data provider.
public final class CGImage: Equatable, Sendable {
    /// The same for renderers.
    package let pixels: DisplayImage

    package init(_ pixels: DisplayImage) {
        self.pixels = pixels
    }

    /// Creates a picture from pixels. This initializer is Quadrant's own.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to 32,767.
    ///   - height: The height in pixels, from 1 to 32,767.
    ///   - rgba: Four bytes for each pixel, row by row from the top, premultiplied by alpha. The
    ///     initializer returns `nil` if the number of bytes is not four times that of the pixels.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
        let sides = 1...ImageLimits.side
        guard sides.contains(width), sides.contains(height), rgba.count == width * height * 4
        else { return nil }
        pixels = DisplayImage(width: width, height: height, pixels: rgba)
    }

    /// The width in pixels.
    public var width: Int { pixels.width }
    /// The height in pixels.
    public var height: Int { pixels.height }
    /// The number of bits for red, green, blue or alpha of a pixel: always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits for a pixel: always 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes from one row of pixels to the next: always four times the width.
    public var bytesPerRow: Int { width * 4 }
    /// The type of the file that shows the same as the pixels, such as `public.png`; `nil` for a picture that was made, cut or turned.
    ///
    /// Apple: "CGImage.utType".
    public var utType: String? {
        switch pixels.file?.format {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webP: "org.webmproject.webp"
        case nil: nil
        }
    }
    /// The pixels row by row from the top, four bytes each: red, green, blue, alpha, in sRGB and
    /// premultiplied by alpha. This property is Quadrant's own.
    public var rgba: [UInt8] { pixels.pixels }

    /// The part of the picture in a rectangle, in pixels from the top left corner. A rectangle
    /// between pixels is enlarged to whole ones. The result is `nil` if the rectangle holds nothing
    /// of the picture.
    ///
    /// - Complexity: Linear in the number of pixels of the part.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.overlap(with: whole).integral
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return pixels.cropped(
            x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)
        ).map(CGImage.init)
    }

    /// Whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
}

extension Image {
    /// How pixels are turned or mirrored before they are shown.
    ///
    /// Apple: "Image.Orientation".
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// The pixels are shown as they are.
        case up
        /// The pixels are mirrored horizontally.
        case upMirrored
        /// The pixels are turned by half a turn.
        case down
        /// The pixels are mirrored vertically.
        case downMirrored
        /// The pixels are turned counterclockwise by a quarter.
        case left
        /// The pixels are turned clockwise by a quarter, then mirrored horizontally.
        case leftMirrored
        /// The pixels are turned clockwise by a quarter.
        case right
        /// The pixels are turned counterclockwise by a quarter, then mirrored horizontally.
        case rightMirrored
    }

    /// Creates an image from pixels, with a label for assistive technologies.
    ///
    /// Apple: "init(_:scale:orientation:label:)".
    ///
    /// - Parameter scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        spokenLabel = label
    }

    /// Creates an image from pixels that assistive technologies leave out.
    ///
    /// Apple: "init(decorative:scale:orientation:)".
    ///
    /// - Parameter scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .picture(.turned(cgImage, scale: scale, orientation.number)))
    }
}

extension Image.Orientation {
    /// The same orientation, with the number that files use.
    fileprivate var number: ImageOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}

extension PictureSource {
    /// An image of pixels in memory, turned as `orientation` says; an invalid scale counts as 1.
    static func turned(
        _ image: CGImage, scale: CGFloat, _ orientation: ImageOrientation
    ) -> PictureSource {
        NumberFault.unlessScale("Image", scale)?.say()
        return .pixels(
            PixelSource(
                image: image.pixels.oriented(orientation),
                scale: scale.isFinite && scale > 0 ? scale : 1))
    }
}

extension NumberFault {
    /// What is wrong with how many pixels are a point; `nil` where nothing is.
    static func unlessScale(_ call: String, _ scale: CGFloat) -> NumberFault? {
        .unless(.positive, call, ["scale": scale], instead: "It counts as 1.")
    }
}
