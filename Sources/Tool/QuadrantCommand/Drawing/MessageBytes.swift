/// Values as bytes, one after the other. What every drawing hands back is written so: the first use of JSON costs each process a
/// millisecond, in which conformances are looked for.
struct MessageBytes {
    private(set) var bytes: [UInt8] = []

    /// Adds a number in eight bytes, the lowest first.
    mutating func add(_ number: UInt64) {
        for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (byte * 8))) }
    }

    /// Adds a text with its length in front.
    mutating func add(_ text: String) {
        add(UInt64(text.utf8.count))
        bytes += text.utf8
    }

    /// Reads what was written so; `nil` where it ends before.
    struct Reader {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: [UInt8]) { rest = bytes[...] }

        /// Whether nothing is left.
        var isAtEnd: Bool { rest.isEmpty }

        mutating func number() -> UInt64? {
            guard rest.count >= 8 else { return nil }
            defer { rest = rest.dropFirst(8) }
            return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }

        mutating func text() -> String? {
            guard let length = number(), length <= UInt64(rest.count) else { return nil }
            defer { rest = rest.dropFirst(Int(length)) }
            return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
        }
    }
}
