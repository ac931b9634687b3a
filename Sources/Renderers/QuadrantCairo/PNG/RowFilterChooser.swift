/// Chooses the filter of each row of a PNG: the one that leaves the fewest changes from pixel to pixel
/// and the fewest different pixels.
///
/// On the card of the benchmarks files are 4 % smaller so than with the better filter for all rows,
/// and the usual least sum of differences makes them larger (`Documentation/Performance.md`).
@safe
final class RowFilterChooser {
    /// What a pixel that occurs in a row costs, in changes; every second one is looked at.
    private static let pixelCost = 16

    private let pixelLength: Int
    private let length: Int
    private let up: UnsafeMutablePointer<UInt8>
    private let paeth: UnsafeMutablePointer<UInt8>
    /// A bit for each number that a pixel is reduced to.
    private let seen = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)

    /// For rows of `length` bytes.
    init(pixelLength: Int, length: Int) {
        self.pixelLength = pixelLength
        self.length = length
        unsafe up = .allocate(capacity: length + 8)
        unsafe paeth = .allocate(capacity: length + 8)
        unsafe up.initialize(repeating: 0, count: length + 8)
        unsafe paeth.initialize(repeating: 0, count: length + 8)
    }

    deinit {
        unsafe up.deallocate()
        unsafe paeth.deallocate()
        unsafe seen.deallocate()
    }

    /// Filters `row` in place and returns the filter. After it, and after `above`, a byte must be
    /// readable.
    func filter(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>
    ) -> PNGFilter {
        var isSame: UInt8 = 0
        for index in 0..<length {
            unsafe up[index] = unsafe row[index] &- above[index]
            unsafe isSame |= up[index]
        }
        guard isSame != 0 else {
            unsafe row.update(repeating: 0, count: length)
            return .up
        }
        unsafe PNGFilter.predict(row, above, pixelLength: pixelLength, length, to: paeth)
        let (plainCost, upCost, paethCost) = unsafe (cost(row), cost(up), cost(paeth))
        if plainCost < upCost, plainCost < paethCost { return .none }
        let isUp = upCost <= paethCost
        unsafe row.update(from: isUp ? up : paeth, count: length)
        return isUp ? .up : .paeth
    }

    private func cost(_ row: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe changes(row) + Self.pixelCost * variety(row)
    }

    /// How many bytes are not as those of the pixel before.
    private func changes(_ row: UnsafeMutablePointer<UInt8>) -> Int {
        let bytes = UnsafeRawPointer(row)
        var changes = 0
        var index = pixelLength
        while index &+ 16 <= length {
            // Counted in bytes, as many as cannot overflow.
            var counts = SIMD16<UInt8>()
            let end = min(length, index &+ 16 * 255)
            while index &+ 16 <= end {
                let here = unsafe bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
                let left = unsafe bytes.loadUnaligned(
                    fromByteOffset: index &- pixelLength, as: SIMD16<UInt8>.self)
                counts &+= SIMD16(repeating: 1).replacing(with: 0, where: here .== left)
                index &+= 16
            }
            for lane in 0..<16 { changes += Int(counts[lane]) }
        }
        return changes
    }

    /// About how many different pixels there are among every second one, each with the byte after it, by
    /// numbers of 12 bits.
    private func variety(_ row: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe seen.update(repeating: 0, count: 64)
        let bytes = UnsafeRawPointer(row)
        for offset in stride(from: 0, to: length - 3, by: 2 * pixelLength) {
            let pixel = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                .littleEndian
            let number = (pixel &* 2_654_435_761) >> 20
            unsafe seen[Int(number &>> 6)] |= 1 &<< UInt64(number & 63)
        }
        return (0..<64).reduce(0) { unsafe $0 + seen[$1].nonzeroBitCount }
    }
}
