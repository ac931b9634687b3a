/// The pieces of a body: for each of its statements, what is to be left out for that statement to be looked at with as little else
/// as it needs, which is what it stands in.
struct PieceCuts {
    /// For each piece, what is left out, in UTF-8 bytes.
    private(set) var all: [[Range<Int>]] = []

    /// The most pieces of a body: each takes the compiler some 10 ms.
    private static let most = 400

    /// Whether a statement is taken apart too, by where it begins; `nil` for pieces of whole statements.
    private let isFine: ((Int) -> Bool)?
    /// Whether of a statement that is taken apart each call is there alone.
    private let isAlone: Bool

    /// The pieces of a body.
    ///
    /// - Complexity: Statements times the depth to which they are nested.
    /// - Parameter isFine: Whether a statement, by where it begins, is there call by call: with the first call on it, with the first two,
    ///   and so on. Others are not there then. `nil` for all statements, each as a whole.
    /// - Parameter isAlone: Whether each call is there alone in place of that.
    init(of body: BuilderItems, finely isFine: ((Int) -> Bool)? = nil, alone isAlone: Bool = false)
    {
        (self.isFine, self.isAlone) = (isFine, isAlone)
        add(body, leavingOut: [])
    }

    private mutating func add(_ list: BuilderItems, leavingOut outer: [Range<Int>]) {
        for (number, item) in list.items.enumerated() {
            guard all.count < Self.most else { return }
            let others = list.items.enumerated().filter { $0.offset != number }
                .map(\.element.range)
            let around = outer + others
            let least = around + item.nested.flatMap { Self.least(of: $0.items) }
            if let isFine {
                if isFine(item.range.lowerBound) { addCalls(of: item, leavingOut: least) }
            } else {
                all.append(least)
            }
            for (place, inner) in item.nested.enumerated() {
                let kept = item.nested.enumerated().filter { $0.offset != place }
                    .map(\.element)
                add(
                    inner.items,
                    leavingOut: around + Self.steps(of: item, but: inner.step)
                        + kept.flatMap { Self.least(of: $0.items) })
            }
        }
    }

    /// A statement with each number of the calls on it, or with each of them.
    private mutating func addCalls(of item: BuilderItems.Item, leavingOut least: [Range<Int>]) {
        let steps = item.chain?.steps.map(\.range) ?? []
        if isAlone {
            guard item.chain?.beginsWithType == true else { return }
            for place in steps.indices {
                all.append(least + steps[..<place] + steps[(place + 1)...])
            }
            return
        }
        for count in 0...steps.count { all.append(least + steps[count...]) }
    }

    /// The calls that an item can do without; those on what may be no view stay.
    private static func steps(of item: BuilderItems.Item, but step: Int?) -> [Range<Int>] {
        guard let chain = item.chain, chain.beginsWithType else { return [] }
        return chain.steps.enumerated().filter { $0.offset != step }.map(\.element.range)
    }

    /// What statements can do without to be of their kind: all but the first, and of that what is not needed. An empty closure is
    /// something else to some builders.
    private static func least(of list: BuilderItems) -> [Range<Int>] {
        guard let first = list.items.first else { return [] }
        return list.items.dropFirst().map(\.range) + steps(of: first, but: nil)
            + first.nested.flatMap { least(of: $0.items) }
    }
}
