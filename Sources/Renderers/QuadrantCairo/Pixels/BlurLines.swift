internal import Foundation

extension GaussianBlur {
    /// The way in which one direction is blurred.
    enum Taps {
        /// Weights of 16 bits that add up to 65,536, the middle one for the pixel itself.
        case kernel([UInt32])
        /// The odd sizes of boxes.
        case boxes([Int])

        /// The kernel or boxes for a standard deviation in pixels.
        init(sigma: Double) {
            self = sigma <= 3 ? .kernel(Self.kernel(sigma)) : .boxes(Self.boxSizes(sigma))
        }

        private static func kernel(_ sigma: Double) -> [UInt32] {
            // Less than that moves no level of a neighbour, and its square may be 0.
            guard sigma > 0.05 else { return [0, 65_536, 0] }
            let reach = max(1, Int((3 * sigma).rounded(.up)))
            let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
            let total = raw.reduce(0, +)
            var weights = raw.map { UInt32($0 / total * 65_536) }
            weights[reach] += 65_536 - weights.reduce(0, +)
            return weights
        }

        /// Three odd sizes whose variances, (n² - 1) / 12 each, add up to sigma's as nearly as they
        /// can.
        private static func boxSizes(_ sigma: Double) -> [Int] {
            let variance = 12 * sigma * sigma
            let ideal = Int((variance / 3 + 1).squareRoot())
            let small = ideal % 2 == 1 ? ideal : ideal - 1
            let rest = variance - 3 * Double(small * small - 1)
            // Each step from one odd size to the next adds 4n + 4.
            let larger = Int((rest / Double(4 * small + 4)).rounded())
            return (0..<3).map { $0 < larger ? small + 2 : small }
        }
    }

    /// A stripe of a picture, row by row, its values in units of 1/128: fine enough for three passes.
    @safe
    struct Lines {
        /// The stripe; each pass reads one of the two buffers and writes the other.
        var one: UnsafeMutablePointer<UInt16>
        var two: UnsafeMutablePointer<UInt16>
        /// The sums of one row.
        var sums: UnsafeMutablePointer<UInt32>
        /// The width of the stripe, in bytes.
        var width: Int
        var height: Int
        /// Whether the pixels at the edges are repeated outwards.
        var extendsEdges: Bool

        /// What is in a stripe.
        enum Content {
            case nothing
            /// The same row again and again.
            case oneRow
            case rows
        }

        /// Takes the stripe from a picture.
        func load(_ data: UnsafeMutablePointer<UInt8>, stride: Int) -> Content {
            var (all, different): (UInt8, UInt8) = (0, 0)
            for y in 0..<height {
                let (from, to) = unsafe (data + y &* stride, one + y &* width)
                for x in 0..<width {
                    unsafe all |= from[x]
                    unsafe different |= from[x] ^ data[x]
                    unsafe to[x] = unsafe UInt16(truncatingIfNeeded: from[x]) &<< 7
                }
            }
            return all == 0 ? .nothing : different == 0 ? .oneRow : .rows
        }

        /// Blurs down the columns; answers where the result is.
        func blur(_ taps: Taps) -> UnsafeMutablePointer<UInt16> {
            switch taps {
            case .kernel(let weights):
                unsafe convolve(one, into: two, weights)
                return unsafe two
            case .boxes(let sizes):
                unsafe box(one, into: two, size: sizes[0])
                unsafe box(two, into: one, size: sizes[1])
                unsafe box(one, into: two, size: sizes[2])
                return unsafe two
            }
        }

        /// Means of `size` neighbours, an odd number, about each place.
        private func box(
            _ from: UnsafeMutablePointer<UInt16>, into to: UnsafeMutablePointer<UInt16>, size: Int
        ) {
            let (width, sums, half) = unsafe (width, sums, size / 2)
            // The sum in 16 bits, times 2^16 / size in the same fixed point.
            let bits = UInt32(max(0, Int.bitWidth - size.leadingZeroBitCount - 1))
            let factor = UInt32((Double(1 << (16 + Int(bits))) / Double(size)).rounded(.down))
            for x in 0..<width { unsafe sums[x] = 0 }
            for y in -half..<half { unsafe add(from, y) }
            for y in 0..<height {
                unsafe add(from, y + half)
                let out = unsafe to + y &* width
                for x in 0..<width {
                    let mean = unsafe ((sums[x] &>> bits) &* factor) &>> 16
                    unsafe out[x] = UInt16(truncatingIfNeeded: mean)
                }
                unsafe subtract(from, y - half)
            }
        }

        /// The row to read for the row `y`, which may lie beyond the picture; `nil` where the
        /// picture counts as empty.
        @inline(__always)
        private func row(
            _ from: UnsafeMutablePointer<UInt16>, _ y: Int
        ) -> UnsafeMutablePointer<UInt16>? {
            if y >= 0, y < height { return unsafe from + y &* width }
            return unsafe extendsEdges ? from + max(0, min(height - 1, y)) &* width : nil
        }

        @inline(__always)
        private func add(_ from: UnsafeMutablePointer<UInt16>, _ y: Int) {
            guard let row = unsafe row(from, y) else { return }
            let (sums, width) = unsafe (sums, width)
            for x in 0..<width {
                unsafe sums[x] = unsafe sums[x] &+ UInt32(truncatingIfNeeded: row[x])
            }
        }

        @inline(__always)
        private func subtract(_ from: UnsafeMutablePointer<UInt16>, _ y: Int) {
            guard let row = unsafe row(from, y) else { return }
            let (sums, width) = unsafe (sums, width)
            for x in 0..<width {
                unsafe sums[x] = unsafe sums[x] &- UInt32(truncatingIfNeeded: row[x])
            }
        }

        private func convolve(
            _ from: UnsafeMutablePointer<UInt16>, into to: UnsafeMutablePointer<UInt16>,
            _ weights: [UInt32]
        ) {
            let (width, sums, reach) = unsafe (width, sums, weights.count / 2)
            for y in 0..<height {
                for x in 0..<width { unsafe sums[x] = 32_768 }
                for (tap, weight) in weights.enumerated() {
                    guard let row = unsafe row(from, y + tap - reach) else { continue }
                    for x in 0..<width {
                        unsafe sums[x] =
                            unsafe sums[x] &+ UInt32(truncatingIfNeeded: row[x]) &* weight
                    }
                }
                let out = unsafe to + y &* width
                for x in 0..<width {
                    unsafe out[x] = unsafe UInt16(truncatingIfNeeded: sums[x] &>> 16)
                }
            }
        }
    }
}
