/// The colours of a picture of few, and its rows as their numbers.
///
/// Never changed after it is made, and read by several threads.
final class PixelPalette: PictureRows, @unchecked Sendable {
    let pixels: PNGEncoder.Pixels
    /// Pixels as Cairo keeps them, in the order of their numbers: the sampled rows' first; at most 256.
    let colors: [UInt32]

    private let table: ColorTable
    /// What changes from each row to the next, which is asked for again when it is written.
    private let changes: [Range<Int32>]
    /// Of so many rows one is looked at before all of them are.
    private static let sampleStep = 8

    /// `nil` for a picture of more than 256 colours.
    init?(_ pixels: PNGEncoder.Pixels) {
        var table = ColorTable(pixels)
        var changes: [Range<Int32>] = []
        var isFew = true
        for y in stride(from: 0, to: pixels.height, by: Self.sampleStep) where isFew {
            isFew = table.enter(0..<pixels.width, ofRow: y, of: pixels, hasAbove: false)
        }
        changes.reserveCapacity(isFew ? pixels.height : 0)
        for y in 0..<pixels.height where isFew {
            let part = y > 0 ? pixels.changes(ofRow: y) : 0..<pixels.width
            changes.append(Int32(part.lowerBound)..<Int32(part.upperBound))
            isFew = table.enter(part, ofRow: y, of: pixels, hasAbove: y > 0)
        }
        guard isFew else {
            table.deallocate()
            return nil
        }
        self.changes = changes
        self.pixels = pixels
        self.table = table
        colors = table.all
    }

    deinit { table.deallocate() }

    func changes(ofRow y: Int) -> Range<Int> {
        Int(changes[y].lowerBound)..<Int(changes[y].upperBound)
    }

    /// Bits of a number in the file: 1, 2, 4 or 8.
    var depth: Int { colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1 }

    var length: Int { (pixels.width * depth + 7) / 8 }
    typealias Size = OneByte

    func write(
        _ part: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<UInt8>, overAbove: Bool
    ) -> Range<Int> {
        let from = UnsafeRawPointer(pixels.data + y * pixels.stride)
        let (table, depth) = (table, depth)
        let each = 8 / depth
        let bytes = (part.lowerBound / each)..<((part.upperBound + each - 1) / each)
        @inline(__always) func number(_ x: Int) -> UInt8 {
            table.number(of: from.load(fromByteOffset: 4 &* x, as: UInt32.self))
        }
        if each == 1 {
            var x = part.lowerBound
            while x < part.upperBound {
                // What is as above is there already.
                if overAbove, x &+ 8 <= part.upperBound,
                    PNGEncoder.Pixels.areEqual(from + 4 &* x, from + (4 &* x &- pixels.stride))
                {
                    x &+= 8
                    continue
                }
                let end = min(part.upperBound, x &+ 8)
                while x < end {
                    row[x] = number(x)
                    x &+= 1
                }
            }
            return bytes
        }
        // Several numbers into a byte, the first highest.
        for byte in bytes {
            var value: UInt8 = 0
            for x in (byte * each)..<(byte * each + each) {
                value = value &<< UInt8(depth) | (x < pixels.width ? number(x) : 0)
            }
            row[byte] = value
        }
        return bytes
    }
}
