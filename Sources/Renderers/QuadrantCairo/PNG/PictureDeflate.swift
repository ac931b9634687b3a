internal import CDeflate
internal import Foundation

/// The way in which rows are written.
enum RowWriting: Sendable {
    /// By `FlatRows`, with care: rows that repeat themselves.
    case flat
    /// By `DenseRows`: rows with much detail, as they are or as differences from the row above.
    case dense(isDifference: Bool)
    /// By `NoisyRows`: rows that repeat little, as photographs do.
    case noisy
}

/// Compresses the rows of a picture as a zlib stream, quickly.
struct PictureDeflate<Rows: PictureRows> {
    let rows: Rows
    /// The rows to be written. They repeat nothing from those before them.
    let range: Range<Int>
    let writing: RowWriting

    private var length: Int { rows.length }

    /// The blocks of the rows.
    func part(isLast: Bool) -> DeflatePart {
        let stream = DeflateStream(blockTokens: blockTokens)
        let check = compress(into: stream)
        stream.endBlock(isLast: isLast)
        if isLast { stream.finish() } else { stream.align() }
        return DeflatePart(bytes: stream.bytes, check: check, length: range.count * (length + 1))
    }

    private var blockTokens: Int {
        guard case .flat = writing else { return DeflateStream.mostTokens }
        return Rows.Size.bytes == 4 ? DeflateStream.clearTokens : DeflateStream.flatTokens
    }

    /// About how many bytes the rows take; `stream` is what earlier samples used, as its memory is used again.
    func size(in stream: DeflateStream) -> Int {
        stream.restart()
        _ = compress(into: stream)
        stream.endBlock(isLast: true)
        return (stream.measuredBits + 7) / 8
    }

    /// Writes the rows and returns their Adler-32 checksum.
    private func compress(into stream: DeflateStream) -> UInt32 {
        switch writing {
        case .flat:
            return Rows.Size.bytes == 1
                ? FlatRows<Rows, UInt8>(rows, range).say(stream)
                : FlatRows<Rows, UInt32>(rows, range).say(stream)
        case .dense(let isDifference):
            let dense = DenseRows(rows, isDifference: isDifference)
            return each { dense.say($0, isFirst: $1, $2, stream) }
        case .noisy:
            let noisy = NoisyRows(rows)
            return each { noisy.say($0, isFirst: $1, $2, stream) }
        }
    }

    private func each(_ say: (_ y: Int, _ isFirst: Bool, _ buffer: RowBuffer) -> Void) -> UInt32 {
        let buffer = RowBuffer(rowLength: length + 1)
        var check: UInt32 = 1
        for y in range {
            say(y, y == range.lowerBound, buffer)
            check = unsafe libdeflate_adler32(check, buffer.bytes + buffer.start, length + 1)
        }
        return check
    }
}

/// A part of a stream, for rows that follow one another.
struct DeflatePart: Sendable {
    fileprivate var bytes: [UInt8]
    /// The Adler-32 checksum of the rows.
    fileprivate var check: UInt32
    fileprivate var length: Int

    /// The stream of parts in their order.
    static func zlib(_ parts: [DeflatePart]) -> [UInt8] {
        // Deflate with a window of 32 kB, compressed fast.
        var stream: [UInt8] = [0x78, 0x01]
        stream.reserveCapacity(parts.reduce(8) { $0 + $1.bytes.count })
        for part in parts { stream += part.bytes }
        let check = parts.reduce(1) { Self.check($0, followedBy: $1.check, $1.length) }
        stream += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> $0) }
        return stream
    }

    /// The Adler-32 checksum (RFC 1950) of two parts in a row: the first with the checksum `first`, the second
    /// with the checksum `second` and the given length.
    static func check(_ first: UInt32, followedBy second: UInt32, _ length: Int) -> UInt32 {
        let base: UInt64 = 65_521
        let (a, b) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (c, d) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        let low = (a + c + base - 1) % base
        let high = (b + d + UInt64(length) % base * ((a + base - 1) % base)) % base
        return UInt32(high << 16 | low)
    }
}

/// The rows of a stream that later ones may repeat, that is, those within deflate's window.
@safe
final class RowBuffer {
    /// Deflate's window (RFC 1951).
    static let window = 32_768

    let bytes: UnsafeMutablePointer<UInt8>
    let rowLength: Int
    /// The offset of the row that is being written.
    private(set) var start = 0
    /// How many bytes of the stream lie before the buffer.
    private(set) var base = 0
    private let capacity: Int
    /// The end of the rows in the buffer.
    private var end = 0

    /// Bytes that are compressed before earlier ones are given up; more would not stay in the processor's cache.
    private static let chunk = 1 << 16
    /// Bytes beyond the last that may be read and written.
    private static let slack = 16

    /// For rows of so many bytes, with the filter byte.
    init(rowLength: Int) {
        self.rowLength = rowLength
        capacity = Self.window + max(Self.chunk, rowLength)
        unsafe bytes = .allocate(capacity: capacity + Self.slack)
        // Some bytes beyond a row are read before they are known.
        unsafe bytes.initialize(repeating: 0, count: Self.slack)
    }

    deinit { unsafe bytes.deallocate() }

    /// Makes room for the next row and answers where it begins.
    func next() -> Int {
        if end + rowLength > capacity {
            let kept = min(Self.window, end)
            unsafe bytes.update(from: bytes + (end - kept), count: kept)
            base += end - kept
            end = kept
        }
        start = end
        end += rowLength
        unsafe (bytes + end).update(repeating: 0, count: 8)
        return start
    }
}
