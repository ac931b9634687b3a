import Foundation

/// The answers a node gave: four proposals and a link to more.
///
/// Evidence for four: a stack's child is asked for its minimum, its maximum, its share and, when
/// placed, its share again with the cross axis settled.
struct SizeCache: BitwiseCopyable {
    typealias Entry = (proposal: Proposal, width: CGFloat, height: CGFloat)

    /// The proposals of this block with their answers.
    var entries: (Entry, Entry, Entry, Entry)
    /// How many entries of this block are in use.
    var count: UInt32 = 0
    /// The index of the next block of answers; 0 for none.
    var next: UInt32 = 0

    init() {
        let blank: Entry = (Proposal.unspecified, 0, 0)
        entries = (blank, blank, blank, blank)
    }

    @inline(__always)
    func find(_ proposal: Proposal) -> CGSize? {
        if count > 0, entries.0.proposal == proposal { return size(entries.0) }
        if count > 1, entries.1.proposal == proposal { return size(entries.1) }
        if count > 2, entries.2.proposal == proposal { return size(entries.2) }
        if count > 3, entries.3.proposal == proposal { return size(entries.3) }
        return nil
    }

    @inline(__always)
    private func size(_ entry: Entry) -> CGSize {
        CGSize(width: entry.width, height: entry.height)
    }

    @inline(__always)
    mutating func append(_ proposal: Proposal, _ size: CGSize) {
        let entry: Entry = (proposal, size.width, size.height)
        switch count {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        count += 1
    }

    func entry(_ index: UInt32) -> Entry {
        switch index {
        case 0: entries.0
        case 1: entries.1
        case 2: entries.2
        default: entries.3
        }
    }
}
