extension ShownTree {
    /// What is told of texts that are cut or shrunk in what controls are made of, for each item: such texts have no item of their own.
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
            guard node.isShown, let item = nearest[position] else { continue }
            result[item] += node.troublesOfText
        }
        return result
    }
}

extension TreeSnapshot.Node {
    /// That the node's text is cut or shrunk, as words on the view around it.
    var troublesOfText: [String] {
        reasons.filter { $0.kind == .text && $0.decides }.map(\.text)
            .filter { $0.hasPrefix("cut") || $0.hasPrefix("shrunk") }.map {
                "\(label) in it is \($0)"
            }
    }
}
