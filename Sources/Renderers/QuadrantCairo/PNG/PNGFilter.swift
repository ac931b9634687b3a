/// What each row of a PNG is written as.
enum PNGFilter: UInt8 {
    /// The row as it is.
    case none = 0
    /// The difference from the row above.
    case up = 2
    /// The difference from whichever of the left, the upper and the upper left neighbour is nearest to
    /// left + upper − upper left.
    case paeth = 4

    /// Writes a row by `paeth`. `out` is neither of the rows.
    static func predict(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>,
        pixelLength pixel: Int,
        _ length: Int, to out: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<min(pixel, length) {
            unsafe out[index] = unsafe row[index] &- above[index]
        }
        guard length > pixel else { return }
        for index in pixel..<length {
            let left = unsafe Int16(truncatingIfNeeded: UInt16(row[index &- pixel]))
            let upper = unsafe Int16(truncatingIfNeeded: UInt16(above[index]))
            let corner = unsafe Int16(truncatingIfNeeded: UInt16(above[index &- pixel]))
            let toLeft = magnitude(upper &- corner)
            let toUpper = magnitude(left &- corner)
            let toCorner = magnitude(left &+ upper &- corner &- corner)
            let other = toUpper <= toCorner ? upper : corner
            let best = toLeft <= toUpper && toLeft <= toCorner ? left : other
            unsafe out[index] = unsafe row[index] &- UInt8(truncatingIfNeeded: best)
        }
    }

    @inline(__always)
    private static func magnitude(_ value: Int16) -> Int16 {
        max(value, 0 &- value)
    }
}
