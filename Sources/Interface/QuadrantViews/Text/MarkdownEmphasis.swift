/// Turns runs of delimiters into styles, after "process emphasis" in the appendix of the CommonMark
/// specification 0.31.
enum EmphasisPass {
    private typealias Node = InlineMarkdown.Node

    /// Settles the delimiters of `nodes` from an index on; what is left of them stands for itself. Returns how many
    /// nodes and delimiters were looked at.
    static func run(_ nodes: inout [InlineMarkdown.Node], from start: Int) -> Int {
        var steps = nodes.count
        /// Below which index no opener can be for a kind of closer, so that each is looked at once.
        var bottoms: [BottomKey: Int] = [:]
        var openers: [Int] = []
        var ranges = StyledRanges(count: nodes.count)
        for closer in nodes.indices.dropFirst(start) {
            guard let mark = nodes[closer].delimiter else { continue }
            if mark.canClose { steps += close(closer, &nodes, &openers, &bottoms, &ranges) }
            if let rest = nodes[closer].delimiter, rest.count > 0, rest.canOpen {
                openers.append(closer)
            }
        }
        ranges.apply(to: &nodes)
        return steps
    }

    /// Which nodes have which styles: where stretches begin and end, so that stretches within others
    /// do not cost the more the deeper they are.
    private struct StyledRanges {
        private static let intents: [MarkdownSpan.InlineIntent] = [
            .emphasized, .stronglyEmphasized, .strikethrough,
        ]
        /// For each intent, how many more stretches there are from a node on.
        private var changes: [[Int]]

        init(count: Int) {
            changes = Self.intents.map { _ in Array(repeating: 0, count: count + 1) }
        }

        mutating func add(_ intent: MarkdownSpan.InlineIntent, _ range: Range<Int>) {
            guard let kind = Self.intents.firstIndex(of: intent) else { return }
            changes[kind][range.lowerBound] += 1
            changes[kind][range.upperBound] -= 1
        }

        func apply(to nodes: inout [InlineMarkdown.Node]) {
            for (intent, changes) in zip(Self.intents, changes) {
                var depth = 0
                for index in nodes.indices {
                    depth += changes[index]
                    if depth > 0 { nodes[index].span.intent.insert(intent) }
                }
            }
        }
    }

    /// The kinds of closing runs that share a place below which no opening run was found.
    private struct BottomKey: Hashable {
        let mark: Character
        let length: Int
        let canOpen: Bool
    }

    private static func close(
        _ closer: Int, _ nodes: inout [InlineMarkdown.Node], _ openers: inout [Int],
        _ bottoms: inout [BottomKey: Int], _ ranges: inout StyledRanges
    ) -> Int {
        var steps = 0
        while let mark = nodes[closer].delimiter, mark.count > 0 {
            let key = BottomKey(
                mark: mark.mark, length: mark.mark == "~" ? mark.length : mark.length % 3,
                canOpen: mark.canOpen)
            let bottom = bottoms[key] ?? -1
            var found: Int?
            for place in openers.indices.reversed() {
                guard openers[place] > bottom else { break }
                steps += 1
                guard let opener = nodes[openers[place]].delimiter else { continue }
                if matches(opener, mark) {
                    found = place
                    break
                }
            }
            guard let found else {
                bottoms[key] = closer - 1
                return steps
            }
            let opener = openers[found]
            openers.removeSubrange((found + 1)...)
            let used = style(from: opener, to: closer, nodes, &ranges)
            nodes[closer].delimiter?.count -= used
            nodes[opener].delimiter?.count -= used
            if nodes[opener].delimiter?.count == 0 { openers.removeLast() }
        }
        return steps
    }

    private static func matches(
        _ opener: InlineMarkdown.Delimiter, _ closer: InlineMarkdown.Delimiter
    ) -> Bool {
        guard opener.mark == closer.mark, opener.count > 0 else { return false }
        if opener.mark == "~" { return opener.length == closer.length }
        // The rule of three: a run that could do both must not split another in an odd way.
        if opener.canClose || closer.canOpen, (opener.length + closer.length) % 3 == 0 {
            return opener.length % 3 == 0 && closer.length % 3 == 0
        }
        return true
    }

    /// Styles the nodes between two runs, and returns how many marks of each it used.
    private static func style(
        from opener: Int, to closer: Int, _ nodes: [InlineMarkdown.Node],
        _ ranges: inout StyledRanges
    ) -> Int {
        let (first, last) = (nodes[opener].delimiter, nodes[closer].delimiter)
        guard let first, let last else { return 0 }
        var used = min(first.count, last.count) >= 2 ? 2 : 1
        var intent: MarkdownSpan.InlineIntent = used == 2 ? .stronglyEmphasized : .emphasized
        if first.mark == "~" { (used, intent) = (first.count, .strikethrough) }
        ranges.add(intent, opener + 1..<closer)
        return used
    }
}
