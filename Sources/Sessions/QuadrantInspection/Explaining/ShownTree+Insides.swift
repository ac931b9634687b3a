extension ShownTree {
    /// What is told of texts that are cut, shrunk or wrapped in what controls are made of, for each item: such texts have no item of their own.
    ///
    /// - Complexity: Linear in the number of nodes.
    var textsInside: [[String]] {
        var result = [[String]](repeating: [], count: items.count)
        var nearest = [Int?](repeating: nil, count: snapshot.nodes.count)
        let own = Dictionary(items.indices.map { (items[$0].node, $0) }) { one, _ in one }
        for (position, node) in snapshot.nodes.enumerated() {
            if let item = own[position] {
                nearest[position] = item
                continue
            }
            nearest[position] = node.parent.flatMap { nearest[$0] }
            // Labels that are not shown have lines too.
            guard node.isShown, node.isDrawn, let item = nearest[position] else { continue }
            // Fields have their prompt twice.
            let words = node.troublesOfText.filter { !result[item].contains($0) }
            result[item] += words
        }
        return result
    }
}

extension TreeSnapshot.Node {
    /// That the node's text is cut, shrunk or wrapped, as words on the view around it.
    var troublesOfText: [String] {
        reasons.filter { $0.kind == .text && $0.decides }.map(\.text)
            .filter { text in ["cut", "shrunk", "wrapped"].contains(where: text.hasPrefix) }
            .map { "\(label) in it is \($0)" }
    }
}
