internal import CDeflate

/// Compresses the rows of a picture quickly, as a zlib stream.
///
/// What a byte repeats is looked for where pictures repeat themselves: right above, one pixel to the
/// left, and where the same four bytes stood last. On the card of the benchmarks that takes a third
/// of the time of libdeflate's fastest level, for the same size (`Documentation/Performance.md`).
struct PictureDeflate {
    /// Bytes of a row, its filter byte included.
    let rowLength: Int
    /// Bytes of a pixel.
    let pixelLength: Int

    private static let window = 32_768
    private static let longestMatch = 258
    private static let blockTokens = 1 << 15
    private static let hashBits: UInt32 = 12
    /// Bytes that are compressed in one go; more would not stay in the processor's cache.
    private static let chunk = 1 << 17

    /// The stream of `rows` rows; `fill` writes each where it is told to, in order.
    func zlib(rows: Int, fill: (Int, UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
        let rowsAtOnce = max(1, Self.chunk / rowLength)
        let buffer = UnsafeMutablePointer<UInt8>.allocate(
            capacity: Self.window + rowsAtOnce * rowLength)
        defer { buffer.deallocate() }
        var state = State()
        var check: UInt32 = 1
        var history = 0
        for first in stride(from: 0, to: rows, by: rowsAtOnce) {
            let count = min(rowsAtOnce, rows - first)
            for row in 0..<count { fill(first + row, buffer + history + row * rowLength) }
            let length = count * rowLength
            check = libdeflate_adler32(check, buffer + history, length)
            match(buffer, history..<(history + length), &state)
            let kept = min(Self.window, history + length)
            let dropped = history + length - kept
            buffer.update(from: buffer + dropped, count: kept)
            state.base += dropped
            history = kept
        }
        state.flush(isLast: true)
        state.bits.finish()
        state.bits.append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> $0) })
        return state.bits.bytes
    }

    /// What goes on from chunk to chunk.
    private struct State {
        var bits = DeflateBits()
        var tokens: [DeflateToken] = []
        /// Where four bytes with a hash stood last, from the stream's beginning; 0 for nowhere, which
        /// costs the first byte its matches.
        var places = [Int](repeating: 0, count: 1 << Int(hashBits))
        /// Bytes of the stream before the buffer.
        var base = 0

        init() {
            // Deflate with a window of 32 kB, compressed fast.
            bits.append([0x78, 0x01])
            tokens.reserveCapacity(blockTokens)
        }

        mutating func append(_ token: DeflateToken) {
            tokens.append(token)
            if tokens.count == blockTokens { flush(isLast: false) }
        }

        mutating func flush(isLast: Bool) {
            tokens.withUnsafeBufferPointer { bits.write($0, isLast: isLast) }
            tokens.removeAll(keepingCapacity: true)
        }
    }

    private func match(
        _ buffer: UnsafeMutablePointer<UInt8>, _ range: Range<Int>, _ state: inout State
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let here = buffer + index
            let longest = min(Self.longestMatch, range.upperBound - index)
            var (length, distance) = (0, 0)
            if index >= rowLength, rowLength <= Self.window {
                (length, distance) = (
                    Self.common(here, here - rowLength, longest), rowLength
                )
            }
            if length < longest, index >= pixelLength {
                let run = Self.common(here, here - pixelLength, longest)
                if run > length { (length, distance) = (run, pixelLength) }
            }
            if length < 8, longest >= 4 {
                let slot = Self.slot(of: here)
                let place = state.places[slot] - state.base
                state.places[slot] = state.base + index
                if place >= 0, place < index, index - place <= Self.window {
                    let found = Self.common(here, buffer + place, longest)
                    if found >= 4, found > length + 1 {
                        (length, distance) = (found, index - place)
                    }
                }
            }
            if length >= 3 {
                state.append(DeflateToken(length: length, distance: distance))
                index += length
            } else {
                state.append(DeflateToken(literal: here.pointee))
                index += 1
            }
        }
    }

    @inline(__always)
    private static func slot(of bytes: UnsafeMutablePointer<UInt8>) -> Int {
        let value = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
        return Int((value &* 2_654_435_761) >> (32 - hashBits))
    }

    /// How many bytes agree, at most `limit`.
    @inline(__always)
    private static func common(
        _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafeMutablePointer<UInt8>, _ limit: Int
    ) -> Int {
        var count = 0
        while count &+ 8 <= limit {
            let left = UnsafeRawPointer(a + count).loadUnaligned(as: UInt64.self)
            let right = UnsafeRawPointer(b + count).loadUnaligned(as: UInt64.self)
            let difference = (left ^ right).littleEndian
            if difference != 0 { return count &+ difference.trailingZeroBitCount >> 3 }
            count &+= 8
        }
        while count < limit, a[count] == b[count] { count &+= 1 }
        return count
    }
}
