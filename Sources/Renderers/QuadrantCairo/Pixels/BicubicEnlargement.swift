internal import QuadrantDisplayList

/// Makes pictures larger by a whole factor along smooth curves (Catmull and Rom), which Cairo cannot:
/// its best filter leaves sharp squares.
struct BicubicEnlargement {
    /// The most pixels of an enlarged picture.
    private static let pixelLimit = 4_194_304
    /// New pixels for each old one along an axis; the rest is left to Cairo.
    let factor: Int

    /// The enlargement for pictures drawn `scale` device pixels to their own; `nil` where none is
    /// needed or it would be too large.
    init?(of image: DisplayImage, scale: Double) {
        guard scale > 1.01, scale.isFinite else { return nil }
        let factor = Int(min(scale.rounded(.up), 8))
        guard image.width * image.height * factor * factor <= Self.pixelLimit else { return nil }
        self.factor = factor
    }

    /// The larger picture; beyond its edges the pixels there go on.
    func apply(to image: DisplayImage) -> DisplayImage {
        let wide = enlarged(image.pixels, count: image.width, step: 4, lines: image.height) {
            $0 * image.width * 4
        }
        let width = image.width * factor
        let tall = enlarged(wide, count: image.height, step: width * 4, lines: width) { $0 * 4 }
        // The second pass wrote columns one after the other.
        let height = image.height * factor
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for x in 0..<width {
            for y in 0..<height {
                let (from, to) = ((x * height + y) * 4, (y * width + x) * 4)
                let alpha = tall[from + 3]
                for channel in 0..<3 { pixels[to + channel] = min(tall[from + channel], alpha) }
                pixels[to + 3] = alpha
            }
        }
        return DisplayImage(width: width, height: height, pixels: pixels)
    }

    /// Lines of `count` pixels, `step` bytes apart, each `factor` times as long, one after the other.
    private func enlarged(
        _ pixels: [UInt8], count: Int, step: Int, lines: Int, start: (Int) -> Int
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(lines * count * factor * 4)
        for line in 0..<lines {
            let first = start(line)
            for place in 0..<count * factor {
                let center = (Float(place) + 0.5) / Float(factor) - 0.5
                let left = Int(center.rounded(.down))
                let weights = Self.weights(center - Float(left))
                for channel in 0..<4 {
                    var sum: Float = 0
                    for tap in 0..<4 {
                        let index = min(max(left + tap - 1, 0), count - 1)
                        sum += weights[tap] * Float(pixels[first + index * step + channel])
                    }
                    result.append(UInt8(min(max(sum.rounded(), 0), 255)))
                }
            }
        }
        return result
    }

    private static func weights(_ t: Float) -> SIMD4<Float> {
        let (square, cube) = (t * t, t * t * t)
        return SIMD4(
            -0.5 * cube + square - 0.5 * t, 1.5 * cube - 2.5 * square + 1,
            -1.5 * cube + 2 * square + 0.5 * t, 0.5 * cube - 0.5 * square)
    }
}
