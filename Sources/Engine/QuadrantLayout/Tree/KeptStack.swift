import Foundation
import QuadrantGeometry

/// How a stack with many children is laid out for one proposal, kept so that a change of one child asks that
/// child alone.
///
/// Where the others are offered the same as before, they answer the same. Lengths across the axis are kept
/// as maxima of runs, so that a child which was the widest gives way without a look at all others.
struct KeptStack {
    let proposal: Proposal
    /// The number of this stack among those that were kept for a node, from 1 on.
    var id = 0
    /// The slots by the places of the children. The guide of a slot is that of the child, from its
    /// own edge.
    private(set) var slots: [StackSlot]
    /// How many of the changes that `StackLayouts` noted are contained in it.
    var seen = 0
    /// The children that have not been placed yet as the slots say.
    private(set) var unplaced: [Range<Int>] = []
    /// How far the children of each run reach to both sides of the line on which guides meet.
    private var reaches: [(before: CGFloat, after: CGFloat)] = []
    private let axis: Axis

    /// The number of children in a run, of which one maximum is kept.
    private static let runLength = 64
    /// The greatest number of separate ranges; beyond that all children count as not placed.
    private static let mostRanges = 64

    init(_ proposal: Proposal, _ slots: [StackSlot], along axis: Axis) {
        self.proposal = proposal
        self.slots = slots
        self.axis = axis
        reaches = stride(from: 0, to: slots.count, by: Self.runLength).map { _ in (0, 0) }
        for run in reaches.indices { reaches[run] = reach(of: run) }
    }

    /// What all children need on both sides of the line.
    var extent: (before: CGFloat, after: CGFloat) {
        var result = (before: -CGFloat.infinity, after: -CGFloat.infinity)
        for reach in reaches {
            result.before = max(result.before, reach.before)
            result.after = max(result.after, reach.after)
        }
        return result
    }

    /// The size that the stack answers.
    var size: CGSize {
        guard let last = slots.last else { return .zero }
        let (before, after) = extent
        return .along(axis, last.offset + last.size.length(axis), before + after)
    }

    private func reach(of run: Int) -> (before: CGFloat, after: CGFloat) {
        var result = (before: -CGFloat.infinity, after: -CGFloat.infinity)
        let start = run * Self.runLength
        for slot in slots[start..<min(start + Self.runLength, slots.count)] {
            result.before = max(result.before, slot.guide)
            result.after = max(result.after, slot.size.length(axis.other).reach(from: slot.guide))
        }
        return result
    }

    /// Takes over what changed children answer now: their places, the first one first, with their slots.
    /// What follows from that for the others along the axis is worked out.
    mutating func change(_ changes: [(place: Int, slot: StackSlot)]) {
        var runs: [Int] = []
        for (place, slot) in changes {
            slots[place] = slot
            let run = place / Self.runLength
            if runs.last != run { runs.append(run) }
        }
        for run in runs { reaches[run] = reach(of: run) }
        var next = 0
        for change in changes where change.place >= next { next = moveOn(from: change.place) }
    }

    /// Works out where children stand along the axis, from one that changed to the first that stays where it
    /// is; returns the place of that.
    private mutating func moveOn(from start: Int) -> Int {
        var offset = start == 0 ? 0 : slots[start - 1].offset + slots[start - 1].size.length(axis)
        var place = start
        while place < slots.count {
            offset += slots[place].gap
            if place > start, slots[place].offset == offset { break }
            slots[place].offset = offset
            offset += slots[place].size.length(axis)
            place += 1
        }
        note(start..<place)
        return place
    }

    private mutating func note(_ range: Range<Int>) {
        if let last = unplaced.last, last.upperBound >= range.lowerBound,
            last.lowerBound <= range.lowerBound
        {
            unplaced[unplaced.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else if unplaced.count >= Self.mostRanges {
            unplaced = [0..<slots.count]
        } else {
            unplaced.append(range)
        }
    }

    /// Notes that all children stand where the slots say.
    mutating func notePlaced() { unplaced.removeAll(keepingCapacity: true) }
}
