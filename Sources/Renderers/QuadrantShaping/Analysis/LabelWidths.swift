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
        for index in first..<first + LabelWidths.ways where hashes[index] == hash {
            if entries[index].style == style, entries[index].text == text {
                return entries[index].width
            }
        }
        return nil
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

    private static func first(_ hash: UInt64) -> Int {
        Int(hash >> (64 - UInt64(bits))) & ~(ways - 1)
    }
}
