/// Looks for words that begin in one of some ways, in one pass over the bytes of a text: large projects are looked through at every edit.
struct WordBeginnings {
    /// The beginnings by their first byte.
    private let byFirst: [[(bytes: [UInt8], name: String)]]
    /// Whether there are any with a first byte: asked at each word, without touching what they are kept in.
    private let isFirst: [Bool]

    /// The beginnings are of ASCII and not empty.
    init(_ beginnings: [String]) {
        var byFirst = [[(bytes: [UInt8], name: String)]](repeating: [], count: 256)
        for name in beginnings {
            let bytes = Array(name.utf8)
            byFirst[Int(bytes[0])].append((bytes, name))
        }
        self.byFirst = byFirst
        isFirst = byFirst.map { !$0.isEmpty }
    }

    /// Those with which a word of the text begins.
    ///
    /// - Parameter areWords: Whether they have to be whole words.
    /// - Complexity: Linear in the text.
    func found(in text: String, areWords: Bool = false) -> Set<String> {
        let bytes = Array(text.utf8)
        let isFirst = isFirst
        var found: Set<String> = []
        var isInside = false
        for start in bytes.indices {
            let byte = bytes[start]
            defer { isInside = Self.isPart(byte) }
            if isInside || !isFirst[Int(byte)] { continue }
            for one in byFirst[Int(byte)] {
                let end = start + one.bytes.count
                guard end <= bytes.count, bytes[start..<end].elementsEqual(one.bytes) else {
                    continue
                }
                if areWords, end < bytes.count, Self.isPart(bytes[end]) { continue }
                found.insert(one.name)
            }
        }
        return found
    }

    /// The one with which a name begins; `nil` if it begins with none.
    func beginning(_ name: String) -> String? {
        guard let first = name.utf8.first else { return nil }
        return byFirst[Int(first)].first { name.utf8.starts(with: $0.bytes) }?.name
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
