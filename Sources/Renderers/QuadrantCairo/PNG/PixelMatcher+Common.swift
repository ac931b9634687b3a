extension PixelMatcher {
    /// Whether as much as can be written as a repetition is the same; of bytes, three beyond the first are read.
    @inline(__always)
    static func mayRepeat(_ a: UnsafePointer<Unit>, _ b: UnsafePointer<Unit>) -> Bool {
        guard Size.bytes == 1 else { return unsafe a[0] == b[0] }
        let (one, two) = unsafe (UnsafeRawPointer(a), UnsafeRawPointer(b))
        let bits = unsafe one.loadUnaligned(as: UInt32.self) ^ two.loadUnaligned(as: UInt32.self)
        return bits.littleEndian & 0xFF_FFFF == 0
    }

    /// How many units agree, at most `limit`.
    @inline(__always)
    static func common(_ a: UnsafePointer<Unit>, _ b: UnsafePointer<Unit>, _ limit: Int) -> Int {
        let (one, two) = unsafe (UnsafeRawPointer(a), UnsafeRawPointer(b))
        let bytes = limit &* MemoryLayout<Unit>.size
        @inline(__always) func difference(_ offset: Int) -> UInt64 {
            unsafe (one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ two.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).littleEndian
        }
        var count = 0
        // Where in 16 or 32 bytes the first difference is cannot be foreseen: it is chosen without a branch.
        if MemoryLayout<Unit>.size == 1, bytes >= 16 {
            let (low, high) = (difference(0), difference(8))
            if low | high != 0 {
                let bits = low != 0 ? low : high
                return (low != 0 ? 0 : 8) &+ bits.trailingZeroBitCount &>> 3
            }
            count = 16
        }
        while count &+ 32 <= bytes {
            let bits = (
                difference(count), difference(count &+ 8), difference(count &+ 16),
                difference(count &+ 24)
            )
            let (first, second) = (bits.0 | bits.1, bits.2 | bits.3)
            if first | second == 0 {
                count &+= 32
                continue
            }
            let isLow = first != 0
            let half = isLow ? bits.0 : bits.2
            let other = isLow ? bits.1 : bits.3
            let last = half != 0 ? half : other
            let before = (isLow ? 0 : 16) &+ (half != 0 ? 0 : 8)
            return (count &+ before &+ last.trailingZeroBitCount &>> 3) / MemoryLayout<Unit>.size
        }
        while count &+ 8 <= bytes {
            let bits = difference(count)
            if bits != 0 {
                return (count &+ bits.trailingZeroBitCount &>> 3) / MemoryLayout<Unit>.size
            }
            count &+= 8
        }
        var index = count / MemoryLayout<Unit>.size
        while index < limit, unsafe a[index] == b[index] { index &+= 1 }
        return index
    }
}
