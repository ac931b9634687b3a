internal import Foundation

/// Writes rows with much detail, such as boards of numbers: quickly, as they are or as differences from the row
/// above.
///
/// What a pixel repeats is looked for right above, one pixel to the left, and where these two pixels stood last. On
/// the dashboard of the benchmarks that takes a third of the time of `FlatRows`, for a sixth more
/// (`Documentation/Performance.md`).
@safe
final class DenseRows<Rows: PictureRows> {
    private static var hashBits: UInt64 { 12 }

    private let rows: Rows
    private let length: Int
    private let isDifference: Bool
    private var row: UnsafeMutablePointer<UInt8>
    private var above: UnsafeMutablePointer<UInt8>
    /// Where pixels with a hash stood last, from the stream's beginning; 0 for nowhere.
    private let places: UnsafeMutablePointer<Int>

    /// - Parameter isDifference: Whether rows are written as what they are more than the row above.
    init(_ rows: Rows, isDifference: Bool) {
        self.rows = rows
        self.isDifference = isDifference
        length = rows.length
        unsafe row = .allocate(capacity: length + 16)
        unsafe above = .allocate(capacity: length + 16)
        unsafe row.initialize(repeating: 0, count: length + 16)
        unsafe above.initialize(repeating: 0, count: length + 16)
        unsafe places = .allocate(capacity: 1 << Int(Self.hashBits))
        unsafe places.initialize(repeating: 0, count: 1 << Int(Self.hashBits))
    }

    deinit {
        unsafe row.deallocate()
        unsafe above.deallocate()
        unsafe places.deallocate()
    }

    /// Adds the tokens of a row to the stream.
    ///
    /// - Parameter isFirst: Whether this is the first row that is asked for, whatever its place in the picture.
    func say(_ y: Int, isFirst: Bool, _ buffer: RowBuffer, _ stream: DeflateStream) {
        let start = buffer.next()
        let out = unsafe buffer.bytes + start
        let whole = 0..<rows.pixels.width
        if isDifference {
            if isFirst, y > 0 {
                _ = unsafe rows.write(whole, ofRow: y - 1, to: row, overAbove: false)
            }
            unsafe swap(&row, &above)
            _ = unsafe rows.write(whole, ofRow: y, to: row, overAbove: false)
            unsafe out[0] = PNGFilter.up.rawValue
            for index in 0..<length { unsafe out[index &+ 1] = unsafe row[index] &- above[index] }
        } else {
            unsafe out[0] = PNGFilter.none.rawValue
            _ = unsafe rows.write(whole, ofRow: y, to: out + 1, overAbove: false)
        }
        unsafe stream.append(byte: out[0])
        match(buffer, hasAbove: !isFirst && length < RowBuffer.window, stream)
    }

    /// Goes through a row after its filter byte.
    private func match(_ buffer: RowBuffer, hasAbove: Bool, _ stream: DeflateStream) {
        let (bytes, base, rowLength) = unsafe (buffer.bytes, buffer.base, length + 1)
        let pixel = Size.bytes
        let first = buffer.start &+ 1
        let end = buffer.start &+ rowLength
        var index = first
        while index < end {
            let here = unsafe UnsafeRawPointer(bytes + index)
            let limit = min(258, end &- index)
            let up = unsafe hasAbove ? Self.difference(here, here - rowLength) : .max
            let left = unsafe index >= first &+ pixel ? Self.difference(here, here - pixel) : .max
            var (length, distance) = (0, 0)
            if up & mask == 0, limit >= pixel {
                (length, distance) = unsafe (Self.common(here, here - rowLength, limit), rowLength)
            }
            if left & mask == 0, length < limit, limit >= pixel {
                let run = unsafe Self.common(here, here - pixel, limit)
                if run > length { (length, distance) = (run, pixel) }
            }
            if length <= 2 &* pixel, limit > 2 &* pixel {
                let slot = unsafe hash(here)
                let place = unsafe places[slot] &- base
                unsafe places[slot] = base &+ index
                // 0 is before all of the rows but the first, and nothing is found there.
                if place >= 0, index &- place <= RowBuffer.window, place < index,
                    case let found = unsafe Self.common(
                        here, UnsafeRawPointer(bytes + place), limit),
                    found > max(length, pixel)
                {
                    (length, distance) = (found, index &- place)
                }
            }
            if length > 0 {
                stream.append(length: length, distance: distance)
                index &+= length
            } else {
                let count = limit > 8 ? literals(before: up, left) : 1
                for _ in 0..<count {
                    unsafe stream.append(byte: bytes[index])
                    index &+= 1
                }
            }
        }
    }

    private typealias Size = Rows.Size

    /// The bits of a pixel, of the eight bytes that are looked at.
    private var mask: UInt64 { Size.bytes == 3 ? 0xFF_FFFF : 0xFFFF_FFFF }

    /// The bits in which eight bytes differ from eight others.
    @inline(__always)
    private static func difference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt64 {
        unsafe (a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self)).littleEndian
    }

    /// How many bytes to write as they are: a pixel, or fewer if what follows one or two of them is
    /// repeated from above or from the left.
    @inline(__always)
    private func literals(before up: UInt64, _ left: UInt64) -> Int {
        let (mask, shifted) = (mask, (up &>> 8, left &>> 8))
        if shifted.0 & mask == 0 || shifted.1 & mask == 0 { return 1 }
        if (shifted.0 &>> 8) & mask == 0 || (shifted.1 &>> 8) & mask == 0 { return 2 }
        return Size.bytes
    }

    /// A number for two pixels.
    @inline(__always)
    private func hash(_ pixels: UnsafeRawPointer) -> Int {
        let value = unsafe pixels.loadUnaligned(as: UInt64.self).littleEndian
        let two = Size.bytes == 3 ? value << 16 : value
        return Int(truncatingIfNeeded: (two &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.hashBits))
    }

    /// How many bytes agree, at most `limit`; reads as much as 7 more.
    @inline(__always)
    private static func common(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
        var count = 0
        while count < limit {
            let difference = unsafe difference(a + count, b + count)
            if difference != 0 {
                return min(limit, count &+ difference.trailingZeroBitCount &>> 3)
            }
            count &+= 8
        }
        return limit
    }
}
