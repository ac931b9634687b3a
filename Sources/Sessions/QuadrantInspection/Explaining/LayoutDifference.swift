import Foundation

/// What differs between two layouts of a view: what moved, by how much, and what it began with.
package struct LayoutDifference: Equatable, Sendable {
    /// What is different about one view.
    package struct Change: Equatable, Sendable, Codable {
        /// What happened.
        package enum Kind: String, Sendable, Codable {
            case added, removed, changed, moved
        }

        /// What happened.
        package var kind: Kind
        /// The view as it is called now; a removed one as it was.
        package var view: String
        /// Where it is written now; `nil` if that is not known.
        package var source: TreeSnapshot.Source?
        /// What it was called before; `nil` if it was the same.
        package var before: String?
        /// How far it moved and how much larger it became, in points.
        package var x = 0.0, y = 0.0, width = 0.0, height = 0.0
    }

    /// In the order of the layout.
    package private(set) var changes: [Change] = []
    /// What the others follow from: the first view that is written otherwise, or that other reasons decided; `nil` if there are
    /// no changes.
    package private(set) var firstCause: String?

    /// Compares two layouts.
    ///
    /// Views are the same that stand at the same place among those of their name in the same view.
    package init(from old: TreeSnapshot, to new: TreeSnapshot) {
        let (before, after) = (
            ShownTree(of: old, keepsAll: true), ShownTree(of: new, keepsAll: true)
        )
        let pairs = Pairing(before, after).pairs
        var causes: [(rank: Int, words: String)] = []
        for pair in pairs {
            switch pair {
            case (let one?, let other?):
                let (was, now) = (
                    old.nodes[before.items[one].node], new.nodes[after.items[other].node]
                )
                guard let change = Self.change(from: was, to: now) else { continue }
                changes.append(change)
                if let cause = Self.cause(of: change, from: was, to: now) {
                    causes.append(cause)
                }
            case (let one?, nil):
                let was = old.nodes[before.items[one].node]
                let title = Explanation.title(of: was)
                changes.append(Change(kind: .removed, view: title, source: was.source))
                causes.append((0, "\(title)\(Self.place(was)) is gone"))
            case (nil, let other?):
                let now = new.nodes[after.items[other].node]
                let title = Explanation.title(of: now)
                changes.append(Change(kind: .added, view: title, source: now.source))
                causes.append((0, "\(title)\(Self.place(now)) is new"))
            case (nil, nil): break
            }
        }
        firstCause =
            causes.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?
            .element.words
    }

    private static func place(_ node: TreeSnapshot.Node) -> String {
        node.source.map { " (\($0.file):\($0.line))" } ?? ""
    }

    private static func change(
        from was: TreeSnapshot.Node, to now: TreeSnapshot.Node
    ) -> Change? {
        let (old, new) = (Explanation.title(of: was), Explanation.title(of: now))
        var change = Change(
            kind: .moved, view: new, source: now.source, before: old == new ? nil : old)
        if change.before != nil { change.kind = .changed }
        switch (was.globalFrame, now.globalFrame) {
        case (let a?, let b?):
            (change.x, change.y) = (b.x - a.x, b.y - a.y)
            (change.width, change.height) = (b.width - a.width, b.height - a.height)
        case (nil, nil): break
        case (_?, nil), (nil, _?):
            change.kind = .changed
            change.before = was.isShown ? "\(old), shown" : "\(old), not shown"
        }
        let isSame = [change.x, change.y, change.width, change.height].allSatisfy {
            abs($0) < Double(tolerance)
        }
        return isSame && change.before == nil ? nil : change
    }

    /// Whether a change began with this view, and in which words.
    private static func cause(
        of change: Change, from was: TreeSnapshot.Node, to now: TreeSnapshot.Node
    ) -> (rank: Int, words: String)? {
        if let before = change.before {
            return (0, "\(change.view)\(place(now)) was \(before)")
        }
        if was.proposal != now.proposal, was.parent == nil {
            let (a, b) = (was.proposal, now.proposal)
            return (
                1,
                "\(change.view) is offered \(plain(b?.width ?? .nan, b?.height ?? .nan)) instead of "
                    + plain(a?.width ?? .nan, a?.height ?? .nan)
            )
        }
        guard was.proposal == now.proposal, was.size != now.size else { return nil }
        let why = now.reasons.first { !was.reasons.contains($0) }
        return (2, "\(change.view)\(place(now)): \(why?.text ?? "it answers another size")")
    }
}

/// Which items of two trees are the same view.
private struct Pairing {
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
        aligned(olds.map { key($0, old) }, news.map { key($0, new) })
            .map { ($0.map { olds[$0] }, $1.map { news[$0] }) }.reversed()
    }

    /// What makes two views the same: the name, the identifiers and the words of a text.
    private static func key(_ item: Int, _ tree: ShownTree) -> (name: String, full: String) {
        let node = tree.snapshot.nodes[tree.items[item].node]
        let title = Explanation.title(of: node)
        return (String(title.prefix { $0 != "(" && $0 != "#" }), title)
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
