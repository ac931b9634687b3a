package import Foundation

/// Pixels, row by row: red, green, blue, alpha of 8 bits each, premultiplied, sRGB.
package final class DisplayImage: Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The bytes of the pixels, four for each.
    package let pixels: [UInt8]
    /// The file that shows the same as the pixels, for formats that can hold it; `nil` if there is none.
    package let file: EncodedImage?

    package init(width: Int, height: Int, pixels: [UInt8], file: EncodedImage? = nil) {
        precondition(
            pixels.count == width * height * 4, "An image needs four bytes for each of its pixels.")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.file = file
    }
}

/// The bytes of a picture file.
package struct EncodedImage: Sendable, Equatable {
    /// The format of the file.
    package var format: ImageFormat
    /// The bytes of the file as a whole.
    package var data: Data

    package init(format: ImageFormat, data: Data) {
        self.format = format
        self.data = data
    }
}

/// The kinds of picture file that are read.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"

    /// The name in data URLs.
    package var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webP: "image/webp"
        }
    }
}

extension DisplayImage {
    /// A part of the picture, in pixels; what lies outside is left out. `nil` if nothing is left.
    ///
    /// - Complexity: Linear in the part.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> DisplayImage? {
        let (left, top) = (max(0, x), max(0, y))
        let (right, bottom) = (min(self.width, x + width), min(self.height, y + height))
        guard left < right, top < bottom else { return nil }
        if right - left == self.width, bottom - top == self.height { return self }
        var part: [UInt8] = []
        part.reserveCapacity((right - left) * (bottom - top) * 4)
        for row in top..<bottom {
            let start = (row * self.width + left) * 4
            part += pixels[start..<start + (right - left) * 4]
        }
        return DisplayImage(width: right - left, height: bottom - top, pixels: part)
    }

    /// The picture beside and below itself, `columns` by `rows` times.
    package func repeated(columns: Int, rows: Int) -> DisplayImage {
        guard columns > 1 || rows > 1 else { return self }
        var all: [UInt8] = []
        all.reserveCapacity(pixels.count * columns * rows)
        for row in 0..<height {
            let line = pixels[row * width * 4..<(row + 1) * width * 4]
            for _ in 0..<columns { all += line }
        }
        let band = all
        for _ in 1..<max(1, rows) { all += band }
        return DisplayImage(width: width * columns, height: height * rows, pixels: all)
    }
}
