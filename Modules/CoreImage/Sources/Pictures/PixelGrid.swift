internal import CoreGraphics
internal import Foundation

/// Pixels, row by row from the bottom, multiplied by alpha.
struct PixelGrid: Sendable {
    let width: Int
    let height: Int
    var pixels: [SIMD4<Float>]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
    }

    init(_ image: CGImage) {
        self.init(width: image.width, height: image.height)
        let bytes = image.rgba
        for y in 0..<height {
            for x in 0..<width {
                let start = ((height - 1 - y) * width + x) * 4
                pixels[y * width + x] =
                    SIMD4(
                        Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
                        Float(bytes[start + 3])) / 255
            }
        }
    }

    /// What a recipe shows in a rectangle of whole numbers; `nil` for one without area or with more than 64 million pixels.
    init?(_ image: CIImage, in rect: CGRect) {
        guard rect.width >= 1, rect.height >= 1, rect.width * rect.height <= 64e6 else {
            return nil
        }
        self.init(width: Int(rect.width), height: Int(rect.height))
        for y in 0..<height {
            for x in 0..<width {
                pixels[y * width + x] = image.color(
                    rect.minX + Double(x) + 0.5, rect.minY + Double(y) + 0.5)
            }
        }
    }

    /// A pixel; the nearest one for a place outside.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }

    /// The picture.
    var image: CGImage? {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let value = pixels[y * width + x].clamped(lowerBound: .zero, upperBound: .one) * 255
                let start = ((height - 1 - y) * width + x) * 4
                for part in 0..<4 { bytes[start + part] = UInt8(value[part].rounded()) }
            }
        }
        return CGImage(width: width, height: height, rgba: bytes)
    }

    /// Three blurs of boxes, which are nearly a normal distribution of a deviation.
    func blurred(_ sigma: Double) -> PixelGrid {
        var result = self
        let radius = Int((sigma * sigma * 12 / 3 + 1).squareRoot().rounded(.down)) / 2
        guard radius > 0 else { return self }
        for _ in 0..<3 {
            result = result.boxed(radius, isAcross: true).boxed(radius, isAcross: false)
        }
        return result
    }

    private func boxed(_ radius: Int, isAcross: Bool) -> PixelGrid {
        var result = self
        let (lines, length) = isAcross ? (height, width) : (width, height)
        let divisor = Float(2 * radius + 1)
        func place(_ line: Int, _ index: Int) -> Int {
            isAcross ? line * width + index : index * width + line
        }
        for line in 0..<lines {
            var sum = SIMD4<Float>.zero
            for index in -radius...radius where (0..<length).contains(index) {
                sum += pixels[place(line, index)]
            }
            for index in 0..<length {
                result.pixels[place(line, index)] = sum / divisor
                if index + radius + 1 < length { sum += pixels[place(line, index + radius + 1)] }
                if index - radius >= 0 { sum -= pixels[place(line, index - radius)] }
            }
        }
        return result
    }
}
