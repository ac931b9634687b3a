import QuadrantClips

/// Pictures for clips.
enum SamplePictures {
    static let white: UInt32 = 0xFFFF_FFFF
    static let red: UInt32 = 0xFF00_00FF
    static let blue: UInt32 = 0xFFFF_0000

    /// A square of 4 pixels on a ground, its left edge at `x`.
    static func square(
        at x: Int, width: Int = 32, height: Int = 16, ground: UInt32 = white, color: UInt32 = red
    ) -> ClipPicture {
        var pixels = [UInt32](repeating: ground, count: width * height)
        for row in 4..<8 {
            for column in x..<x + 4 { pixels[row * width + column] = color }
        }
        return ClipPicture(width: width, height: height, pixels: pixels)
    }

    /// More than 255 colours in gradients, with a square on them.
    static func gradient(at x: Int, width: Int = 64, height: Int = 64) -> ClipPicture {
        var pixels = (0..<width * height).map { place in
            0xFF00_0000 | UInt32(place % width * 4) | UInt32(place / width * 4) << 8
        }
        for row in 4..<8 {
            for column in x..<x + 4 { pixels[row * width + column] = blue }
        }
        return ClipPicture(width: width, height: height, pixels: pixels)
    }
}
