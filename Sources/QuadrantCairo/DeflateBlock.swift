/// The numbers by which deflate (RFC 1951) writes lengths and distances.
struct DeflateSymbols: Sendable {
    static let shared = DeflateSymbols()

    let lengthBases: [UInt16] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
    ]
    let lengthBits: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    let distanceBases: [UInt16]
    let distanceBits: [UInt8]
    /// The index of the base of each length, 3 to 258.
    let lengthIndexes: [UInt8]

    private init() {
        let bits = (0..<30).map { max(0, $0 / 2 - 1) }
        distanceBits = bits.map { UInt8($0) }
        var bases: [UInt16] = []
        var base = 1
        for bits in bits {
            bases.append(UInt16(base))
            base += 1 << bits
        }
        distanceBases = bases
        var indexes = [UInt8](repeating: 0, count: 259)
        for (index, base) in lengthBases.enumerated() {
            for length in Int(base)...258 { indexes[length] = UInt8(index) }
        }
        lengthIndexes = indexes
    }

    /// The index of the base of a distance, 1 to 32,768.
    func distanceIndex(_ distance: Int) -> Int {
        guard distance > 4 else { return distance - 1 }
        let value = distance - 1
        let top = Int.bitWidth - 1 - value.leadingZeroBitCount
        return 2 * top + (value >> (top - 1)) & 1
    }
}

/// A literal byte, or the length and distance of a match.
struct DeflateToken {
    private let bits: UInt32

    init(literal: UInt8) {
        bits = UInt32(literal)
    }

    init(length: Int, distance: Int) {
        bits = UInt32(length) << 16 | UInt32(distance)
    }

    /// 0 for a literal.
    var length: Int { Int(bits >> 16) }
    /// The distance, or the literal.
    var value: Int { Int(bits & 0xFFFF) }
}

/// Gathers bits, the lowest first.
struct DeflateBits {
    private(set) var bytes: [UInt8] = []
    private var buffer: UInt64 = 0
    private var count: UInt64 = 0

    @inline(__always)
    mutating func put(_ value: some BinaryInteger, _ bits: some BinaryInteger) {
        buffer |= UInt64(truncatingIfNeeded: value) << count
        count += UInt64(truncatingIfNeeded: bits)
        if count >= 32 {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: buffer).littleEndian) {
                bytes.append(contentsOf: $0)
            }
            buffer >>= 32
            count -= 32
        }
    }

    /// Fills up the last byte.
    mutating func finish() {
        while count > 0 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            count = count > 8 ? count - 8 : 0
        }
    }

    /// Adds bytes that begin at a whole byte.
    mutating func append(_ more: [UInt8]) {
        bytes += more
    }
}

extension DeflateBits {
    /// The order in which the lengths of the code for code lengths are written.
    private static let lengthOrder = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    /// Writes a block with codes of its own.
    mutating func write(_ tokens: UnsafeBufferPointer<DeflateToken>, isLast: Bool) {
        let symbols = DeflateSymbols.shared
        var counts = [UInt32](repeating: 0, count: 286)
        var distanceCounts = [UInt32](repeating: 0, count: 30)
        for token in tokens {
            if token.length == 0 {
                counts[token.value] += 1
            } else {
                counts[257 + Int(symbols.lengthIndexes[token.length])] += 1
                distanceCounts[symbols.distanceIndex(token.value)] += 1
            }
        }
        counts[256] = 1
        let code = HuffmanCode(counts: counts, limit: 15)
        let distanceCode = HuffmanCode(counts: distanceCounts, limit: 15)
        put(isLast ? 1 : 0, 1)
        put(2, 2)
        writeHeader(code.lengths, distanceCode.lengths)
        write(tokens, code, distanceCode)
        put(code.codes[256], code.lengths[256])
    }

    private mutating func write(
        _ tokens: UnsafeBufferPointer<DeflateToken>, _ code: HuffmanCode,
        _ distanceCode: HuffmanCode
    ) {
        let symbols = DeflateSymbols.shared
        for token in tokens {
            guard token.length > 0 else {
                put(code.codes[token.value], code.lengths[token.value])
                continue
            }
            let length = Int(symbols.lengthIndexes[token.length])
            put(code.codes[257 + length], code.lengths[257 + length])
            put(token.length - Int(symbols.lengthBases[length]), symbols.lengthBits[length])
            let distance = symbols.distanceIndex(token.value)
            put(distanceCode.codes[distance], distanceCode.lengths[distance])
            put(
                token.value - Int(symbols.distanceBases[distance]), symbols.distanceBits[distance])
        }
    }

    /// The lengths of both codes, runs of zeros shortened.
    private mutating func writeHeader(_ lengths: [UInt8], _ distances: [UInt8]) {
        let literalCount = max(257, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
        let all = lengths.prefix(literalCount) + distances.prefix(distanceCount)
        var steps: [(symbol: Int, extra: Int, bits: Int)] = []
        var index = 0
        while index < all.count {
            var run = 1
            while all[index] == 0, run < 138, index + run < all.count, all[index + run] == 0 {
                run += 1
            }
            if run >= 11 {
                steps.append((18, run - 11, 7))
            } else if run >= 3 {
                steps.append((17, run - 3, 3))
            } else {
                steps.append((Int(all[index]), 0, 0))
                run = 1
            }
            index += run
        }
        var counts = [UInt32](repeating: 0, count: 19)
        for step in steps { counts[step.symbol] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        let ordered = Self.lengthOrder.map { code.lengths[$0] }
        let count = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
        put(literalCount - 257, 5)
        put(distanceCount - 1, 5)
        put(count - 4, 4)
        for length in ordered.prefix(count) { put(length, 3) }
        for step in steps {
            put(code.codes[step.symbol], code.lengths[step.symbol])
            put(step.extra, step.bits)
        }
    }
}
