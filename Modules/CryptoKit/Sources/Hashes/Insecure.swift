internal import Foundation

/// Functions that are no longer safe, for what is old.
///
/// Apple: "Insecure" (CryptoKit).
public enum Insecure {
    /// Apple: "Insecure.MD5Digest".
    public typealias MD5Digest = DigestBytes<MD5>
    /// Apple: "Insecure.SHA1Digest".
    public typealias SHA1Digest = DigestBytes<SHA1>

    /// The function of RFC 1321.
    ///
    /// Apple: "Insecure.MD5".
    public struct MD5: HashFunction, DigestKind {
        /// What comes out.
        public typealias Digest = MD5Digest
        /// How many bytes are worked on at once.
        public static var blockByteCount: Int { 64 }
        /// How many bytes come out.
        public static var byteCount: Int { 16 }
        /// Its name.
        public static var title: String { "MD5" }

        private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        private var buffer = BlockBuffer(size: 64)
        /// The whole parts of the sines of 1 to 64, times 2^32 (RFC 1321, 3.4).
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
        private static let turns: [UInt32] = [
            7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
        ]

        /// Begins.
        public init() {}

        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            buffer.add(bufferPointer) { Self.work($0, &state) }
            self.state = state
        }

        /// What comes out.
        public func finalize() -> MD5Digest {
            var state = state
            buffer.finish(lengthBytes: 8, isBigEndian: false) { Self.work($0, &state) }
            return MD5Digest(
                bytes: state.flatMap { word in
                    (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
                })
        }

        private static func work(_ block: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
            let words = (0..<16).map {
                UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (mixed, place): (UInt32, Int) =
                    switch index / 16 {
                    case 0: (b & c | ~b & d, index)
                    case 1: (d & b | ~d & c, (5 * index + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (c ^ (b | ~d), 7 * index % 16)
                    }
                let sum = a &+ mixed &+ sines[index] &+ words[place]
                let turn = turns[index / 16 * 4 + index % 4]
                (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
            }
            for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
        }
    }

    /// The first function of FIPS 180.
    ///
    /// Apple: "Insecure.SHA1".
    public struct SHA1: HashFunction, DigestKind {
        /// What comes out.
        public typealias Digest = SHA1Digest
        /// How many bytes are worked on at once.
        public static var blockByteCount: Int { 64 }
        /// How many bytes come out.
        public static var byteCount: Int { 20 }
        /// Its name.
        public static var title: String { "SHA1" }

        private var state: [UInt32] = [
            0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
        ]
        private var buffer = BlockBuffer(size: 64)

        /// Begins.
        public init() {}

        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            buffer.add(bufferPointer) { Self.work($0, &state) }
            self.state = state
        }

        /// What comes out.
        public func finalize() -> SHA1Digest {
            var state = state
            buffer.finish(lengthBytes: 8, isBigEndian: true) { Self.work($0, &state) }
            return SHA1Digest(
                bytes: state.flatMap { word in
                    (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
                })
        }

        private static func work(_ block: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
            var w = (0..<16).map {
                UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
            func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
                word << count | word >> (32 - count)
            }
            for index in 16..<80 {
                w.append(turned(w[index - 3] ^ w[index - 8] ^ w[index - 14] ^ w[index - 16], 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: (b & c | ~b & d, 0x5a82_7999)
                    case 1: (b ^ c ^ d, 0x6ed9_eba1)
                    case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
                    default: (b ^ c ^ d, 0xca62_c1d6)
                    }
                let sum = turned(a, 5) &+ mixed &+ e &+ constant &+ w[index]
                (e, d, c, b, a) = (d, c, turned(b, 30), a, sum)
            }
            for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
        }
    }
}
