extension UInt32 {
    /// Four bytes, the highest first.
    var bytes: [UInt8] { [byte(3), byte(2), byte(1), byte(0)] }

    /// One of the four bytes, 0 for the lowest.
    func byte(_ number: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: self >> (8 &* number)) }
}
