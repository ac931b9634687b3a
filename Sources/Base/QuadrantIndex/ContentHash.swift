/// A fingerprint of strings: FNV-1a with 128 bits, where an accidental collision is out of the question.
///
/// It is no protection against somebody who looks for one; the cache belongs to one user.
package struct ContentHash: Sendable {
    private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    /// The fingerprint of nothing.
    package init() {}

    /// Adds a string, kept apart from its neighbours by its length.
    package mutating func combine(_ text: String) {
        for byte in text.utf8 { add(byte) }
        var length = text.utf8.count
        repeat {
            add(UInt8(truncatingIfNeeded: length))
            length >>= 8
        } while length > 0
        add(0xff)
    }

    /// 32 hexadecimal digits.
    package var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }

    private mutating func add(_ byte: UInt8) {
        state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
}
