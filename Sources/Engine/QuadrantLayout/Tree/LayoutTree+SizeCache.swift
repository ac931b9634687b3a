import Foundation

extension LayoutTree {
    /// How many answers a node keeps, in fours, where it is not nested deep; more proposals than these replace the
    /// oldest overflow.
    ///
    /// Evidence: the proposals a nested tree can see combine 0, infinity, unspecified and two
    /// settled lengths per axis; grids of texts in grids see about one more at each level, and
    /// would be measured without end where the cache forgets.
    private static let mostBlocks = 16

    /// How many more of its answers a node keeps than one that is not nested deep: containers in containers ask for
    /// more at each level, and a node that forgets asks all below it again.
    ///
    /// Only asked of a node that keeps as many as others may: it walks up to the root.
    func extraAnswers(of node: UInt32) -> Int {
        var (levels, outer) = (-32, records[Int(node)].parent)
        while outer != 0 {
            levels += 1
            outer = records[Int(outer)].parent
        }
        return max(0, 8 * levels)
    }

    @inline(__always)
    func cached(_ cache: UInt32, _ proposal: Proposal) -> CGSize? {
        var block = cache
        while block != 0 {
            if let size = answers.sizes[block].find(proposal) { return size }
            block = answers.sizes[block].next
        }
        return nil
    }

    func remember(_ node: UInt32, _ proposal: Proposal, _ size: CGSize) {
        var block = records[Int(node)].cache
        if block == 0 {
            block = answers.sizes.insert(SizeCache())
            records[Int(node)].cache = block
        }
        var blocks = 1
        while answers.sizes[block].count == 4 {
            if answers.sizes[block].next == 0 {
                if blocks >= Self.mostBlocks,
                    blocks >= Self.mostBlocks + extraAnswers(of: node) / 4
                {
                    answers.sizes[block].count = 0
                    answers.overflowed.insert(node)
                } else {
                    let more = answers.sizes.insert(SizeCache())
                    answers.sizes[block].next = more
                    block = more
                }
                break
            }
            block = answers.sizes[block].next
            blocks += 1
        }
        answers.sizes[block].append(proposal, size)
    }

    func dropCache(_ node: UInt32) {
        var block = records[Int(node)].cache
        records[Int(node)].cache = 0
        while block != 0 {
            let next = answers.sizes[block].next
            answers.sizes.remove(block)
            block = next
        }
    }

    /// The node answers this size to every proposal. It is placed at no other: where it has a place, it is resized
    /// now, and the place pass finds it as it should be.
    @inline(__always)
    func answerAlways(_ node: UInt32, _ size: CGSize) {
        let record = records + Int(node)
        if record.pointee.flags.contains(.placed), record.pointee.placedSize != size {
            markRecord(node)
            if record.pointee.flags.contains(.observed) {
                watched.resized.append(identifier(at: node))
            }
        }
        record.pointee.answer = size
    }

    /// The answers in the cache, in no order that means anything.
    func cachedAnswers(_ node: UInt32) -> [(proposal: Proposal, size: CGSize)] {
        var result: [(proposal: Proposal, size: CGSize)] = []
        var block = records[Int(node)].cache
        while block != 0 {
            for index in 0..<answers.sizes[block].count {
                let entry = answers.sizes[block].entry(index)
                result.append((entry.proposal, CGSize(width: entry.width, height: entry.height)))
            }
            block = answers.sizes[block].next
        }
        return result
    }
}
