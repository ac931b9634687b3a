import Foundation

/// A layout in few words: the views that are written, where they are written, their sizes and places, and what decided.
package struct Explanation {
    /// What is left out where an account is too long.
    private enum Detail: Int, CaseIterable {
        /// Nothing, in columns.
        case full
        /// The columns.
        case narrow
        /// How stacks shared their room, and the third axis; rows of which one is in trouble are folded too.
        case folded
        /// All arithmetic.
        case plain
        /// A row for each view: views that hold nothing share one, and what is in an own view is told once, if it is the same.
        case brief
        /// The sizes of views that share a row, but for the first. Views that hold few share one with those in them.
        case names

        /// Whether views share rows.
        var isBrief: Bool { self == .brief || self == .names }

        /// So many views share a row with the first of them.
        var mostShared: Int { self == .names ? 5 : 1 }
    }

    /// So long is a screen at most, in bytes, where that can be without leaving a view out.
    package static let usualLimit = 6 << 10
    /// No line is longer.
    private static let columns = 100
    /// So deep views are listed.
    private static let deepest = 120

    private let tree: ShownTree
    /// Where each view is written, as a number; `nil` for those of which that is not known.
    private let places: [Int?]
    private let shapes: NodeShapes
    /// What is wrong with the texts of each view and with those in it.
    private let troubles: [Set<String>]
    /// What is told of the texts of controls, by item.
    private let insides: [[String]]
    private var nodes: [TreeSnapshot.Node] { tree.snapshot.nodes }

    /// The account of a tree whose nodes have their places in the source (`TreeSnapshot.Node.source`), or of one without.
    package init(of snapshot: TreeSnapshot) { self.init(ShownTree(of: snapshot)) }

    private init(_ tree: ShownTree) {
        let snapshot = tree.snapshot
        self.tree = tree
        var numbers: [String: Int] = [:]
        places = tree.items.map { item in
            let node = snapshot.nodes[item.node]
            let sources = [node.call, node.source].compactMap { $0 }
            guard !sources.isEmpty else { return nil }
            let key = sources.map { "\($0.file):\($0.line):\($0.text)" }.joined(separator: " ")
            if let known = numbers[key] { return known }
            numbers[key] = numbers.count
            return numbers.count - 1
        }
        shapes = NodeShapes(of: snapshot)
        insides = tree.textsInside
        var troubles = zip(tree.items, insides).map { item, inside in
            Self.trouble(of: snapshot.nodes[item.node])
                .union(inside.map { $0.contains(" is wrapped") ? "wrapped" : "cut" })
        }
        // Parents stand before what is in them.
        for item in tree.items.indices.reversed() {
            if let parent = tree.items[item].parent, !troubles[item].isEmpty {
                troubles[parent].formUnion(troubles[item])
            }
        }
        self.troubles = troubles
    }

    /// The account as text. If it is longer than `limit` bytes, first more rows are folded, then reasons left out that are arithmetic.
    package func text(limit: Int = Self.usualLimit) -> String {
        guard !nodes.isEmpty else { return "nothing to lay out: the body has no views\n" }
        var (text, account) = ("", self)
        for detail in Detail.allCases {
            // Modifiers that leave the frame of what they are around go first.
            if detail == .folded {
                account = Explanation(ShownTree(of: tree.snapshot, keepsDeciding: false))
            }
            text = account.text(detail)
            if text.utf8.count <= limit { break }
        }
        return text
    }

    private func text(_ detail: Detail) -> String {
        var rows: [Row] = []
        let first = tree.items.indices.filter { tree.items[$0].parent == nil }
        var told = ToldInsides(tree)
        add(first, depth: 0, detail, to: &rows, &told)
        return RowPrinter(
            rows, columns: Self.columns, isAligned: detail == .full, isDense: detail == .names
        ).text()
    }

    /// One line, or one for several views that are alike.
    struct Row {
        var file: String?
        var line: Int?
        var depth: Int
        var title: String
        var figures: String
        var reasons: [String] = []
    }

    private func add(
        _ items: [Int], depth: Int, _ detail: Detail, to rows: inout [Row],
        _ told: inout ToldInsides
    ) {
        var index = items.startIndex
        while index < items.endIndex {
            if detail.isBrief, let count = calm(items[index...], detail), count > 1 {
                rows.append(shared(items[index..<(index + count)], depth: depth, detail))
                index += count
                continue
            }
            let period = repeated(items[index...], detail)
            let one = period?.length ?? 1
            for item in items[index..<(index + one)] {
                add(item, depth: depth, detail, to: &rows, &told)
            }
            if let period {
                let rest = Array(items[(index + one)..<(index + one * period.count)])
                rows.append(fold(rest, of: one, depth: depth))
                index += one * period.count
            } else {
                index += 1
            }
        }
    }

    private func add(
        _ item: Int, depth: Int, _ detail: Detail, to rows: inout [Row], _ told: inout ToldInsides
    ) {
        let chain = joined(item)
        let inner = children(of: chain)
        var row = row(of: chain, depth: depth, detail)
        if detail.isBrief, !inner.isEmpty {
            if let line = told.line(of: item) {
                row.figures += ", in it as in line \(line)"
                rows.append(row)
                return
            }
            if inner.count <= 40, calm(inner[...], detail) == inner.count {
                row.figures += ": " + brief(inner[...], after: item, detail)
                rows.append(row)
                return
            }
        }
        rows.append(row)
        if depth < Self.deepest {
            add(inner, depth: depth + 1, detail, to: &rows, &told)
        } else if !inner.isEmpty {
            rows.append(Row(depth: depth + 1, title: "… more views in it: --all", figures: ""))
        }
    }

    // MARK: Views that share a row

    /// How many views at the beginning of items hold nothing, or little, and have nothing to say; `nil` for none.
    private func calm(_ items: ArraySlice<Int>, _ detail: Detail) -> Int? {
        // Rows that are alike are folded.
        let count = items.indices.prefix { index in
            (weight(of: items[index], detail) ?? .max) <= detail.mostShared
                && repeated(items[index...], detail) == nil
        }.count
        return count > 0 ? count : nil
    }

    /// How many rows a view is with those in it; `nil` if one of them has something to say, or they are too many.
    private func weight(of item: Int, _ detail: Detail) -> Int? {
        let chain = joined(item)
        let inner = children(of: chain)
        guard inner.count < detail.mostShared || inner.isEmpty,
            row(of: chain, depth: 0, detail).reasons.isEmpty,
            !inner.indices.contains(where: { repeated(inner[$0...], detail) != nil })
        else { return nil }
        var weight = 1
        for child in inner {
            guard weight < detail.mostShared, let more = self.weight(of: child, detail) else {
                return nil
            }
            weight += more
        }
        return weight
    }

    private func shared(_ items: ArraySlice<Int>, depth: Int, _ detail: Detail) -> Row {
        let first = items[items.startIndex]
        let chain = joined(first)
        var row = row(of: chain, depth: depth, detail)
        let inner = children(of: chain)
        if !inner.isEmpty { row.figures += " { \(brief(inner[...], after: first, detail)) }" }
        row.figures += ", " + brief(items.dropFirst(), after: first, detail)
        return row
    }

    /// Views that share a row, with their sizes. The name of an own view is not said again for what begins with the same.
    private func brief(_ items: ArraySlice<Int>, after first: Int, _ detail: Detail) -> String {
        var last = nodes[tree.items[first].node]
        return items.map { item in
            let node = nodes[tree.items[item].node]
            let chain = joined(item)
            var row = row(of: chain, depth: 0, detail)
            let own = node.entered.filter(\.isOwn).map { "\($0.name) › " }.joined()
            if node.call == last.call, node.entered == last.entered, row.title.hasPrefix(own) {
                row.title.removeFirst(own.count)
            }
            last = node
            if detail != .names { row.title += " " + row.figures.prefix { $0 != " " } }
            let inner = children(of: chain)
            return inner.isEmpty
                ? row.title : "\(row.title) { \(brief(inner[...], after: item, detail)) }"
        }.joined(separator: ", ")
    }

    // MARK: Rows that are alike

    /// How long the run of views is that stands at the beginning of items again and again, and how often; `nil` for none.
    private func repeated(
        _ items: ArraySlice<Int>, _ detail: Detail
    ) -> (length: Int, count: Int)? {
        let start = items.startIndex
        for length in 1...4 where items.count >= 2 * length {
            var count = 1
            while (count + 1) * length <= items.count,
                (0..<length).allSatisfy({ offset in
                    let (one, other) = (
                        items[start + offset], items[start + count * length + offset]
                    )
                    return places[one] != nil && places[one] == places[other]
                        && isShown(one) == isShown(other)
                        && (detail.rawValue > Detail.narrow.rawValue
                            || troubles[one] == troubles[other]
                                && shapes.areAlike(tree.items[one].node, tree.items[other].node))
                })
            {
                count += 1
            }
            if count > 1 { return (length, count) }
        }
        return nil
    }

    private func isShown(_ item: Int) -> Bool { nodes[tree.items[item].node].isShown }

    /// Whether texts are cut, and so on: what is wrong with a row is not folded away.
    private static func trouble(of node: TreeSnapshot.Node) -> Set<String> {
        var result: Set<String> = []
        for reason in node.reasons
        where reason.text.hasPrefix("cut") || reason.text.hasPrefix("overflows") {
            result.insert(String(reason.text.prefix { $0 != ":" && !$0.isNumber }))
        }
        return result
    }

    private func fold(_ rest: [Int], of length: Int, depth: Int) -> Row {
        let firsts = stride(from: 0, to: rest.count, by: length).map { rest[$0] }
        let frames = firsts.compactMap { seen($0) }
        let node = nodes[tree.items[rest[0]].node]
        var title = "+ \(firsts.count) more like \(length == 1 ? "this" : "these \(length)")"
        var words = firsts.compactMap { firstText(in: $0) }
        if words.isEmpty { words = firsts.compactMap { firstIdentifier(in: $0) } }
        let cut = firsts.count { troubles[$0].contains { $0.hasPrefix("cut") } }
        if !words.isEmpty, Set(words).count > 1 || words.count == 1 {
            let shown = words.prefix(6).joined(separator: ", ")
            title += ": \(shown)\(words.count > 6 ? ", …" : "")"
        }
        if cut > 0 { title += cut < firsts.count ? ", \(cut) of them cut" : ", all of them cut" }
        let chain = joined(rest[0])
        let source = node.call ?? nodes[tree.items[chain[chain.count - 1]].node].source
        return Row(
            file: source?.file, line: source?.line, depth: depth, title: title,
            figures: Self.figures(of: frames))
    }

    /// Where a row is seen: an offset moves what is in it.
    private func seen(_ item: Int) -> TreeSnapshot.Frame? {
        var node = tree.items[item].node
        while nodes[node].label.hasPrefix(".offset"), nodes.indices.contains(node + 1),
            nodes[node + 1].parent == node
        {
            node += 1
        }
        return nodes[node].globalFrame
    }

    private func firstIdentifier(in item: Int) -> String? {
        inner(of: item).lazy.flatMap(\.identifiers).first.map {
            "#\(TreePrinter.printable($0))"
        }
    }

    private func firstText(in item: Int) -> String? {
        inner(of: item).lazy.map(\.label).first { $0.hasPrefix("Text(") }
            .map { String($0.dropFirst(5).dropLast()) }
    }

    /// The first nodes of an item, itself included.
    private func inner(of item: Int) -> ArraySlice<TreeSnapshot.Node> {
        let start = tree.items[item].node
        let end = nodes.indices.dropFirst(start + 1).prefix(200).first {
            nodes[$0].depth <= nodes[start].depth
        }
        return nodes[start..<(end ?? min(start + 200, nodes.count))]
    }

    /// Sizes and places of views that are alike: `361×50 each, at 16,124, then 0,58 further each`.
    private static func figures(of frames: [TreeSnapshot.Frame]) -> String {
        guard let first = frames.first, let last = frames.last else { return "" }
        let isSame = frames.allSatisfy {
            abs($0.width - first.width) < tolerance && abs($0.height - first.height) < tolerance
        }
        let size = plain(first.width, first.height)
        let sizes = isSame ? size + (frames.count > 1 ? " each" : "") : "\(size) …"
        let place = "at \(plain(first.x)),\(plain(first.y))"
        guard frames.count > 1 else { return "\(sizes) \(place)" }
        return "\(sizes) \(place) … \(plain(last.x)),\(plain(last.y))"
    }

    // MARK: One view

    /// A view with the modifiers around it that leave its frame as it is, the outermost first: they are one row, as in code.
    private func joined(_ item: Int) -> [Int] {
        var chain = [item]
        while let last = chain.last, chain.count < 20 {
            let node = nodes[tree.items[last].node]
            // A container may begin with a modifier of its own.
            guard node.label.hasPrefix("."), node.source?.text.hasPrefix(".") == true,
                tree.items[last].children.count == 1
            else { break }
            let inner = tree.items[last].children[0]
            let next = nodes[tree.items[inner].node]
            guard tree.items[inner].role == nil, next.globalFrame == node.globalFrame,
                next.call == nil, !next.entered.contains(where: \.isOwn)
            else { break }
            chain.append(inner)
        }
        return chain
    }

    /// What is in the innermost view of a chain, which is not empty.
    private func children(of chain: [Int]) -> [Int] { tree.items[chain[chain.count - 1]].children }

    private func row(of chain: [Int], depth: Int, _ detail: Detail) -> Row {
        let item = chain[0]
        let node = nodes[tree.items[item].node]
        let inner = chain.reversed().map { nodes[tree.items[$0].node] }
        let own = node.entered.filter(\.isOwn).map { "\($0.name) › " }.joined()
        var title = own + inner.map { Self.writtenLabel(of: $0) ?? "" }.joined()
        if title.hasSuffix(" › ") { title.removeLast(3) }
        for name in inner.flatMap(\.identifiers) { title += " #\(TreePrinter.printable(name))" }
        if let role = tree.items[item].role { title = "in \(role): \(title)" }
        let source = node.call ?? inner[0].source ?? node.source
        var row = Row(
            file: source?.file, line: source?.line, depth: depth, title: title,
            figures: "not shown")
        if let size = node.size, let frame = node.globalFrame {
            let answered = plain(size.width ?? .nan, size.height ?? .nan)
            row.figures = "\(answered) at \(plain(frame.x)),\(plain(frame.y))"
            if abs(frame.width - (size.width ?? 0)) > tolerance
                || abs(frame.height - (size.height ?? 0)) > tolerance
            {
                row.figures += " shown \(plain(frame.width, frame.height))"
            }
        }
        let reasons = inner.reversed().flatMap(\.reasons).filter(\.decides)
        switch detail {
        case .full, .narrow: row.reasons = reasons.map(\.text)
        case .folded:
            row.reasons = reasons.filter { $0.kind != .share && $0.kind != .depth }.map(\.text)
        case .plain:
            row.reasons = reasons.filter { [.text, .choice, .size].contains($0.kind) }.map(\.text)
        case .brief, .names:
            row.reasons = reasons.filter { [.text, .choice].contains($0.kind) }.map(\.text)
        }
        row.reasons += chain.flatMap { insides[$0] }
        return row
    }
}
