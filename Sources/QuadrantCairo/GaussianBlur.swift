internal import CCairo
internal import Foundation

/// Blurs masks of 8 bits a pixel; beyond its edges a mask is empty.
///
/// Up to a sigma of 3 the Gaussian itself is summed; above, three box blurs in a row stand for it
/// (within 2 % of black of the true curve), whose cost does not grow
/// with sigma.
struct GaussianBlur {
    /// Standard deviation in pixels.
    var sigma: Double

    /// Blurs the pixels of `mask` where they are.
    func apply(to mask: CairoSurface) {
        guard sigma > 0, let data = mask.data else { return }
        let (width, height, stride) = (mask.width, mask.height, mask.stride)
        var first = [UInt8](repeating: 0, count: max(width, height))
        var second = first
        first.withUnsafeMutableBufferPointer { first in
            second.withUnsafeMutableBufferPointer { second in
                guard let one = first.baseAddress, let two = second.baseAddress else { return }
                let line = Line(one: one, two: two)
                for y in 0..<height {
                    blur(data + y * stride, count: width, step: 1, line)
                }
                for x in 0..<width {
                    blur(data + x, count: height, step: stride, line)
                }
            }
        }
        cairo_surface_mark_dirty(mask.pointer)
    }

    /// Two buffers of one line each.
    private struct Line {
        var one: UnsafeMutablePointer<UInt8>
        var two: UnsafeMutablePointer<UInt8>
    }

    private func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: Line
    ) {
        var isEmpty = true
        for index in 0..<count {
            let value = pixels[index &* step]
            line.one[index] = value
            if value != 0 { isEmpty = false }
        }
        if isEmpty { return }
        var result = line.one
        if sigma <= 3 {
            convolve(line.one, into: line.two, count: count)
            result = line.two
        } else {
            let sizes = boxSizes
            box(line.one, into: line.two, count: count, size: sizes[0])
            box(line.two, into: line.one, count: count, size: sizes[1])
            box(line.one, into: line.two, count: count, size: sizes[2])
            result = line.two
        }
        for index in 0..<count { pixels[index &* step] = result[index] }
    }

    /// Three odd sizes whose variances, (n² - 1) / 12 each, add up to sigma's as nearly as they can.
    private var boxSizes: [Int] {
        let variance = 12 * sigma * sigma
        let ideal = Int((variance / 3 + 1).squareRoot())
        let small = ideal % 2 == 1 ? ideal : ideal - 1
        let rest = variance - 3 * Double(small * small - 1)
        // Each step from one odd size to the next adds 4n + 4.
        let larger = Int((rest / Double(4 * small + 4)).rounded())
        return (0..<3).map { $0 < larger ? small + 2 : small }
    }

    /// Means of `size` neighbours, an odd number, about each place.
    private func box(
        _ from: UnsafeMutablePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int,
        size: Int
    ) {
        let before = size / 2
        // A fixed-point reciprocal: 2³² / size, rounded, exact enough for sums below 2²⁰.
        let factor = (UInt64(1) << 32 + UInt64(size) / 2) / UInt64(size)
        var sum: UInt64 = 0
        let after = size - before
        for index in 0..<min(after - 1, count) { sum &+= UInt64(from[index]) }
        for index in 0..<count {
            let entering = index &+ after &- 1
            if entering < count { sum &+= UInt64(from[entering]) }
            let leaving = index &- before &- 1
            if leaving >= 0 { sum &-= UInt64(from[leaving]) }
            to[index] = UInt8(truncatingIfNeeded: (sum &* factor &+ 0x8000_0000) >> 32)
        }
    }

    private func convolve(
        _ from: UnsafeMutablePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let weights = kernel
        let reach = weights.count / 2
        for index in 0..<count {
            var sum: Float = 0
            for place in max(0, index - reach)...min(count - 1, index + reach) {
                sum += weights[place - index + reach] * Float(from[place])
            }
            to[index] = UInt8(min(255, sum + 0.5))
        }
    }

    private var kernel: [Float] {
        let reach = Int((3 * sigma).rounded(.up))
        let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = raw.reduce(0, +)
        return raw.map { Float($0 / total) }
    }
}
