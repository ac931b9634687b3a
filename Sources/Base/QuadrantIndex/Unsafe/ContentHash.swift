/// A fingerprint of strings: FNV-1a with 128 bits, where an accidental collision is out of the question.
///
/// It is no protection against somebody who looks for one; the cache belongs to one user.
package struct ContentHash: Sendable {
    /// The upper and the lower half of the state.
    var (high, low): (UInt64, UInt64) = (0x6c62_272e_07bb_0142, 0x62b8_2175_6295_c58d)

    /// The fingerprint of nothing.
    package init() {}

    /// Adds a string, kept apart from its neighbours by its length.
    package mutating func combine(_ text: String) {
        var bytes: [UInt8] = []
        var length = add(text)
        repeat {
            bytes.append(UInt8(truncatingIfNeeded: length))
            length >>= 8
        } while length > 0
        add(bytes + [0xff])
    }

    /// 32 hexadecimal digits.
    package var text: String {
        let digits = String(UInt128(high) << 64 | UInt128(low), radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
