/// Texts one after the other, without gaps: a tree of sums, as they were written.
///
/// Sums may be as deep as there are texts, so nothing here goes down by calling itself.
final class JoinedContent: TextContent, @unchecked Sendable {
    /// The first of the two texts; changed by `deinit` only.
    private var first: Text
    private var second: Text

    init(_ first: Text, _ second: Text) {
        self.first = first
        self.second = second
    }

    /// Takes sums that nobody else holds apart one after the other.
    deinit {
        var rest: [JoinedContent] = []
        Self.take(&first, to: &rest)
        Self.take(&second, to: &rest)
        while var sum = rest.popLast() {
            guard isKnownUniquelyReferenced(&sum) else { continue }
            Self.take(&sum.first, to: &rest)
            Self.take(&sum.second, to: &rest)
        }
    }

    private static func take(_ text: inout Text, to sums: inout [JoinedContent]) {
        guard let sum = text.sum else { return }
        text = Text(verbatim: "")
        sums.append(sum)
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        var rest = [(text: second, outer: attributes), (first, attributes)]
        while let (text, outer) = rest.popLast() {
            guard let joined = text.sum else {
                resolver.append(text, outer)
                continue
            }
            let said =
                text.attributes.map { own in outer.map(own.value.over) ?? own.value } ?? outer
            rest.append((joined.second, said))
            rest.append((joined.first, said))
        }
    }

    override func isSame(as other: TextContent) -> Bool {
        guard let other = other as? JoinedContent else { return false }
        var rest = [(self, other)]
        while let (left, right) = rest.popLast() {
            if left === right { continue }
            for (a, b) in [(left.second, right.second), (left.first, right.first)] {
                if let first = a.sum, let second = b.sum {
                    guard a.attributes == b.attributes else { return false }
                    rest.append((first, second))
                } else if a != b {
                    return false
                }
            }
        }
        return true
    }
}

extension Text {
    /// The sum that the text is, if it is one.
    fileprivate var sum: JoinedContent? {
        if case .other(let content) = content { content as? JoinedContent } else { nil }
    }
}
