/// The numbers of at most 256 colours.
struct ColorTable {
    private static let bits: UInt32 = 11
    private static let most = 256

    /// Slots of 64 bits: a colour below its number plus one, 0 where there is none.
    private let slots: UnsafeMutablePointer<UInt64>
    private let colors: UnsafeMutablePointer<UInt32>
    private var count = 0
    /// The bits of a pixel that mean something.
    private let mask: UInt32

    init(_ pixels: PNGEncoder.Pixels) {
        slots = .allocate(capacity: 1 << Int(Self.bits))
        slots.initialize(repeating: 0, count: 1 << Int(Self.bits))
        colors = .allocate(capacity: Self.most)
        mask = pixels.isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF
    }

    func deallocate() {
        slots.deallocate()
        colors.deallocate()
    }

    mutating func removeAll() {
        count = 0
        slots.update(repeating: 0, count: 1 << Int(Self.bits))
    }

    /// The colours in the order of their numbers.
    var all: [UInt32] { Array(UnsafeBufferPointer(start: colors, count: count)) }

    /// The number of a pixel's colour, which is entered.
    @inline(__always)
    func number(of pixel: UInt32) -> UInt8 {
        let color = pixel.littleEndian & mask
        var slot = Self.slot(color)
        while UInt32(truncatingIfNeeded: slots[slot]) != color || slots[slot] == 0 {
            slot = (slot &+ 1) & (1 << Int(Self.bits) &- 1)
        }
        return UInt8(truncatingIfNeeded: slots[slot] &>> 32 &- 1)
    }

    @inline(__always)
    private static func slot(_ color: UInt32) -> Int {
        Int((color &* 0x9E37_79B1) &>> (32 &- bits))
    }

    /// Enters the colour of a pixel; false if there are too many.
    @inline(__always)
    private mutating func enter(_ pixel: UInt32) -> Bool {
        let color = pixel.littleEndian & mask
        var slot = Self.slot(color)
        while case let entry = slots[slot], entry != 0 {
            if UInt32(truncatingIfNeeded: entry) == color { return true }
            slot = (slot &+ 1) & (1 << Int(Self.bits) &- 1)
        }
        guard count < Self.most else { return false }
        colors[count] = color
        count &+= 1
        slots[slot] = UInt64(count) << 32 | UInt64(color)
        return true
    }

    /// Enters the colours of some pixels of a row; false if there are too many.
    ///
    /// - Parameter hasAbove: Whether the colours of the row above are entered.
    mutating func enter(
        _ part: Range<Int>, ofRow y: Int, of pixels: PNGEncoder.Pixels, hasAbove: Bool
    ) -> Bool {
        let from = UnsafeRawPointer(pixels.data + y * pixels.stride)
        var x = part.lowerBound
        while x < part.upperBound {
            // What follows and is the same, or as above, is known.
            if x > part.lowerBound, x &+ 8 <= part.upperBound,
                PNGEncoder.Pixels.areEqual(from + 4 &* x, from + (4 &* x &- 4))
                    || hasAbove
                        && PNGEncoder.Pixels.areEqual(
                            from + 4 &* x, from + (4 &* x &- pixels.stride))
            {
                x &+= 8
                continue
            }
            let end = min(part.upperBound, x &+ 8)
            while x < end {
                guard enter(from.load(fromByteOffset: 4 &* x, as: UInt32.self)) else {
                    return false
                }
                x &+= 1
            }
        }
        return true
    }
}
