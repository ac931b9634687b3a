package import QuadrantDisplayList

/// A picture of a clip: its pixels row by row, one number for each.
///
/// Red is in the lowest byte of a number, then green and blue, alpha in the highest. The alpha is straight: colours
/// are as they look where they are opaque, as all kinds of clip keep them. A pixel that nobody sees is 0.
package struct ClipPicture: Equatable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// One number for each pixel; `width * height` of them.
    package let pixels: [UInt32]

    /// The pixels of a drawing.
    ///
    /// - Complexity: Linear in the pixels.
    package init(_ image: DisplayImage) {
        self.init(width: image.width, height: image.height, pixels: Self.numbers(of: image.pixels))
    }

    /// - Precondition: There are `width * height` numbers.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "A picture needs a number for each pixel.")
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Whether something can be seen through a pixel.
    var hasClearPixels: Bool { pixels.contains { $0 < 0xFF00_0000 } }

    private static func numbers(of bytes: [UInt8]) -> [UInt32] {
        var numbers = [UInt32](repeating: 0, count: bytes.count / 4)
        for place in numbers.indices {
            let first = place &* 4
            numbers[place] = straight(
                bytes[first], bytes[first &+ 1], bytes[first &+ 2], bytes[first &+ 3])
        }
        return numbers
    }

    /// The number of a pixel that was multiplied with its alpha.
    private static func straight(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8)
        -> UInt32
    {
        guard alpha > 0 else { return 0 }
        guard alpha < 255 else {
            return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
        }
        let whole = UInt32(alpha)
        func channel(_ value: UInt8) -> UInt32 {
            min(255, (UInt32(value) * 255 + whole / 2) / whole)
        }
        return channel(red) | channel(green) << 8 | channel(blue) << 16 | whole << 24
    }
}
