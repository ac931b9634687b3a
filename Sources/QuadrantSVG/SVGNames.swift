internal import QuadrantDisplayList

/// Hands out the ids of a document, each once.
struct SVGNames {
    private let wanted: [SourceTag: String]
    private let reserved: Set<String>
    private var used: Set<String> = []
    private var named: Set<SourceTag> = []
    private var counters: [String: Int] = [:]

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

    /// An id for something the writer defines: `kind` and a number, unless a view is called so.
    mutating func id(kind: String) -> String {
        while true {
            let number = (counters[kind] ?? 0) + 1
            counters[kind] = number
            let id = "\(kind)\(number)"
            if !reserved.contains(id), used.insert(id).inserted { return id }
        }
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
