internal import Foundation

/// The colours of a picture of few, and the picture as their numbers.
struct PixelPalette {
    /// Pixels as Cairo keeps them, in the order in which they come; at most 256.
    private(set) var colors: [UInt32] = []
    private let width: Int
    /// A byte a pixel, row by row.
    private var numbers: [UInt8] = []

    /// A table of slots of 64 bits: a colour below its number plus one, 0 where there is none.
    private typealias Table = UnsafeMutableBufferPointer<UInt64>
    private static let tableBits: UInt32 = 10
    private static let most = 256
    /// Of so many rows one is looked at before all of them are.
    private static let sampleStep = 8

    /// `nil` for a picture of more than 256 colours.
    init?(_ pixels: PNGEncoder.Pixels) {
        width = pixels.width
        let table = Table.allocate(capacity: 1 << Int(Self.tableBits))
        defer { table.deallocate() }
        table.initialize(repeating: 0)
        for y in stride(from: 0, to: pixels.height, by: Self.sampleStep) {
            guard add(pixels, y, to: nil, table) else { return nil }
        }
        colors = []
        table.update(repeating: 0)
        let count = pixels.width * pixels.height
        var isComplete = true
        let all = [UInt8](unsafeUninitializedCapacity: count) { out, written in
            guard let base = out.baseAddress else { return }
            for y in 0..<pixels.height where isComplete {
                isComplete = add(pixels, y, to: base + y * pixels.width, table)
            }
            written = isComplete ? count : 0
        }
        guard isComplete else { return nil }
        numbers = all
    }

    /// Writes a row as numbers, if it is to be written; false if there are too many colours.
    private mutating func add(
        _ pixels: PNGEncoder.Pixels, _ y: Int, to out: UnsafeMutablePointer<UInt8>?, _ table: Table
    ) -> Bool {
        let row = pixels.data + y * pixels.stride
        if let out, y > 0, memcmp(row, row - pixels.stride, pixels.width * 4) == 0 {
            memcpy(out, out - pixels.width, pixels.width)
            return true
        }
        let from = UnsafeRawPointer(row)
        let mask: UInt32 = pixels.isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF
        var x = 0
        while x < pixels.width {
            let color = from.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
            guard let number = number(of: color.littleEndian & mask, table) else { return false }
            guard x &+ 1 < pixels.width,
                from.loadUnaligned(fromByteOffset: 4 &* x &+ 4, as: UInt32.self) == color
            else {
                out?[x] = UInt8(truncatingIfNeeded: number)
                x &+= 1
                continue
            }
            let two = UInt64(color) << 32 | UInt64(color)
            var end = x &+ 1
            while end &+ 2 <= pixels.width,
                from.loadUnaligned(fromByteOffset: 4 &* end, as: UInt64.self) == two
            {
                end &+= 2
            }
            if let out { memset(out + x, Int32(number), end &- x) }
            x = end
        }
        return true
    }

    @inline(__always)
    private mutating func number(of color: UInt32, _ table: Table) -> Int? {
        var slot = Int((color &* 0x9E37_79B1) &>> (32 &- Self.tableBits))
        while case let entry = table[slot], entry != 0 {
            if UInt32(truncatingIfNeeded: entry) == color {
                return Int(truncatingIfNeeded: entry &>> 32) &- 1
            }
            slot = (slot &+ 1) & (table.count &- 1)
        }
        guard colors.count < Self.most else { return nil }
        colors.append(color)
        table[slot] = UInt64(colors.count) << 32 | UInt64(color)
        return colors.count - 1
    }

    /// Bits of a number in the file: 1, 2, 4 or 8.
    var depth: Int { colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1 }

    /// Bytes of a row in the file, with its filter byte.
    var rowLength: Int { (width * depth + 7) / 8 + 1 }

    /// Writes a row of the file: its filter byte, for none, then its numbers.
    ///
    /// - Parameter hasAbove: Whether the row above was written right before.
    /// - Returns: Whether it is like that one.
    func fill(_ y: Int, _ to: UnsafeMutablePointer<UInt8>, hasAbove: Bool) -> Bool {
        numbers.withUnsafeBufferPointer { numbers in
            guard let base = numbers.baseAddress else { return false }
            let row = base + y * width
            to[0] = PNGFilter.none.rawValue
            // A row of the file longer than the window is not at hand.
            if hasAbove, rowLength < PictureDeflate.window, memcmp(row, row - width, width) == 0 {
                memcpy(to, to - rowLength, rowLength)
                return true
            }
            if depth == 8 { memcpy(to + 1, row, width) } else { pack(row, to + 1) }
            return false
        }
    }

    /// Several numbers into a byte, the first highest.
    private func pack(_ row: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>) {
        let (depth, each) = (UInt8(depth), 8 / depth)
        for byte in 0..<(rowLength - 1) {
            var value: UInt8 = 0
            for x in (byte * each)..<(byte * each + each) {
                value = value << depth | (x < width ? row[x] : 0)
            }
            to[byte] = value
        }
    }
}
