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
    @inline(__always)
    static func distanceIndex(_ distance: Int) -> Int {
        guard distance > 4 else { return distance &- 1 }
        let value = distance &- 1
        let top = Int.bitWidth &- 1 &- value.leadingZeroBitCount
        return 2 &* top &+ (value &>> (top &- 1)) & 1
    }
}

/// The codes of a block and how they are written.
struct DeflateBlock {
    /// The order in which the lengths of the code for code lengths are written.
    private static let lengthOrder = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    let code: HuffmanCode
    let distanceCode: HuffmanCode
    /// Values of the header and in how many bits each is written.
    private(set) var header: [(value: Int, bits: Int)] = []
    /// Bits of the block.
    private(set) var bitCount = 0

    /// For tokens that occur so often: 256 literals, lengths to 258, and 30 bases of distances.
    init(counts: UnsafePointer<UInt32>) {
        let symbols = DeflateSymbols.shared
        var literals = [UInt32](repeating: 0, count: 286)
        for value in 0..<256 { literals[value] = unsafe counts[value] }
        for length in 3...258 {
            unsafe literals[257 + Int(symbols.lengthIndexes[length])] += counts[256 + length]
        }
        literals[256] = 1
        let distances = (0..<30).map { unsafe counts[515 + $0] }
        code = HuffmanCode(counts: literals, limit: 15)
        distanceCode = HuffmanCode(counts: distances, limit: 15)
        makeHeader()
        for index in 0..<286 {
            let extra = index > 256 ? Int(symbols.lengthBits[index - 257]) : 0
            bitCount += Int(literals[index]) * (Int(code.lengths[index]) + extra)
        }
        for index in 0..<30 {
            let extra = Int(symbols.distanceBits[index])
            bitCount += Int(distances[index]) * (Int(distanceCode.lengths[index]) + extra)
        }
        for entry in header { bitCount += entry.bits }
    }

    /// The lengths of both codes, runs of zeros shortened.
    private mutating func makeHeader() {
        let (lengths, distances) = (code.lengths, distanceCode.lengths)
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
                var again = 0
                while all[index] > 0, index + again + 1 < all.count, again < 6,
                    all[index + again + 1] == all[index]
                {
                    again += 1
                }
                if again >= 3 {
                    steps.append((16, again - 3, 2))
                    run += again
                }
            }
            index += run
        }
        var counts = [UInt32](repeating: 0, count: 19)
        for step in steps { counts[step.symbol] += 1 }
        let lengthCode = HuffmanCode(counts: counts, limit: 7)
        let ordered = Self.lengthOrder.map { lengthCode.lengths[$0] }
        let count = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
        header = [(literalCount - 257, 5), (distanceCount - 1, 5), (count - 4, 4)]
        for length in ordered.prefix(count) { header.append((Int(length), 3)) }
        for step in steps {
            header.append(
                (Int(lengthCode.codes[step.symbol]), Int(lengthCode.lengths[step.symbol])))
            if step.bits > 0 { header.append((step.extra, step.bits)) }
        }
    }
}
