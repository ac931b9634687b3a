internal import QuadrantDisplayList

/// Hands out the ids of a document, each once.
struct SVGNames {
    private let wanted: [SourceTag: String]
    private let reserved: Set<String>
    private var used: Set<String> = []
    private var named: Set<SourceTag> = []

    /// Ids for views of these names.
    init(_ names: [SourceTag: String]) {
        wanted = names
        reserved = Set(names.values.map(Self.identifier))
    }

    /// The id for the element that is the first from `source`; `nil` for the others, and where the
    /// view has no name. The second view of a name gets `-2`.
    mutating func id(of source: SourceTag?) -> String? {
        guard let source, let name = wanted[source] else { return nil }
        let id = Self.identifier(name)
        guard !id.isEmpty, named.insert(source).inserted else { return nil }
        return unique(id)
    }

    /// Whether an element from `source` would get an id.
    func hasID(for source: SourceTag?) -> Bool {
        guard let source, let name = wanted[source] else { return false }
        return !Self.identifier(name).isEmpty && !named.contains(source)
    }

    /// An id for something the writer defines: `kind` and a number made of its content, so that it stays
    /// what it is while other things come and go.
    mutating func id(kind: String, content: String) -> String {
        let digits = String(Self.hash(content), radix: 36)
        let padding = String(repeating: "0", count: max(0, 7 - digits.count))
        let id = "\(kind)-\(padding)\(digits.suffix(7))"
        return reserved.contains(id) ? unique(id + "-") : unique(id)
    }

    /// FNV-1a with 64 bits: the same in each process.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    private mutating func unique(_ id: String) -> String {
        if used.insert(id).inserted { return id }
        var number = 2
        while !used.insert("\(id)-\(number)").inserted { number += 1 }
        return "\(id)-\(number)"
    }

    /// An id may not hold white space.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isWhitespace ? "-" : $0 })
    }
}
