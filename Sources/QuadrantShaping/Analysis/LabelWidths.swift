/// The widths of labels that were measured lately, found by their characters.
///
/// Holds a fixed number of entries in small sets; one more takes another's place, so that no choice of
/// texts makes a search long.
struct LabelWidths {
    /// Labels of more UTF-8 bytes are not kept.
    static let longest = 64

    private struct Entry {
        /// The style's number; 0 for no entry.
        var style = 0
        var text = ""
        var width = 0.0
    }

    /// The logarithm of the number of entries.
    private static let bits = 13
    /// The number of entries in a set.
    private static let ways = 4
    /// The hashes of the entries; those of one set share a line of the processor's cache.
    private var hashes: [UInt64] = []
    private var entries: [Entry] = []

    /// The width of a label of that hash in that style; `nil` if it is not known.
    func width(of text: String, hash: UInt64, style: Int) -> Double? {
        guard !entries.isEmpty else { return nil }
        let first = LabelWidths.first(hash)
        return hashes.withUnsafeBufferPointer { hashes in
            for index in first..<first + LabelWidths.ways where hashes[index] == hash {
                let isSame = entries.withUnsafeBufferPointer {
                    $0[index].style == style && $0[index].text == text
                }
                if isSame { return entries[index].width }
            }
            return nil
        }
    }

    /// Keeps the width of a label.
    mutating func store(_ width: Double, of text: String, hash: UInt64, style: Int) {
        if entries.isEmpty {
            entries = Array(repeating: Entry(), count: 1 << LabelWidths.bits)
            hashes = Array(repeating: 0, count: 1 << LabelWidths.bits)
        }
        let first = LabelWidths.first(hash)
        let free = (first..<first + LabelWidths.ways).first { hashes[$0] == 0 }
        let index = free ?? first + (Int(truncatingIfNeeded: hash) & (LabelWidths.ways - 1))
        hashes[index] = hash
        entries[index] = Entry(style: style, text: text, width: width)
    }

    /// A number that tells texts apart by their bytes.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, style: Int) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: style) ^ (UInt64(bytes.count) << 32)
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index + 8 <= raw.count {
            hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < raw.count {
            rest = rest << 8 | UInt64(raw[index])
            index += 1
        }
        return mixed(hash ^ rest)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0xa076_1d64_78bd_642f).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
        return product.high ^ product.low
    }

    private static func first(_ hash: UInt64) -> Int {
        Int(hash >> (64 - UInt64(bits))) & ~(ways - 1)
    }
}
