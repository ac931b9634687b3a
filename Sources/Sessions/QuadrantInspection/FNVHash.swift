/// FNV-1a with 64 bits.
struct FNVHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ part: UInt64) {
        value = (value ^ part) &* 0x0000_0100_0000_01b3
    }

    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(UInt64(byte)) }
    }
}
