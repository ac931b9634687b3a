import Foundation

/// The way from the root to one view: what each view around it was offered, what it answered, and why.
package struct ViewChain {
    private let tree: TreeSnapshot
    private let target: Int
    /// The nodes on the way, the root first.
    package let path: [Int]
    private let isOnPath: Set<Int>
    /// The children that are shown of each node on the way.
    private var children: [Int: [Int]] = [:]

    /// The way to a node of a snapshot. Linear in the number of its nodes.
    package init(to target: Int, in snapshot: TreeSnapshot) {
        (self.target, tree) = (target, snapshot)
        var path = [target]
        while let parent = snapshot.nodes[path[path.count - 1]].parent { path.append(parent) }
        self.path = path.reversed()
        isOnPath = Set(path)
        for (position, node) in snapshot.nodes.enumerated() where node.isShown {
            if let parent = node.parent, isOnPath.contains(parent) {
                children[parent, default: []].append(position)
            }
        }
    }

    /// The nodes on the way as a tree without branches.
    package var snapshot: TreeSnapshot {
        var nodes = path.map { tree.nodes[$0] }
        for position in nodes.indices {
            nodes[position].parent = position == 0 ? nil : position - 1
        }
        return TreeSnapshot(nodes: nodes)
    }

    /// The nodes on the way that a program wrote, or that decided something.
    package var told: [Int] {
        let nodes = tree.nodes
        let hasSources = nodes.contains { $0.source != nil }
        return path.filter { position in
            let node = nodes[position]
            return position == target || !hasSources || node.source != nil
                || node.entered.contains(where: \.isOwn)
        }
    }

    /// The way as text: two lines a view and one for each reason.
    package func text() -> String {
        var lines: [String] = []
        var file: String?
        for position in told {
            let node = tree.nodes[position]
            let source = node.call ?? node.source
            if let next = source?.file, next != file {
                lines.append(next)
                file = next
            }
            let line = source.map { "\($0.line)  " } ?? ""
            var title = Explanation.title(of: node)
            if node.call != nil, let inner = node.source {
                title +=
                    inner.file == file ? " (line \(inner.line))" : " (\(inner.file):\(inner.line))"
            }
            lines.append("\(line)\(title)")
            lines += words(on: position).map { "      · \($0)" }
        }
        if lines.contains(where: { $0.contains("×nil") || $0.contains(" nil×") }) {
            lines.append(
                "nil: no length was offered, so that a view takes the one that it likes best")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What there is to say of one view on the way.
    package func words(on position: Int) -> [String] {
        let node = tree.nodes[position]
        var words: [String] = []
        if let proposal = node.proposal, let size = node.size, let frame = node.globalFrame {
            let offered = plain(proposal.width ?? .nan, proposal.height ?? .nan)
            words.append(
                "offered \(offered), answered \(plain(size.width ?? .nan, size.height ?? .nan)), "
                    + "at \(plain(frame.x)),\(plain(frame.y)) in the picture")
            if abs(frame.width - (size.width ?? 0)) > tolerance
                || abs(frame.height - (size.height ?? 0)) > tolerance
            {
                words.append("shown \(plain(frame.width, frame.height)) by effects around it")
            }
        } else {
            words.append("not shown")
        }
        words += node.reasons.map(\.text)
        if position == target { words += troublesInside }
        if let settings = node.source?.settings, !settings.isEmpty {
            words.append(
                "in force: "
                    + settings.map { "\($0.text) (line \($0.line))" }.joined(separator: ", "))
        }
        return words + sharing(at: position)
    }

    /// How many texts of a view are told of.
    private static let mostInside = 5

    /// What is told of the texts that the view is made of.
    private var troublesInside: [String] {
        let shown = ShownTree(of: tree, keepsAll: true)
        guard let item = shown.items.firstIndex(where: { $0.node == target }) else { return [] }
        return Array(shown.textsInside[item].prefix(Self.mostInside))
    }

    /// How a stack shared its room among its children, if one of them is on the way.
    private func sharing(at position: Int) -> [String] {
        let nodes = tree.nodes
        let children = children[position] ?? []
        guard children.count > 1, children.count <= 40, position != target else { return [] }
        return children.compactMap { child in
            let shares = nodes[child].reasons.filter { $0.kind == .share }
            guard let share = shares.first else { return nil }
            let name = Explanation.title(of: nodes[child])
            let inner = name.isEmpty || nodes[child].source == nil ? nodes[child].label : name
            return "\(isOnPath.contains(child) ? "→ " : "")\(inner): \(share.text)"
        }
    }
}
