/// A table as text in the program's own data: a record a line, sorted by the bytes of the first field, fields
/// parted by tabs.
///
/// Nothing is read before a record is asked for, and then only the records on the way to it.
struct SymbolLines: Sendable {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// The fields of a record after its name; `nil` if there is none of that name.
    ///
    /// - Complexity: O(log *n*) comparisons, *n* the length of the text.
    subscript(name: String) -> [Substring]? {
        guard !name.isEmpty, name.utf8.count < 128 else { return nil }
        let wanted = Array(name.utf8)
        return text.withUTF8Buffer { bytes in
            guard let line = unsafe Self.find(wanted, in: bytes) else { return nil }
            let record = unsafe String(decoding: bytes[line], as: UTF8.self)
            return record.split(separator: "\t", omittingEmptySubsequences: false)
                .dropFirst().map { $0 }
        }
    }

    /// The first fields of all records, in their order. Reads the whole text.
    var names: [String] {
        text.withUTF8Buffer { bytes in
            unsafe bytes.split(separator: newline).map { line in
                unsafe String(decoding: line.prefix { $0 != tab }, as: UTF8.self)
            }
        }
    }

    /// The line whose first field is `wanted`.
    private static func find(
        _ wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        var (low, high) = (0, bytes.count)
        while low < high {
            var start = low + (high - low) / 2
            while start > low, unsafe bytes[start - 1] != newline { start -= 1 }
            var end = start
            while end < high, unsafe bytes[end] != newline { end += 1 }
            let name = unsafe bytes[start..<end].prefix { $0 != tab }
            if unsafe name.elementsEqual(wanted) { return start..<end }
            if unsafe name.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
        }
        return nil
    }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
