package import Foundation
internal import QuadrantCairo
internal import QuadrantClips

/// A size that is too large for a kind of picture.
package struct SizeExcess: Equatable, Sendable {
    /// A limit of pictures.
    package enum Limit: Equatable, Sendable {
        /// The largest number of units on a side.
        case side(Int)
        /// The largest number of pixels in all.
        case pixels(Int)
    }

    /// The width in units of the picture, cut off at a thousand million.
    package let width: Int
    /// The height, likewise.
    package let height: Int
    /// The name of a unit.
    package let unit: String
    /// The limit that the size is beyond.
    package let limit: Limit
}

extension SizeExcess: CustomStringConvertible {
    /// "65534 by 4 pixels; the limit is 32767 on a side".
    package var description: String {
        let most =
            switch limit {
            case .side(let limit): "\(limit) on a side"
            case .pixels(let limit): "\(limit) \(unit) in all"
            }
        return "\(width) by \(height) \(unit); the limit is \(most)"
    }
}

extension Stage.Output.Format {
    /// How a picture of this size in points would be too large; `nil` if it would not.
    ///
    /// - Parameter scale: Pixels to a point; PNG, WebP, GIF and MP4 have pixels.
    package func excess(width: CGFloat, height: CGFloat, scale: CGFloat) -> SizeExcess? {
        let factor = isPixels ? scale : 1
        let (width, height) = ((width * factor).rounded(), (height * factor).rounded())
        let sideLimit =
            switch self {
            case .png, .svg, .gif, .mp4, .jpeg: Stage.Output.largestSide
            case .webp: ClipFormat.webP.longestSide
            case .pdf: PDFRenderer.sideLimit
            }
        let limit: SizeExcess.Limit
        if max(width, height) > CGFloat(sideLimit) {
            limit = .side(sideLimit)
        } else if isPixels, width * height > CGFloat(PNGRenderer.pixelLimit) {
            limit = .pixels(PNGRenderer.pixelLimit)
        } else {
            return nil
        }
        return SizeExcess(
            width: Int(min(width, 1e9)), height: Int(min(height, 1e9)),
            unit: isPixels ? "pixels" : "points", limit: limit)
    }
}
