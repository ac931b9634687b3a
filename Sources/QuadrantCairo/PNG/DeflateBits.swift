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
        let made = [UInt8](unsafeUninitializedCapacity: room) { out, written in
            guard let start = out.baseAddress else { return }
            var writer = Writer(out: start, buffer: buffer, count: count)
            writer.put(isLast ? 5 : 4, 3)
            for entry in block.header { writer.put(UInt64(entry.value), UInt64(entry.bits)) }
            writer.put(tokens, block)
            writer.put(UInt64(block.code.codes[256]), UInt64(block.code.lengths[256]))
            (buffer, count) = (writer.buffer, writer.count)
            written = writer.out - start
        }
        bytes += made
    }

    /// Where bits go on; after each step fewer than eight are left over.
    private struct Writer {
        var out: UnsafeMutablePointer<UInt8>
        var buffer: UInt64
        var count: UInt64

        /// At most 56 bits; as much as 8 bytes are written from `out` on.
        @inline(__always)
        mutating func put(_ value: UInt64, _ bits: UInt64) {
            buffer |= value &<< count
            count &+= bits
            UnsafeMutableRawPointer(out).storeBytes(of: buffer.littleEndian, as: UInt64.self)
            let whole = count &>> 3
            out += Int(truncatingIfNeeded: whole)
            buffer &>>= whole &<< 3
            count &= 7
        }

        mutating func put(_ tokens: UnsafeBufferPointer<UInt32>, _ block: DeflateBlock) {
            let symbols = DeflateSymbols.shared
            // Code and number of bits of each literal, then of each length with its extra bits.
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
            let distances = (0..<30).map { index in
                SIMD4(
                    UInt64(block.distanceCode.codes[index]),
                    UInt64(block.distanceCode.lengths[index]),
                    UInt64(symbols.distanceBases[index]), UInt64(symbols.distanceBits[index]))
            }
            table.withUnsafeBufferPointer { table in
                distances.withUnsafeBufferPointer { distances in
                    for token in tokens {
                        let length = Int(token &>> 16)
                        guard length > 0 else {
                            let entry = table[Int(token)]
                            put(entry &>> 8, entry & 255)
                            continue
                        }
                        let entry = table[256 &+ length]
                        let distance = Int(token & 0xFFFF)
                        let code = distances[DeflateSymbols.distanceIndex(distance)]
                        let bits = entry & 255
                        let tail = code[0] | (UInt64(distance) &- code[2]) &<< code[1]
                        put(entry &>> 8 | tail &<< bits, bits &+ code[1] &+ code[3])
                    }
                }
            }
        }
    }
}
