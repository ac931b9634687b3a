import Foundation

extension LayoutTree {
    /// How many answers a node keeps; more proposals than these replace the oldest overflow.
    ///
    /// Evidence: the proposals a nested tree can see combine 0, infinity, unspecified and two
    /// settled lengths per axis; grids of texts in grids see about one more at each level, and
    /// would be measured without end where the cache forgets.
    private static let mostBlocks = 16

    @inline(__always)
    func cached(_ cache: UInt32, _ proposal: Proposal) -> CGSize? {
        var block = cache
        while block != 0 {
            if let size = caches[block].find(proposal) { return size }
            block = caches[block].next
        }
        return nil
    }

    func remember(_ node: UInt32, _ proposal: Proposal, _ size: CGSize) {
        var block = records[Int(node)].cache
        if block == 0 {
            block = caches.insert(SizeCache())
            records[Int(node)].cache = block
        }
        var blocks = 1
        while caches[block].count == 4 {
            if caches[block].next == 0 {
                if blocks == Self.mostBlocks {
                    caches[block].count = 0
                    overflowed.insert(node)
                } else {
                    let more = caches.insert(SizeCache())
                    caches[block].next = more
                    block = more
                }
                break
            }
            block = caches[block].next
            blocks += 1
        }
        caches[block].append(proposal, size)
    }

    func dropCache(_ node: UInt32) {
        var block = records[Int(node)].cache
        records[Int(node)].cache = 0
        while block != 0 {
            let next = caches[block].next
            caches.remove(block)
            block = next
        }
    }

    /// The answers in the cache, in no order that means anything.
    func cachedAnswers(_ node: UInt32) -> [(proposal: Proposal, size: CGSize)] {
        var result: [(proposal: Proposal, size: CGSize)] = []
        var block = records[Int(node)].cache
        while block != 0 {
            for index in 0..<caches[block].count {
                let entry = caches[block].entry(index)
                result.append((entry.proposal, CGSize(width: entry.width, height: entry.height)))
            }
            block = caches[block].next
        }
        return result
    }
}
