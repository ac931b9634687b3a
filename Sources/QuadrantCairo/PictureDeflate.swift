internal import CDeflate

/// Compresses the rows of a picture quickly, as a zlib stream.
///
/// It goes on pixel by pixel. What a pixel repeats is looked for where pictures repeat themselves: right
/// above, one pixel to the left, and where these two pixels stood last. On the card of the benchmarks that
/// takes a fifth of the time of libdeflate's fastest level, for the same size
/// (`Documentation/Performance.md`).
struct PictureDeflate {
    /// Bytes of a row, its filter byte included.
    let rowLength: Int
    /// Bytes of a pixel: 3 or 4, or 1 where `isFlat`.
    let pixelLength: Int
    /// Whether the rows are few colours in long runs, which is worth more care.
    var isFlat = false

    static let window = 32_768
    private static let hashBits: UInt64 = 12
    /// Bytes that are compressed in one go; more would not stay in the processor's cache.
    private static let chunk = 1 << 17
    /// Bytes beyond the last that may be read and written.
    private static let slack = 16

    /// A part of a stream, for rows that follow one another.
    struct Part: Sendable {
        fileprivate var bytes: [UInt8]
        fileprivate var check: UInt32
        fileprivate var length: Int
    }

    /// The blocks of some rows, which repeat nothing from the rows before them. `fill` writes each where
    /// it is told to, in order, and may write as much as 8 bytes beyond; it answers whether the row is known to be
    /// like the one before.
    func part(
        rows: Int, isLast: Bool, fill: (Int, UnsafeMutablePointer<UInt8>) -> Bool
    ) -> Part {
        let stream = DeflateStream(isFlat: isFlat)
        let check = compress(rows: rows, into: stream, fill: fill)
        stream.endBlock(isLast: isLast)
        if isLast { stream.finish() } else { stream.align() }
        return Part(bytes: stream.bytes, check: check, length: rows * rowLength)
    }

    /// The stream of parts in their order.
    static func zlib(_ parts: [Part]) -> [UInt8] {
        // Deflate with a window of 32 kB, compressed fast.
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(parts.reduce(8) { $0 + $1.bytes.count })
        for part in parts { stream += part.bytes }
        let check = parts.reduce(1) { Self.check($0, followedBy: $1) }
        stream += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> $0) }
        return stream
    }

    /// Adler-32 (RFC 1950) of bytes with the check `first` and those of a part behind them.
    private static func check(_ first: UInt32, followedBy part: Part) -> UInt32 {
        let base: UInt64 = 65_521
        let (a, b) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (c, d) = (UInt64(part.check & 0xFFFF), UInt64(part.check >> 16))
        let low = (a + c + base - 1) % base
        let high = (b + d + UInt64(part.length) % base * ((a + base - 1) % base)) % base
        return UInt32(high << 16 | low)
    }

    /// About how many bytes the stream of so many rows takes; `stream` is what earlier samples used, as
    /// its memory is used again.
    func size(
        rows: Int, in stream: DeflateStream, fill: (Int, UnsafeMutablePointer<UInt8>) -> Bool
    ) -> Int {
        stream.restart()
        _ = compress(rows: rows, into: stream, fill: fill)
        stream.endBlock(isLast: true)
        return (stream.measuredBits + 7) / 8
    }

    private func compress(
        rows: Int, into stream: DeflateStream, fill: (Int, UnsafeMutablePointer<UInt8>) -> Bool
    ) -> UInt32 {
        let flat = isFlat ? FlatMatcher(rowLength: rowLength, pixelLength: pixelLength) : nil
        let rowsAtOnce = max(1, min(rows, Self.chunk / rowLength))
        let capacity = Self.window + rowsAtOnce * rowLength + Self.slack
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        defer { buffer.deallocate() }
        var check: UInt32 = 1
        var (history, base) = (0, 0)
        for first in stride(from: 0, to: rows, by: rowsAtOnce) {
            let count = min(rowsAtOnce, rows - first)
            let length = count * rowLength
            for row in 0..<count {
                let start = history + row * rowLength
                let isSame = fill(first + row, buffer + start)
                flat?.match(buffer, start, base, isSame: isSame, stream)
            }
            check = libdeflate_adler32(check, buffer + history, length)
            if flat == nil {
                (buffer + history + length).update(repeating: 0, count: Self.slack)
                for row in 0..<count {
                    let start = history + row * rowLength
                    stream.append(literal: buffer[start])
                    match(buffer, start..<(start + rowLength), base, stream)
                }
            }
            let kept = min(Self.window, history + length)
            let dropped = history + length - kept
            buffer.update(from: buffer + dropped, count: kept)
            base += dropped
            history = kept
        }
        flat?.finish(stream)
        return check
    }

    /// Goes through a row after its filter byte; `base` is how many bytes of the stream lie before the
    /// buffer.
    private func match(
        _ buffer: UnsafeMutablePointer<UInt8>, _ row: Range<Int>, _ base: Int,
        _ stream: DeflateStream
    ) {
        let hasAbove = row.lowerBound >= rowLength && rowLength <= Self.window
        var index = row.lowerBound + 1
        while index < row.upperBound {
            let here = UnsafeRawPointer(buffer + index)
            let limit = min(258, row.upperBound - index)
            let up = hasAbove ? Self.difference(here, here - rowLength) : .max
            let left =
                index > row.lowerBound + pixelLength
                ? Self.difference(here, here - pixelLength) : .max
            var (length, distance) = (0, 0)
            if up & mask == 0, limit >= pixelLength {
                (length, distance) = (Self.common(here, here - rowLength, limit), rowLength)
            }
            if left & mask == 0, length < limit, limit >= pixelLength {
                let run = Self.common(here, here - pixelLength, limit)
                if run > length { (length, distance) = (run, pixelLength) }
            }
            if length <= 2 * pixelLength, limit > 2 * pixelLength {
                let place = stream.exchange(hash(here), base + index) - base
                if place >= 0, index - place <= Self.window,
                    case let found = Self.common(here, UnsafeRawPointer(buffer + place), limit),
                    found > max(length, pixelLength)
                {
                    (length, distance) = (found, index - place)
                }
            }
            if length > 0 {
                stream.append(length: length, distance: distance)
                index += length
            } else {
                let count = limit > 8 ? literals(before: up, left) : 1
                stream.append(literals: buffer + index, count: count)
                index += count
            }
        }
    }

    /// The bits of a pixel, of the eight bytes that are looked at.
    private var mask: UInt64 { pixelLength == 3 ? 0xFF_FFFF : 0xFFFF_FFFF }

    /// The bits in which eight bytes differ from eight others.
    @inline(__always)
    private static func difference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt64 {
        (a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self)).littleEndian
    }

    /// How many bytes to write as they are: a pixel, or fewer if what follows one or two of them is
    /// repeated from above or from the left.
    @inline(__always)
    private func literals(before up: UInt64, _ left: UInt64) -> Int {
        let (mask, shifted) = (mask, (up &>> 8, left &>> 8))
        if shifted.0 & mask == 0 || shifted.1 & mask == 0 { return 1 }
        if (shifted.0 &>> 8) & mask == 0 || (shifted.1 &>> 8) & mask == 0 { return 2 }
        return pixelLength
    }

    /// A number for two pixels.
    @inline(__always)
    private func hash(_ pixels: UnsafeRawPointer) -> Int {
        let value = pixels.loadUnaligned(as: UInt64.self).littleEndian
        let two = pixelLength == 3 ? value << 16 : value
        return Int(truncatingIfNeeded: (two &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.hashBits))
    }

    /// How many bytes agree, at most `limit`; reads as much as 7 more.
    @inline(__always)
    static func common(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int
    ) -> Int {
        var count = 0
        while count < limit {
            let left = a.loadUnaligned(fromByteOffset: count, as: UInt64.self)
            let right = b.loadUnaligned(fromByteOffset: count, as: UInt64.self)
            let difference = (left ^ right).littleEndian
            if difference != 0 {
                return min(limit, count &+ difference.trailingZeroBitCount >> 3)
            }
            count &+= 8
        }
        return limit
    }
}
