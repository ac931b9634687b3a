/// How a picture is to be turned before it is shown, numbered as in EXIF.
package enum ImageOrientation: UInt8, Sendable, CaseIterable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    /// The first row of the file is the right side.
    case right = 6
    case rightMirrored = 7
    /// The first row of the file is the left side.
    case left = 8

    /// Whether width and height are exchanged.
    package var isTransposed: Bool { rawValue >= 5 }

    /// Where in the file the pixel lies that is shown at `x`, `y`; `width` and `height` are the file's.
    fileprivate func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        case .left: (width - 1 - y, x)
        }
    }
}

extension DisplayImage {
    /// The picture as it is to be shown.
    ///
    /// - Complexity: Linear in the pixels, nothing for `.up`.
    package func oriented(_ orientation: ImageOrientation) -> DisplayImage {
        guard orientation != .up else { return self }
        let (outWidth, outHeight) = orientation.isTransposed ? (height, width) : (width, height)
        var turned = [UInt8](repeating: 0, count: pixels.count)
        var to = 0
        for y in 0..<outHeight {
            for x in 0..<outWidth {
                let (fromX, fromY) = orientation.source(x, y, width, height)
                let from = (fromY * width + fromX) * 4
                for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
                to += 4
            }
        }
        return DisplayImage(width: outWidth, height: outHeight, pixels: turned)
    }
}
