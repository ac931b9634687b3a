/// The function of FIPS 180-4 with words of 32 bits.
///
/// Apple: "SHA256" (CryptoKit).
public struct SHA256: HashFunction, DigestKind {
    /// What comes out.
    public typealias Digest = SHA256Digest
    /// How many bytes are worked on at once.
    public static var blockByteCount: Int { 64 }
    /// How many bytes come out.
    public static var byteCount: Int { 32 }
    /// Its name.
    public static var title: String { "SHA256" }

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]
    private var buffer = BlockBuffer(size: 64)

    /// Begins.
    public init() {}

    /// Begins with other numbers, as the functions do that are named after their shorter digests; not Apple's.
    public init(_beginningWith state: [UInt32]) {
        self.state = state
    }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        var state = state
        buffer.add(bufferPointer) { Self.work($0, &state) }
        self.state = state
    }

    /// What comes out.
    public func finalize() -> SHA256Digest {
        var state = state
        buffer.finish(lengthBytes: 8, isBigEndian: true) { Self.work($0, &state) }
        return SHA256Digest(
            bytes: state.flatMap { word in
                (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
            })
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let rounds: [UInt32] = SHA512.rounds.prefix(64).map {
        UInt32(truncatingIfNeeded: $0 >> 32)
    }

    private static func work(_ block: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
        var w = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            w[index] = UInt32(
                bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
            word >> count | word << (32 - count)
        }
        for index in 16..<64 {
            let (a, b) = (w[index - 15], w[index - 2])
            let s0 = turned(a, 7) ^ turned(a, 18) ^ a >> 3
            let s1 = turned(b, 17) ^ turned(b, 19) ^ b >> 10
            w[index] = w[index - 16] &+ s0 &+ w[index - 7] &+ s1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let first = h &+ s1 &+ (e & f ^ ~e & g) &+ rounds[index] &+ w[index]
            let s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let second = s0 &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
}

/// The functions of FIPS 180-4 with words of 64 bits.
struct WideSHA: Sendable {
    private var state: [UInt64]
    private var buffer = BlockBuffer(size: 128)

    init(_ state: [UInt64]) { self.state = state }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.add(bytes) { Self.work($0, &state) }
        self.state = state
    }

    func finalize() -> [UInt8] {
        var state = state
        buffer.finish(lengthBytes: 16, isBigEndian: true) { Self.work($0, &state) }
        return state.flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
        }
    }

    private static func work(_ block: UnsafeRawBufferPointer, _ state: inout [UInt64]) {
        var w = [UInt64](repeating: 0, count: 80)
        for index in 0..<16 {
            w[index] = UInt64(
                bigEndian: block.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        }
        func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
            word >> count | word << (64 - count)
        }
        for index in 16..<80 {
            let (a, b) = (w[index - 15], w[index - 2])
            let s0 = turned(a, 1) ^ turned(a, 8) ^ a >> 7
            let s1 = turned(b, 19) ^ turned(b, 61) ^ b >> 6
            w[index] = w[index - 16] &+ s0 &+ w[index - 7] &+ s1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<80 {
            let s1 = turned(e, 14) ^ turned(e, 18) ^ turned(e, 41)
            let first = h &+ s1 &+ (e & f ^ ~e & g) &+ SHA512.rounds[index] &+ w[index]
            let s0 = turned(a, 28) ^ turned(a, 34) ^ turned(a, 39)
            let second = s0 &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
}

/// The function of FIPS 180-4 with 64 bytes.
///
/// Apple: "SHA512" (CryptoKit).
public struct SHA512: HashFunction, DigestKind {
    /// What comes out.
    public typealias Digest = SHA512Digest
    /// How many bytes are worked on at once.
    public static var blockByteCount: Int { 128 }
    /// How many bytes come out.
    public static var byteCount: Int { 64 }
    /// Its name.
    public static var title: String { "SHA512" }

    private var wide = WideSHA([
        0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
        0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
    ])

    /// Begins.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        wide.update(bufferPointer)
    }
    /// What comes out.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: wide.finalize()) }

    /// The first 64 bits of the fractional parts of the cube roots of the first 80 primes, worked out in whole numbers.
    static let rounds: [UInt64] = {
        var primes: [UInt64] = []
        var number: UInt64 = 2
        while primes.count < 80 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes.map(CubeRoot.fraction)
    }()
}

/// The function of FIPS 180-4 with 48 bytes.
///
/// Apple: "SHA384" (CryptoKit).
public struct SHA384: HashFunction, DigestKind {
    /// What comes out.
    public typealias Digest = SHA384Digest
    /// How many bytes are worked on at once.
    public static var blockByteCount: Int { 128 }
    /// How many bytes come out.
    public static var byteCount: Int { 48 }
    /// Its name.
    public static var title: String { "SHA384" }

    private var wide = WideSHA([
        0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
        0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
    ])

    /// Begins.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        wide.update(bufferPointer)
    }
    /// What comes out.
    public func finalize() -> SHA384Digest {
        SHA384Digest(bytes: Array(wide.finalize().prefix(48)))
    }
}

/// Cube roots in whole numbers.
enum CubeRoot {
    /// The first 64 bits behind the point of a number's cube root: the largest x below 2^67 with x³ ≤ n·2^192, without its whole part.
    static func fraction(of number: UInt64) -> UInt64 {
        var root: [UInt32] = [0, 0, 0]
        for bit in (0..<67).reversed() {
            var next = root
            next[bit / 32] |= 1 << UInt32(bit % 32)
            if !isAbove(product(product(next, next), next), number) { root = next }
        }
        return UInt64(root[1]) << 32 | UInt64(root[0])
    }

    private static func product(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: a.count + b.count)
        for (i, x) in a.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.enumerated() {
                let sum = UInt64(x) * UInt64(y) + UInt64(result[i + j]) + carry
                result[i + j] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            result[i + b.count] = UInt32(truncatingIfNeeded: carry)
        }
        return result
    }

    /// Whether a number is above another one times 2^192.
    private static func isAbove(_ value: [UInt32], _ number: UInt64) -> Bool {
        let high = value.dropFirst(6).enumerated().reduce(UInt64(0)) {
            $0 | ($1.offset < 2 ? UInt64($1.element) << (32 * UInt64($1.offset)) : 0)
        }
        if value.dropFirst(8).contains(where: { $0 != 0 }) { return true }
        if high != number { return high > number }
        return value.prefix(6).contains { $0 != 0 }
    }
}
