internal import CDeflate
internal import Foundation

/// Writes rows that repeat themselves: as they are, or as no difference from the row above.
@safe
final class FlatRows<Rows: PictureRows, Unit: FixedWidthInteger & UnsignedInteger> {
    private typealias Matcher = PixelMatcher<Unit, Rows.Size>

    private let rows: Rows
    private let range: Range<Int>
    private var matcher: Matcher
    /// Bytes of a row in the file, without its filter byte.
    private let length: Int
    /// The row as the file holds it, after its filter byte.
    private let row: UnsafeMutablePointer<UInt8>
    /// Rows of numbers, as far as they may be repeated.
    private let buffer: RowBuffer?
    /// The last row that was written as it is; -1 for none.
    private var lastPlain = -1
    /// Whether the row above was written as it is, or as a difference of nothing.
    private var lastIsPlain = false
    /// Which of the last 64 rows were written as they are, the last one lowest.
    private var plain: UInt64 = 0
    /// The Adler-32 checksum of the row that `row` holds.
    private var lastCheck: UInt32 = 1
    /// About how many bits a row takes that says only that nothing changes.
    private let emptyBits: Int

    init(_ rows: Rows, _ range: Range<Int>) {
        self.rows = rows
        self.range = range
        length = rows.length
        let isNumbers = MemoryLayout<Unit>.size == 1
        buffer = isNumbers ? RowBuffer(rowLength: length + 1) : nil
        matcher = Matcher(
            rowLength: length + 1, width: isNumbers ? length : rows.pixels.width,
            pitch: isNumbers ? length + 1 : rows.pixels.stride / 4)
        emptyBits = 20 + 2 * (length / 258 + 1)
        unsafe row = .allocate(capacity: length + 16)
        unsafe row.initialize(repeating: 0, count: length + 16)
    }

    deinit {
        unsafe row.deallocate()
        matcher.deallocate()
    }

    /// Adds the tokens of all rows to the stream, and returns the checksum of the rows.
    func say(_ stream: DeflateStream) -> UInt32 {
        var check: UInt32 = 1
        for y in range {
            let start = buffer?.next() ?? 0
            let isFirst = y == range.lowerBound
            let whole = 0..<rows.pixels.width
            // Numbers were made of the pixels before.
            if buffer == nil { rows.pixels.fetchRow(after: y, before: range.upperBound) }
            let changes = isFirst ? whole : rows.changes(ofRow: y)
            let rowCheck: UInt32
            if changes.isEmpty {
                rowCheck = sayAgain(y, start, stream)
            } else {
                sayPlain(y, changes, start, stream)
                rowCheck = lastCheck
            }
            check = DeflatePart.check(check, followedBy: rowCheck, length + 1)
        }
        matcher.speaker.flush(stream)
        return check
    }

    private func sayPlain(_ y: Int, _ changes: Range<Int>, _ start: Int, _ stream: DeflateStream) {
        let isFirst = lastPlain < 0
        let written = unsafe rows.write(changes, ofRow: y, to: row + 1, overAbove: !isFirst)
        lastCheck = unsafe libdeflate_adler32(1, row, length + 1)
        let distance = isFirst ? 0 : (y - lastPlain) * (length + 1)
        let units: UnsafePointer<Unit>
        let above: UnsafePointer<Unit>
        if let buffer {
            unsafe memcpy(buffer.bytes + start, row, length + 1)
            let bytes = unsafe UnsafeRawPointer(buffer.bytes + start + 1)
            unsafe units = unsafe bytes.assumingMemoryBound(to: Unit.self)
            unsafe above = unsafe units - distance
        } else {
            let bytes = unsafe UnsafeRawPointer(rows.pixels.data)
            unsafe units = unsafe bytes.assumingMemoryBound(to: Unit.self) + y * matcher.pitch
            unsafe above = unsafe units - matcher.pitch
        }
        let unitLength = Rows.Size.bytes
        plain = plain << 1 | 1
        unsafe matcher.match(
            Matcher.Row(
                units: units, bytes: UnsafePointer(row + 1), above: above,
                aboveDistance: distance <= RowBuffer.window ? distance : 0, y: y,
                changes: (written.lowerBound / unitLength)..<(written.upperBound / unitLength),
                plain: plain), stream)
        lastPlain = y
        lastIsPlain = true
    }

    /// Adds the tokens of a row that equals the one above, and returns its checksum.
    private func sayAgain(_ y: Int, _ start: Int, _ stream: DeflateStream) -> UInt32 {
        let speaker = matcher.speaker
        let goesOn = lastIsPlain && speaker.isRunning && isZero
        guard
            goesOn
                || lastIsPlain && speaker.isRepeatable && !speaker.isRunning
                    && speaker.rowBits <= emptyBits
        else {
            matcher.speaker.sayNothing(stream)
            lastIsPlain = false
            plain <<= 1
            // The checksum of the filter `up` and of zeros.
            let filter = UInt32(PNGFilter.up.rawValue)
            let first = 1 + filter
            return (first * UInt32((length + 1) % 65_521) % 65_521) << 16 | first
        }
        if goesOn { matcher.speaker.goOn(length) } else { speaker.sayAgain(stream) }
        if let buffer { unsafe memcpy(buffer.bytes + start, row, length + 1) }
        lastPlain = y
        plain = plain << 1 | 1
        return lastCheck
    }

    private var isZero: Bool { unsafe row[1] == 0 && memcmp(row + 1, row + 2, length - 1) == 0 }
}
