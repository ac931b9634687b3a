/// Which items of two trees are the same view.
struct LayoutPairing {
    private(set) var pairs: [(Int?, Int?)] = []

    init(_ old: ShownTree, _ new: ShownTree) {
        var pending = Self.matched(
            old.items.indices.filter { old.items[$0].parent == nil },
            new.items.indices.filter { new.items[$0].parent == nil }, old, new)
        while let (a, b) = pending.popLast() {
            pairs.append((a, b))
            guard let a, let b else { continue }
            pending += Self.matched(old.items[a].children, new.items[b].children, old, new)
        }
    }

    /// The pairs among neighbours, the last first.
    private static func matched(
        _ olds: [Int], _ news: [Int], _ old: ShownTree, _ new: ShownTree
    ) -> [(Int?, Int?)] {
        let aligned = aligned(olds.map { key($0, old) }, news.map { key($0, new) })
            .map { ($0.map { olds[$0] }, $1.map { news[$0] }) }
        var result: [(Int?, Int?)] = []
        var (gone, come): ([Int], [Int]) = ([], [])
        // What is left over between two pairs.
        func close() {
            var rest = come[...]
            for one in gone.prefix(mostUnwrapped) {
                let found = rest.prefix(mostUnwrapped).indices.lazy.compactMap { index in
                    unwrapped(one, rest[index], old, new).map { (index, $0) }
                }.first
                guard let (index, pairs) = found else {
                    result.append((one, nil))
                    continue
                }
                result += rest[..<index].map { (nil, $0) } + pairs
                rest = rest[(index + 1)...]
            }
            result += gone.dropFirst(mostUnwrapped).map { ($0, nil) } + rest.map { (nil, $0) }
            (gone, come) = ([], [])
        }
        for pair in aligned {
            switch pair {
            case (let one?, nil): gone.append(one)
            case (nil, let other?): come.append(other)
            default:
                close()
                result.append(pair)
            }
        }
        close()
        return result.reversed()
    }

    /// How many neighbours are looked into.
    private static let mostUnwrapped = 50

    /// The pairs of two views of other names: where one of them is a modifier, the other may be in it; `nil` where it is not.
    private static func unwrapped(
        _ one: Int, _ other: Int, _ old: ShownTree, _ new: ShownTree
    ) -> [(Int?, Int?)]? {
        let (outer, inner) = (chain(from: one, old), chain(from: other, new))
        let pairs = aligned(outer.map { key($0, old) }, inner.map { key($0, new) })
        guard let first = pairs.first(where: { $0.0 != nil && $0.1 != nil }),
            let a = first.0, let b = first.1
        else { return nil }
        return outer[..<a].map { ($0, nil) } + inner[..<b].map { (nil, $0) }
            + [(outer[a], inner[b])]
    }

    /// A view and, if it is a modifier, what is in it, until something that is none.
    private static func chain(from item: Int, _ tree: ShownTree) -> [Int] {
        var result = [item]
        while let last = result.last, result.count < 50,
            tree.snapshot.nodes[tree.items[last].node].label.hasPrefix("."),
            let inner = tree.items[last].children.first(where: { tree.items[$0].role == nil })
        {
            result.append(inner)
        }
        return result
    }

    /// What makes two views the same: the name, the identifiers and the words of a text.
    private static func key(_ item: Int, _ tree: ShownTree) -> (name: String, full: String) {
        let node = tree.snapshot.nodes[tree.items[item].node]
        // Where the body of an own view begins is another matter: a modifier may come between.
        let written =
            node.source == nil && node.call == nil
            ? node.label : Explanation.writtenLabel(of: node)
        let title =
            (written ?? Explanation.title(of: node))
            + node.identifiers.map { " #\($0)" }.joined()
        // Colours are the same view, whatever they are called.
        let name = title.hasPrefix("Color.") ? "Color" : title.prefix { $0 != "(" && $0 != "#" }
        return (String(name), title)
    }

    /// The longest common series of names, equal titles before equal names alone.
    private static func aligned(
        _ a: [(name: String, full: String)], _ b: [(name: String, full: String)]
    ) -> [(Int?, Int?)] {
        guard a.count * b.count <= 250_000 else {
            return (0..<max(a.count, b.count)).map {
                ($0 < a.count ? $0 : nil, $0 < b.count ? $0 : nil)
            }
        }
        var best = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        func worth(_ i: Int, _ j: Int) -> Int {
            a[i].full == b[j].full ? 3 : a[i].name == b[j].name ? 2 : 0
        }
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                let pair = worth(i, j)
                best[i][j] = max(
                    best[i + 1][j], best[i][j + 1], pair > 0 ? best[i + 1][j + 1] + pair : 0)
            }
        }
        var (i, j, result) = (0, 0, [(Int?, Int?)]())
        while i < a.count || j < b.count {
            if i < a.count, j < b.count, worth(i, j) > 0,
                best[i][j] == best[i + 1][j + 1] + worth(i, j)
            {
                result.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if j == b.count || i < a.count && best[i + 1][j] >= best[i][j + 1] {
                result.append((i, nil))
                i += 1
            } else {
                result.append((nil, j))
                j += 1
            }
        }
        return result
    }
}
