public import Foundation
public import QuadrantViews

/// Bytes that pictures are made of.
///
/// Apple: "CGDataProvider" (Core Graphics).
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: Data?

    /// A provider of bytes.
    public init?(data: Data) { self.data = data }

    /// A provider of the bytes of a file; `nil` if it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// A provider of the bytes of a file; `nil` if it cannot be read.
    public convenience init?(filename: String) {
        self.init(url: URL(fileURLWithPath: filename))
    }
}

/// What becomes of colours that a device does not have: nothing is done here.
///
/// Apple: "CGColorRenderingIntent" (Core Graphics).
public enum CGColorRenderingIntent: Int32, Sendable {
    /// By Apple's numbers.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
    /// Creates a picture from the bytes of pixels, row by row from the top.
    ///
    /// Apple: "init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)"
    /// (Core Graphics). Parts have 8 bits: of red, green and blue with or without opacity, or of grey alone (8 bits to a pixel). There
    /// is no picture of other layouts, of too few bytes, or beyond 32,767 pixels. How it is decoded and shown in between is not read.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: [CGFloat]?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, let data = provider.data, width > 0, height > 0,
            max(width, height) <= 32_767,
            let layout = PixelLayout(bitsPerPixel: bitsPerPixel, bitmapInfo),
            bytesPerRow >= width * layout.length, bytesPerRow <= data.count || height == 1,
            data.count - width * layout.length >= (height > 1 ? bytesPerRow * (height - 1) : 0)
        else { return nil }
        let bytes = [UInt8](data)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                layout.add(bytes, at: row * bytesPerRow + column * layout.length, to: &pixels)
            }
        }
        self.init(width: width, height: height, rgba: pixels)
    }

    /// The pixels as bytes: red, green, blue and opacity, of which the others are multiples, row by row from the top.
    ///
    /// Apple: "dataProvider" (Core Graphics).
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(rgba)) }
    /// Where the opacity is: last, and multiplied with the colours.
    ///
    /// Apple: "alphaInfo" (Core Graphics).
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The layout of the pixels. Apple: "bitmapInfo" (Core Graphics).
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    /// The space of the colours: always sRGB. Apple: "colorSpace" (Core Graphics).
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}

/// Where the parts of a pixel are.
private struct PixelLayout {
    /// How many bytes a pixel has.
    let length: Int
    /// Where red, green and blue stand in it.
    private let colors: [Int]
    /// Where the opacity stands; `nil` where all is opaque.
    private let alpha: Int?
    private let isMultiplied: Bool

    /// `nil` for layouts that are not known.
    init?(bitsPerPixel: Int, _ info: CGBitmapInfo) {
        let mask = info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
        guard let place = CGImageAlphaInfo(rawValue: mask) else { return nil }
        isMultiplied = place == .premultipliedLast || place == .premultipliedFirst
        // 2 in the bits of the order of bytes: the last byte of four is the first part.
        let isReversed = info.rawValue >> 12 & 7 == 2
        switch (bitsPerPixel, place) {
        case (8, .none), (8, .noneSkipLast), (8, .noneSkipFirst):
            (length, colors, alpha) = (1, [0, 0, 0], nil)
        case (24, _): (length, colors, alpha) = (3, [0, 1, 2], nil)
        case (32, .first), (32, .premultipliedFirst):
            (length, colors, alpha) = (4, isReversed ? [2, 1, 0] : [1, 2, 3], isReversed ? 3 : 0)
        case (32, .noneSkipFirst):
            (length, colors, alpha) = (4, isReversed ? [2, 1, 0] : [1, 2, 3], nil)
        case (32, .last), (32, .premultipliedLast):
            (length, colors, alpha) = (4, isReversed ? [3, 2, 1] : [0, 1, 2], isReversed ? 0 : 3)
        case (32, .none), (32, .noneSkipLast):
            (length, colors, alpha) = (4, isReversed ? [3, 2, 1] : [0, 1, 2], nil)
        default: return nil
        }
    }

    func add(_ bytes: [UInt8], at start: Int, to pixels: inout [UInt8]) {
        let opacity = alpha.map { Int(bytes[start + $0]) } ?? 255
        for color in colors {
            let part = Int(bytes[start + color])
            pixels.append(
                UInt8(isMultiplied ? min(part, opacity) : (part * opacity + 127) / 255))
        }
        pixels.append(UInt8(opacity))
    }
}
