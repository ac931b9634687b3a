/// Numbers the colours of a picture, at most 256 of them.
@safe
struct ColorTable {
    /// The logarithm of the number of slots.
    private static let bits: UInt32 = 11
    private static let most = 256
    /// The bit of a slot with a colour.
    private static let isUsed: UInt64 = 1 << 40

    /// Slots of 64 bits, with the colour in the lower half and its number below `isUsed` in the upper half. An empty
    /// slot has 0 in the upper half, and a colour that belongs to another slot in the lower half.
    private let slots: UnsafeMutablePointer<UInt64>
    private let colors: UnsafeMutablePointer<UInt32>
    private var count = 0
    /// The bits of a pixel that count.
    private let mask: UInt32

    init(_ pixels: PNGEncoder.Pixels) {
        unsafe slots = .allocate(capacity: 1 << Int(Self.bits))
        unsafe slots.initialize(repeating: 0, count: 1 << Int(Self.bits))
        // The slot of colour 0 is slot 0, that of 1 is not.
        unsafe slots[0] = 1
        unsafe colors = .allocate(capacity: Self.most)
        mask = pixels.isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF
    }

    func deallocate() {
        unsafe slots.deallocate()
        unsafe colors.deallocate()
    }

    /// The colours in the order of their numbers.
    var all: [UInt32] { unsafe Array(UnsafeBufferPointer(start: colors, count: count)) }

    /// The number of a pixel's colour, which is entered.
    @inline(__always)
    func number(of pixel: UInt32) -> UInt8 {
        let color = pixel.littleEndian & mask
        var slot = Self.slot(color)
        while unsafe UInt32(truncatingIfNeeded: slots[slot]) != color || slots[slot] >> 32 == 0 {
            slot = (slot &+ 1) & (1 << Int(Self.bits) &- 1)
        }
        return unsafe UInt8(truncatingIfNeeded: slots[slot] &>> 32)
    }

    @inline(__always)
    private static func slot(_ color: UInt32) -> Int {
        Int((color &* 0x9E37_79B1) &>> (32 &- bits))
    }

    /// The number of a pixel's colour, which is entered if it is new; `nil` if there are too many.
    @inline(__always)
    private mutating func entered(_ pixel: UInt32) -> UInt8? {
        let color = pixel.littleEndian & mask
        var slot = Self.slot(color)
        while case let entry = unsafe slots[slot], entry &>> 32 != 0 {
            if UInt32(truncatingIfNeeded: entry) == color {
                return UInt8(truncatingIfNeeded: entry &>> 32)
            }
            slot = (slot &+ 1) & (1 << Int(Self.bits) &- 1)
        }
        guard count < Self.most else { return nil }
        unsafe colors[count] = color
        unsafe slots[slot] = Self.isUsed | UInt64(count) << 32 | UInt64(color)
        count &+= 1
        return UInt8(truncatingIfNeeded: count &- 1)
    }

    /// Writes the numbers of eight pixels, if each has its own slot. Returns whether it did.
    ///
    /// Without a branch for any of them: in text it would be mistaken every other time.
    @inline(__always)
    private func numberEight(
        _ pixels: UnsafeRawPointer, to line: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        var wrong: UInt32 = 0
        for index in 0..<8 {
            let color =
                unsafe pixels.load(fromByteOffset: 4 &* index, as: UInt32.self).littleEndian & mask
            let entry = unsafe slots[Self.slot(color)]
            wrong |= UInt32(truncatingIfNeeded: entry) ^ color
            unsafe line[index] = UInt8(truncatingIfNeeded: entry &>> 32)
        }
        return wrong == 0
    }

    /// Writes the numbers of some pixels of a row into a line of numbers, and enters new colours; returns `false` if
    /// there are too many.
    ///
    /// - Parameter overAbove: Whether `line` holds the numbers of the row above.
    mutating func number(
        _ part: Range<Int>, ofRow y: Int, of pixels: PNGEncoder.Pixels,
        to line: UnsafeMutablePointer<UInt8>, overAbove: Bool
    ) -> Bool {
        let from = unsafe UnsafeRawPointer(pixels.data + y * pixels.stride)
        let end = part.upperBound
        var x = part.lowerBound
        while x < end {
            let here = unsafe from + 4 &* x
            let stop = min(end, x &+ 8)
            if stop == x &+ 8 {
                // Of what changes from the row above little is a run, and each wrong guess costs more than eight pixels.
                if !overAbove, x > part.lowerBound,
                    unsafe PNGEncoder.Pixels.areEqual(here, here - 4)
                {
                    unsafe UnsafeMutableRawPointer(line + x).storeBytes(
                        of: UInt64(line[x &- 1]) &* 0x0101_0101_0101_0101, as: UInt64.self)
                    x = stop
                    continue
                }
                if unsafe numberEight(here, to: line + x) {
                    x = stop
                    continue
                }
            }
            for x in x..<stop {
                guard
                    let number = unsafe entered(from.load(fromByteOffset: 4 &* x, as: UInt32.self))
                else { return false }
                unsafe line[x] = number
            }
            x = stop
        }
        return true
    }
}
