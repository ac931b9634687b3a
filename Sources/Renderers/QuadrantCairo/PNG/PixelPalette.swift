internal import Foundation

/// The colours of a picture of few, and its rows as their numbers.
///
/// Never changed after it is made, and read by several threads.
@safe
final class PixelPalette: PictureRows, @unchecked Sendable {
    let pixels: PNGEncoder.Pixels
    /// Pixels as Cairo keeps them, in the order of their numbers: the sampled rows' first; at most 256.
    let colors: [UInt32]

    private let table: ColorTable
    /// What changes from each row to the next, and where the numbers of that begin in `numbers`.
    private let changes: [Change]
    /// The numbers of what changes, row after row, each from and to a pixel that is a multiple of 8.
    private let numbers: UnsafeMutablePointer<UInt8>
    /// Of so many rows one is looked at before all of them are.
    private static let sampleStep = 16

    /// one row in sixteen, at first far apart: what shows that there are too many colours is mostly found soon.
    private static func sample(of height: Int) -> [Int] {
        var rows: [Int] = []
        var step = sampleStep << 5
        rows += stride(from: 0, to: height, by: step)
        while step > sampleStep {
            rows += stride(from: step / 2, to: height, by: step)
            step /= 2
        }
        return rows
    }

    /// The pixels of a row that differ from the row above.
    private struct Change {
        var first: Int32
        var end: Int32
        var place: Int
    }

    /// `nil` for a picture of more than 256 colours.
    init?(_ pixels: PNGEncoder.Pixels) {
        var table = ColorTable(pixels)
        let room = (pixels.width + 7) / 8 * 8
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        unsafe line.initialize(repeating: 0, count: room)
        defer { unsafe line.deallocate() }
        let whole = 0..<pixels.width
        for y in Self.sample(of: pixels.height) {
            guard unsafe table.number(whole, ofRow: y, of: pixels, to: line, overAbove: false)
            else {
                table.deallocate()
                return nil
            }
        }
        var changes: [Change] = []
        changes.reserveCapacity(pixels.height)
        // Memory that is never written costs nothing.
        let numbers = UnsafeMutablePointer<UInt8>.allocate(capacity: room * pixels.height)
        var place = 0
        for y in 0..<pixels.height {
            pixels.fetchRow(after: y, before: pixels.height)
            let part = y > 0 ? pixels.changes(ofRow: y) : whole
            guard unsafe table.number(part, ofRow: y, of: pixels, to: line, overAbove: y > 0) else {
                table.deallocate()
                unsafe numbers.deallocate()
                return nil
            }
            changes.append(
                Change(first: Int32(part.lowerBound), end: Int32(part.upperBound), place: place))
            guard !part.isEmpty else { continue }
            let first = part.lowerBound & ~7
            let count = (part.upperBound + 7) & ~7 - first
            unsafe (numbers + place).initialize(from: line + first, count: count)
            place += count
        }
        self.changes = changes
        unsafe self.numbers = unsafe numbers
        self.pixels = pixels
        self.table = table
        colors = table.all
    }

    deinit {
        table.deallocate()
        unsafe numbers.deallocate()
    }

    func changes(ofRow y: Int) -> Range<Int> { Int(changes[y].first)..<Int(changes[y].end) }

    /// Bits of a number in the file: 1, 2, 4 or 8.
    var depth: Int { colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1 }

    var length: Int { (pixels.width * depth + 7) / 8 }
    typealias Size = OneByte

    func write(
        _ part: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<UInt8>, overAbove: Bool
    ) -> Range<Int> {
        let each = 8 / depth
        let bytes = (part.lowerBound / each)..<((part.upperBound + each - 1) / each)
        guard overAbove || y == 0 else {
            // Not only what changes: from the pixels.
            let from = unsafe UnsafeRawPointer(pixels.data + y * pixels.stride)
            for byte in bytes {
                unsafe row[byte] = (byte * each..<byte * each + each).reduce(0) { value, x in
                    let number =
                        unsafe x >= pixels.width
                        ? 0 : table.number(of: from.load(fromByteOffset: 4 * x, as: UInt32.self))
                    return value &<< UInt8(depth) | number
                }
            }
            return bytes
        }
        let change = changes[y]
        let numbers = unsafe UnsafePointer(numbers + change.place - Int(change.first) & ~7)
        if each == 1 {
            unsafe memcpy(row + bytes.lowerBound, numbers + bytes.lowerBound, bytes.count)
            return bytes
        }
        // Several numbers into a byte, the first highest.
        let bits = UInt8(depth)
        for byte in bytes {
            var value: UInt8 = 0
            for x in (byte &* each)..<(byte &* each &+ each) {
                value = unsafe value &<< bits | numbers[x]
            }
            unsafe row[byte] = value
        }
        return bytes
    }
}
