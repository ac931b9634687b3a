extension LayoutDifference {
    /// What is written otherwise of one view: its call, the modifiers that it inherits from.
    static func differences(
        from was: TreeSnapshot.Node, to now: TreeSnapshot.Node
    ) -> [String] {
        var words: [String] = []
        func compare(_ old: String?, _ new: String?) {
            if let old, let new, old != new { words.append("\(new) was \(old)") }
        }
        compare(was.source?.text, now.source?.text)
        compare(was.call?.text, now.call?.text)
        var (olds, news) = (
            was.source?.settings.map(\.text) ?? [], now.source?.settings.map(\.text) ?? []
        )
        for text in olds where news.contains(text) {
            if let index = news.firstIndex(of: text) { news.remove(at: index) }
            if let index = olds.firstIndex(of: text) { olds.remove(at: index) }
        }
        for text in news {
            let name = text.prefix { $0 != "(" }
            if let index = olds.firstIndex(where: { $0.prefix { $0 != "(" } == name }) {
                compare(olds.remove(at: index), text)
            } else {
                words.append("\(text) is new")
            }
        }
        return words + olds.map { "\($0) is gone" }
    }

    /// What only looks otherwise, or is only written so, a line for each view.
    var lookLines: [String] {
        looks.map { look in
            let place = look.source.map { "\($0.line)  " } ?? ""
            let words = look.words.joined(separator: ", ")
            if !look.isSeen { return "\(place)\(look.view): \(words); drawn as before" }
            return "\(place)\(look.view): "
                + (words.isEmpty ? "drawn otherwise" : "\(words); drawn otherwise")
        }
    }
}

extension ShownTree {
    /// What each item shows that is not that of an item in it.
    var looks: [UInt64] {
        var hashes = [FNVHash](repeating: FNVHash(), count: items.count)
        var nearest = [Int?](repeating: nil, count: snapshot.nodes.count)
        let own = Dictionary(items.indices.map { (items[$0].node, $0) }) { one, _ in one }
        for (position, node) in snapshot.nodes.enumerated() {
            nearest[position] = own[position] ?? node.parent.flatMap { nearest[$0] }
            if let item = nearest[position], let look = node.look { hashes[item].combine(look) }
        }
        return hashes.map(\.value)
    }
}
