internal import Foundation

/// Writes rows that repeat themselves: as they are, or as the difference from the row above where few pixels change.
final class FlatRows<Rows: PictureRows> {
    private let rows: Rows
    private let buffer: RowBuffer
    private let matcher: FlatMatcher<Rows.Size>
    private let length: Int
    /// The row as it is, and the part of the row above that it replaced.
    private let row: UnsafeMutablePointer<UInt8>
    private let before: UnsafeMutablePointer<UInt8>
    /// What the last row was written as.
    private var last = Kind.plain
    /// About how many bits the last row took that was written as it is.
    private var plainBits = 0
    /// About how many bits a row takes that says only that nothing changes.
    private let emptyBits: Int
    /// How many bits a changed pixel takes more as a difference than as it is.
    private static var differenceBits: Int { 16 }

    private enum Kind {
        case plain
        case difference
        /// A difference of zeros.
        case empty
    }

    init(_ rows: Rows, _ buffer: RowBuffer) {
        self.rows = rows
        self.buffer = buffer
        length = rows.length
        matcher = FlatMatcher(rowLength: length + 1)
        emptyBits = 20 + 2 * (length / 258 + 1)
        row = .allocate(capacity: length + 16)
        before = .allocate(capacity: length + 16)
        row.initialize(repeating: 0, count: length + 16)
    }

    deinit {
        row.deallocate()
        before.deallocate()
    }

    /// Says a row.
    ///
    /// - Parameter isFirst: Whether this is the first row that is asked for, whatever its place in the picture.
    func say(_ y: Int, isFirst: Bool, _ stream: DeflateStream) {
        let start = buffer.next()
        let out = buffer.bytes + start
        let whole = 0..<rows.pixels.width
        let changes = isFirst ? whole : rows.pixels.changes(ofRow: y)
        guard !changes.isEmpty else { return sayAgain(out, stream) }
        let isSparse = !isFirst && isShorterAsDifference(changes, y)
        let bytes: Range<Int>
        if isSparse {
            memcpy(before, row, length)
            bytes = rows.write(changes, ofRow: y, to: row, overAbove: !isFirst)
            out[0] = PNGFilter.up.rawValue
            memset(out + 1, 0, length)
            for index in bytes { out[index &+ 1] = row[index] &- before[index] }
        } else {
            bytes = rows.write(changes, ofRow: y, to: row, overAbove: !isFirst)
            out[0] = PNGFilter.none.rawValue
            memcpy(out + 1, row, length)
        }
        let kind = isSparse ? Kind.difference : .plain
        matcher.match(buffer, hasAbove: !isFirst && last == kind, stream)
        if kind == .plain { plainBits = matcher.rowBits }
        last = kind
    }

    /// Says what is not said yet.
    func finish(_ stream: DeflateStream) { matcher.finish(stream) }

    /// Says a row that is as the one above.
    private func sayAgain(_ out: UnsafeMutablePointer<UInt8>, _ stream: DeflateStream) {
        // Runs of zeros go on from row to row.
        let goesOn = last == .plain && matcher.isRunning
        if !goesOn, last != .difference, matcher.isRepeatable,
            last == .empty || plainBits <= emptyBits, length < FlatMatcher<Rows.Size>.reach
        {
            memcpy(out, out - length - 1, length + 1)
            return matcher.sayAgain(stream)
        }
        if goesOn {
            memcpy(out + 1, row, length)
            out[0] = PNGFilter.none.rawValue
        } else {
            memset(out + 1, 0, length)
            out[0] = PNGFilter.up.rawValue
        }
        matcher.match(buffer, hasAbove: false, stream)
        if !goesOn { last = .empty }
    }

    /// Whether a row is said in fewer bits as its difference from the one above.
    private func isShorterAsDifference(_ changes: Range<Int>, _ y: Int) -> Bool {
        // Right above it is found by repetitions of at most 258 bytes.
        let least =
            last == .plain
            ? min(plainBits, 14 * (length / 258 + 1)) : plainBits
        guard least > emptyBits else { return false }
        let most = (least - emptyBits) / Self.differenceBits
        return rows.pixels.countChanges(changes, ofRow: y) < most
    }
}
