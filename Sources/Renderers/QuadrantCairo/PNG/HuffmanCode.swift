/// A prefix code for one block of a deflate stream.
struct HuffmanCode {
    /// Bits of each symbol's code; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// Codes as they are written, the lowest bit first.
    private(set) var codes: [UInt16]

    /// The shortest code for symbols that occur so often, no code longer than `limit` bits.
    ///
    /// - Complexity: O(n log n) for n symbols; again for each halving of the counts that the limit
    ///   needs, which is rare.
    init(counts: [UInt32], limit: Int) {
        var counts = counts
        lengths = Self.lengths(counts)
        while lengths.contains(where: { $0 > limit }) {
            for index in counts.indices where counts[index] > 0 {
                counts[index] = counts[index] >> 2 + 1
            }
            lengths = Self.lengths(counts)
        }
        codes = Self.codes(lengths)
    }

    private static func lengths(_ counts: [UInt32]) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        // Sorted as numbers, symbols below their counts.
        var sorted: [UInt64] = []
        sorted.reserveCapacity(counts.count)
        for (symbol, count) in counts.enumerated() where count > 0 {
            sorted.append(UInt64(count) << 16 | UInt64(symbol))
        }
        sorted.sort()
        let used = sorted.map { Int($0 & 0xFFFF) }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        // Leaves by weight, then the inner nodes, which arise by weight too.
        let nodes = 2 * used.count - 1
        var weights = used.map { UInt64(counts[$0]) }
        var parents = [Int](repeating: 0, count: nodes)
        var (leaf, inner) = (0, used.count)
        for node in used.count..<nodes {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf =
                    leaf < used.count && (inner >= node || weights[leaf] <= weights[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                weight += weights[child]
                parents[child] = node
            }
            weights.append(weight)
        }
        var depths = [UInt8](repeating: 0, count: nodes)
        for node in (0..<(nodes - 1)).reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < used.count { lengths[used[node]] = depths[node] }
        }
        return lengths
    }

    /// Canonical codes: by length, then by symbol.
    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt16](repeating: 0, count: 17)
        for length in 1...15 { next[length + 1] = (next[length] &+ counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            var (rest, reversed): (UInt16, UInt16) = (code, 0)
            for _ in 0..<length {
                reversed = reversed << 1 | rest & 1
                rest >>= 1
            }
            return reversed
        }
    }
}
