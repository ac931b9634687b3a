/// Writes bits, the lowest first.
struct DeflateBits {
    private(set) var bytes: [UInt8] = []
    /// The bits that do not fill a byte yet.
    private var buffer: UInt64 = 0
    private var count: UInt64 = 0

    /// Fills up the last byte.
    mutating func finish() {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
        (buffer, count) = (0, 0)
    }

    /// Ends at a whole byte, by an empty stored block, so that a stream that is written elsewhere can
    /// follow.
    mutating func align() {
        // Three bits of the block's header, all 0, and those that are left of the byte.
        if count + 3 > 8 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
        bytes.append(count + 3 > 8 ? 0 : UInt8(truncatingIfNeeded: buffer))
        (buffer, count) = (0, 0)
        bytes += [0, 0, 0xFF, 0xFF]
    }

    /// Writes a block.
    mutating func write(
        _ block: DeflateBlock, _ tokens: UnsafeBufferPointer<UInt32>, isLast: Bool
    ) {
        let room = block.bitCount / 8 + 32
        let made = unsafe [UInt8](unsafeUninitializedCapacity: room) { out, written in
            guard let start = out.baseAddress else { return }
            var writer = unsafe Writer(out: start, buffer: buffer, count: count)
            writer.put(isLast ? 5 : 4, 3)
            for entry in block.header { writer.put(UInt64(entry.value), UInt64(entry.bits)) }
            unsafe writer.put(tokens, block)
            writer.put(UInt64(block.code.codes[256]), UInt64(block.code.lengths[256]))
            (buffer, count) = (writer.buffer, writer.count)
            written = unsafe writer.out - start
        }
        bytes += made
    }

    /// Where bits go on; after each step fewer than eight are left over.
    @safe
    private struct Writer {
        var out: UnsafeMutablePointer<UInt8>
        var buffer: UInt64
        var count: UInt64

        /// At most 56 bits; as much as 8 bytes are written from `out` on.
        @inline(__always)
        mutating func put(_ value: UInt64, _ bits: UInt64) {
            buffer |= value &<< count
            count &+= bits
            unsafe UnsafeMutableRawPointer(out).storeBytes(of: buffer.littleEndian, as: UInt64.self)
            let whole = count &>> 3
            unsafe out += Int(truncatingIfNeeded: whole)
            buffer &>>= whole &<< 3
            count &= 7
        }

        mutating func put(_ tokens: UnsafeBufferPointer<UInt32>, _ block: DeflateBlock) {
            let (symbols, distances) = (Self.symbols(block), Self.distances(block))
            unsafe symbols.withUnsafeBufferPointer { symbols in
                unsafe distances.withUnsafeBufferPointer { distances in
                    for index in tokens.indices {
                        let token = unsafe tokens[index]
                        let symbol = unsafe symbols[DeflateToken.symbol(token)]
                        let place = unsafe distances[DeflateToken.distanceIndex(token)]
                        let more = UInt64(token & DeflateToken.distanceMask) &- place &>> 32
                        let tail = place & 0xFFFF | more &<< (place &>> 16 & 0xFF)
                        let bits = symbol & 0xFF
                        put(symbol &>> 8 | tail &<< bits, bits &+ place &>> 24 & 0xFF)
                    }
                }
            }
        }

        /// Code and number of bits of each literal, then of each length with its extra bits.
        private static func symbols(_ block: DeflateBlock) -> [UInt64] {
            let symbols = DeflateSymbols.shared
            var table = [UInt64](repeating: 0, count: 256 + 259)
            for value in 0..<256 {
                table[value] =
                    UInt64(block.code.codes[value]) << 8 | UInt64(block.code.lengths[value])
            }
            for length in 3...258 {
                let index = Int(symbols.lengthIndexes[length])
                let code = UInt64(block.code.codes[257 + index])
                let bits = UInt64(block.code.lengths[257 + index])
                let extra = UInt64(length) - UInt64(symbols.lengthBases[index])
                table[256 + length] =
                    (code | extra << bits) << 8 | (bits + UInt64(symbols.lengthBits[index]))
            }
            return table
        }

        /// Of each index of distances the code, its bits, these with the extra bits, and the least distance less 1;
        /// nothing for literals.
        private static func distances(_ block: DeflateBlock) -> [UInt64] {
            let symbols = DeflateSymbols.shared
            return (0..<32).map { index in
                guard index < 30 else { return 0 }
                let bits = UInt64(block.distanceCode.lengths[index])
                return UInt64(block.distanceCode.codes[index]) | bits << 16
                    | (bits + UInt64(symbols.distanceBits[index])) << 24
                    | UInt64(symbols.distanceBases[index] - 1) << 32
            }
        }
    }
}

/// A literal or a repetition in 32 bits, so that both are written in the same steps: which of them comes next
/// cannot be foreseen.
enum DeflateToken {
    /// The lowest bits: a repetition's distance less 1.
    static let distanceMask: UInt32 = 0x7FFF
    /// The index that literals have in place of one of the 30 of distances.
    private static let none = 30

    @inline(__always)
    static func literal(_ byte: UInt8) -> UInt32 { UInt32(byte) << 20 | UInt32(none) << 15 }

    @inline(__always)
    static func repetition(_ length: Int, _ distance: Int, _ distanceIndex: Int) -> UInt32 {
        UInt32(
            truncatingIfNeeded: (256 &+ length) &<< 20 | distanceIndex &<< 15 | (distance &- 1))
    }

    /// A byte, or 256 more than a length.
    @inline(__always)
    static func symbol(_ token: UInt32) -> Int { Int(token &>> 20) }

    @inline(__always)
    static func distanceIndex(_ token: UInt32) -> Int { Int(token &>> 15 & 31) }
}
