internal import CContentHash

extension ContentHash {
    /// Adds the bytes of a text; returns how many they are.
    mutating func add(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            unsafe quadrant_add_bytes(&high, &low, bytes.baseAddress, bytes.count)
            return bytes.count
        }
    }

    /// Adds bytes.
    mutating func add(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe quadrant_add_bytes(&high, &low, bytes.baseAddress, bytes.count)
        }
    }
}
