/// The colours of a picture of few, and its rows as their numbers.
///
/// Never changed after it is made, and read by several threads.
final class PixelPalette: PictureRows, @unchecked Sendable {
    let pixels: PNGEncoder.Pixels
    /// Pixels as Cairo keeps them, in the order in which they come; at most 256.
    private(set) var colors: [UInt32] = []

    /// Slots of 64 bits: a colour below its number plus one, 0 where there is none.
    private let table = UnsafeMutablePointer<UInt64>.allocate(capacity: tableCount)
    private static let tableCount = 1 << 10
    private static let most = 256
    /// Whether the colours of the row above are entered.
    private var knowsAbove = false
    /// Of so many rows one is looked at before all of them are.
    private static let sampleStep = 8

    /// `nil` for a picture of more than 256 colours.
    init?(_ pixels: PNGEncoder.Pixels) {
        self.pixels = pixels
        table.initialize(repeating: 0, count: Self.tableCount)
        for y in stride(from: 0, to: pixels.height, by: Self.sampleStep) {
            guard add(0..<pixels.width, ofRow: y) else { return nil }
        }
        colors = []
        table.update(repeating: 0, count: Self.tableCount)
        for y in 0..<pixels.height {
            knowsAbove = y > 0
            let part = y == 0 ? 0..<pixels.width : pixels.changes(ofRow: y)
            guard add(part, ofRow: y) else { return nil }
        }
    }

    deinit { table.deallocate() }

    /// Enters the colours of some pixels; false if there are too many.
    private func add(_ part: Range<Int>, ofRow y: Int) -> Bool {
        let from = UnsafeRawPointer(pixels.data + y * pixels.stride)
        var x = part.lowerBound
        while x < part.upperBound {
            let pixel = from.load(fromByteOffset: 4 &* x, as: UInt32.self)
            guard add(pixel.littleEndian & mask) else { return false }
            x &+= 1
            // What follows and is the same, or as above, is known.
            while x &+ 8 <= part.upperBound,
                PNGEncoder.Pixels.areEqual(from + 4 &* x, from + (4 &* x &- 4))
                    || knowsAbove
                        && PNGEncoder.Pixels.areEqual(
                            from + 4 &* x, from + (4 &* x &- pixels.stride))
            {
                x &+= 8
            }
            while x < part.upperBound, from.load(fromByteOffset: 4 &* x, as: UInt32.self) == pixel {
                x &+= 1
            }
        }
        return true
    }

    /// Enters a colour; false if there are too many.
    @inline(__always)
    private func add(_ color: UInt32) -> Bool {
        let slot = slot(of: color)
        guard table[slot] == 0 else { return true }
        guard colors.count < Self.most else { return false }
        colors.append(color)
        table[slot] = UInt64(colors.count) << 32 | UInt64(color)
        return true
    }

    /// The bits of a pixel that mean something.
    private var mask: UInt32 { pixels.isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF }

    /// Where a colour is, or would be.
    @inline(__always)
    private func slot(of color: UInt32) -> Int {
        var slot = Int((color &* 0x9E37_79B1) &>> 22)
        while case let entry = table[slot], entry != 0, UInt32(truncatingIfNeeded: entry) != color {
            slot = (slot &+ 1) & (Self.tableCount &- 1)
        }
        return slot
    }

    /// Bits of a number in the file: 1, 2, 4 or 8.
    var depth: Int { colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1 }

    var length: Int { (pixels.width * depth + 7) / 8 }
    typealias Size = OneByte

    func write(
        _ part: Range<Int>, ofRow y: Int, to row: UnsafeMutablePointer<UInt8>, overAbove: Bool
    ) -> Range<Int> {
        let from = UnsafeRawPointer(pixels.data + y * pixels.stride)
        let (mask, depth) = (mask, depth)
        let each = 8 / depth
        let bytes = (part.lowerBound / each)..<((part.upperBound + each - 1) / each)
        var (last, found): (UInt32?, UInt8) = (nil, 0)
        @inline(__always) func number(_ x: Int) -> UInt8 {
            let color = from.load(fromByteOffset: 4 &* x, as: UInt32.self).littleEndian & mask
            if color != last {
                found = UInt8(truncatingIfNeeded: table[slot(of: color)] &>> 32 &- 1)
                last = color
            }
            return found
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
