public import Foundation
package import QuadrantDisplayList
internal import QuadrantGeometry

/// Pixels in memory: red, green, blue and alpha of 8 bits each, sRGB, the alpha multiplied in.
///
/// Apple: "CGImage" (Core Graphics), of which this is the part that views and `ImageRenderer` need.
/// There is one layout of pixels only; they are reached by `rgba`, not by a data provider.
public final class CGImage: Equatable, Sendable {
    /// The same for renderers.
    package let pixels: DisplayImage

    package init(_ pixels: DisplayImage) {
        self.pixels = pixels
    }

    /// A picture of such pixels, Quadrant's own.
    ///
    /// - Parameters:
    ///   - width: In pixels, from 1 to 32,767.
    ///   - height: Likewise.
    ///   - rgba: Four bytes for each pixel, row by row from the top, alpha multiplied in; `nil` is
    ///     answered where they are another number.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
        let sides = 1...ImageLimits.side
        guard sides.contains(width), sides.contains(height), rgba.count == width * height * 4
        else { return nil }
        pixels = DisplayImage(width: width, height: height, pixels: rgba)
    }

    /// In pixels.
    public var width: Int { pixels.width }
    /// In pixels.
    public var height: Int { pixels.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32.
    public var bitsPerPixel: Int { 32 }
    /// Always four times the width.
    public var bytesPerRow: Int { width * 4 }
    /// The pixels row by row from the top, four bytes each: red, green, blue, alpha. Quadrant's own.
    public var rgba: [UInt8] { pixels.pixels }

    /// A part of the picture, in pixels from its top left corner, taken to whole ones; `nil` if it has
    /// none of the picture.
    ///
    /// - Complexity: linear in the part.
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
    /// How pixels are turned before they are shown.
    ///
    /// Apple: "Image.Orientation".
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As they are.
        case up
        /// Left and right change places.
        case upMirrored
        /// By half a turn.
        case down
        /// Top and bottom change places.
        case downMirrored
        /// By a quarter counterclockwise.
        case left
        /// By a quarter clockwise, then left and right change places.
        case leftMirrored
        /// By a quarter clockwise.
        case right
        /// By a quarter counterclockwise, then left and right change places.
        case rightMirrored
    }

    /// A picture of pixels in memory, with words for people who do not see it.
    ///
    /// Apple: "init(_:scale:orientation:label:)".
    ///
    /// - Parameter scale: Pixels per point; 1 is taken unless it is finite and above 0.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        spokenLabel = label
    }

    /// A picture of pixels in memory that says nothing to people who do not see it.
    ///
    /// Apple: "init(decorative:scale:orientation:)".
    ///
    /// - Parameter scale: Pixels per point; 1 is taken unless it is finite and above 0.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .picture(.turned(cgImage, scale: scale, orientation.number)))
    }
}

extension Image.Orientation {
    /// The same, numbered as in files.
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
    /// Pixels in memory, turned; a scale that is none counts as 1.
    static func turned(
        _ image: CGImage, scale: CGFloat, _ orientation: ImageOrientation
    ) -> PictureSource {
        .pixels(
            PixelSource(
                image: image.pixels.oriented(orientation),
                scale: scale.isFinite && scale > 0 ? scale : 1))
    }
}
