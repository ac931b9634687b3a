extension LabelWidths {
    /// A number that tells texts apart by their bytes; `nil` for a text whose bytes do not lie in one piece.
    static func hash(of text: String, style: Int) -> UInt64? {
        unsafe text.utf8.withContiguousStorageIfAvailable { unsafe hash($0, style: style) }
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, style: Int) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: style) ^ (UInt64(bytes.count) << 32)
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
            hash = unsafe mixed(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < raw.count {
            rest = unsafe rest << 8 | UInt64(raw[index])
            index += 1
        }
        return mixed(hash ^ rest)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0xa076_1d64_78bd_642f).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
        return product.high ^ product.low
    }
}

extension [UInt16] {
    /// Appends the characters of a text of printing ASCII characters; returns `false`, and nothing is appended, for
    /// another one.
    mutating func appendPlainASCII(of text: String) -> Bool {
        let isASCII = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            guard unsafe bytes.allSatisfy({ 0x20..<0x7f ~= $0 }) else { return false }
            unsafe append(contentsOf: bytes.lazy.map { UInt16($0) })
            return true
        }
        return isASCII ?? false
    }
}
