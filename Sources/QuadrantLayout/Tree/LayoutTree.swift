package import Foundation
package import QuadrantGeometry
package import QuadrantText

/// Everything that is laid out: nodes in an arena, their rules, their sizes and positions.
///
/// Confined to its owner; not thread-safe. All unchecked memory access of the engine is in this
/// folder and behind its subscripts; debug builds check indices and generations.
package final class LayoutTree {
    /// What every pass reads of each node; the nodes' indices count from 1.
    var records: UnsafeMutablePointer<NodeRecord>
    /// The proposals nodes were placed with, beside `records`.
    var placedProposals: UnsafeMutablePointer<Proposal>
    /// The place of a node among its siblings, from 0 on; valid if the parent has an entry as a
    /// wide node.
    var ordinals: UnsafeMutablePointer<UInt32>
    /// The number of places in use or freed, the unused place 0 included.
    private(set) var count: UInt32 = 1
    private var capacity: UInt32
    /// Places of removed nodes, which are used again.
    private var free: [UInt32] = []

    var insets = Pool<EdgeInsets>()
    var frames = Pool<FrameRule>()
    var flexibleFrames = Pool<FlexibleFrameRule>()
    var stacks = Pool<StackRule>()
    var alignments = Pool<Alignment>()
    var sizes = Pool<CGSize>()
    var lines = Pool<LineRule>()
    var texts = Pool<TextLeaf>()
    /// Rules without a pool of their own.
    var rules = Pool<LayoutRule>()
    /// The cached answers of nodes, in blocks of four.
    var caches = Pool<SizeCache>()
    /// The traits of the few nodes that have any.
    var traits: [UInt32: NodeTraits] = [:]
    /// The guides, distances and priorities that nodes have answered.
    var told = ToldAnswers()
    /// Guides for the question that is being answered.
    var passingGuides = PassingGuides()
    /// Nodes from whose caches answers were dropped on which other nodes may rely.
    var overflowed: Set<UInt32> = []
    /// Nodes whose guides, distances or priority cannot be compared with the earlier ones: their
    /// containers have to ask again.
    var speakers: Set<UInt32> = []
    /// The entries of nodes with many children.
    var wideNodes: [UInt32: WideNode] = [:]
    /// To be set before the first layout.
    package var wideLimits = WideNode.Limits()
    /// Memory that rules borrow while they work.
    var scratch = Scratch()
    /// The nodes that wait for measuring or placing.
    var queue = DirtyQueue()
    /// Observed nodes that were placed with a new size, or shown again, since they were asked for.
    var resizedReaders: [NodeID] = []
    /// Nodes whose children are watched, by index, and those of them whose children changed.
    var watchedParents: Set<Int> = []
    /// The watched nodes whose children changed since they were asked for.
    var reordered: [NodeID] = []
    /// How often lazy containers showed or hid children that stay where they are.
    var shownChanges = 0
    /// What custom containers keep, by node.
    var layoutStates: [UInt32: LayoutState] = [:]
    /// The problems found since `takeProblems` was called last.
    var problems: [LayoutProblem] = []
    /// The same problems as a set, in which one is found quickly.
    var knownProblems: Set<LayoutProblem> = []

    package let textEngine: any TextEngine
    /// Calls closures and layouts of the user's and notes what they read; `nil` if nobody notes it.
    package weak var caller: (any LayoutCaller)?
    /// What surrounds the root; a change takes effect with the next layout.
    package var host = HostGeometry(containerSize: CGSize(width: 393, height: 852)) {
        didSet { if host != oldValue { hostChanged() } }
    }
    /// The part of the root's space that is safe: what the root was offered.
    var safeRoom = CGSize.zero
    /// Whether any part of the tree may have a safe area smaller than itself; never taken back.
    var hasSafeAreas = false
    /// What relative frames in a container refer to, by the container's node.
    var containerSizes: [UInt32: CGSize] = [:]
    /// Where scroll views are scrolled to, by their nodes.
    var scrollStates: [UInt32: ScrollState] = [:]
    /// The part of a lazy container along its axis that is in sight, for those that pin views.
    var visibleSpans: [UInt32: ClosedRange<CGFloat>] = [:]
    /// How often nodes were arranged, for those nodes for which it is counted.
    var arrangementCounts: [UInt32: Int] = [:]
    /// How far pinned views stand from their places among the others.
    var pins: [UInt32: Pin] = [:]
    /// How far the content of scroll views stands from its place, by the scroll views' nodes.
    var scrollMoves: [UInt32: CGSize] = [:]
    /// How often something moved without being placed.
    package internal(set) var moves = 0
    /// Whether an order of drawing was set on any view; never taken back.
    var hasZIndexes = false
    /// How often siblings may have come to lie in another order than before.
    package internal(set) var depthChanges = 0
    /// Counts since the tree was made; the difference of two readings is the work between them.
    package var statistics = PassStatistics()
    /// What is known of the third axis; `nil` as long as nothing in the tree has a depth.
    var depths: DepthTable?
    /// The depth that the root is proposed, in points.
    package var hostDepth = DepthDefaults.window {
        didSet { if hostDepth != oldValue { depths?.needsPass = true } }
    }

    package init(textEngine: any TextEngine, capacity: Int = 64) {
        self.textEngine = textEngine
        self.capacity = UInt32(max(capacity, 2))
        records = .allocate(capacity: Int(self.capacity))
        placedProposals = .allocate(capacity: Int(self.capacity))
        ordinals = .allocate(capacity: Int(self.capacity))
        records[0] = NodeRecord(tag: .fixed)
        placedProposals[0] = .unspecified
        ordinals[0] = 0
    }

    deinit {
        texts.removeAll()
        rules.removeAll()
        records.deallocate()
        placedProposals.deallocate()
        ordinals.deallocate()
    }

    /// How many nodes are alive.
    package var nodeCount: Int { Int(count) - 1 - free.count }

    /// Makes a node without parent or children.
    package func makeNode(
        _ rule: consuming LayoutRule, direction: LayoutDirection = .leftToRight
    ) -> NodeID {
        let index = takePlace()
        let generation = records[Int(index)].generation
        var record = NodeRecord(tag: rule.tag)
        record.generation = generation
        record.flags = [.alive]
        if direction == .rightToLeft { record.flags.insert(.rightToLeft) }
        records[Int(index)] = record
        placedProposals[Int(index)] = .unspecified
        store(consume rule, at: index)
        return NodeID(index: index, generation: generation)
    }

    /// Makes a node without children under `parent`, behind `previous` or as the first child.
    package func addNode(
        _ rule: consuming LayoutRule, direction: LayoutDirection, to parent: NodeID,
        after previous: NodeID?
    ) -> NodeID {
        let node = makeNode(consume rule, direction: direction)
        insert(node, into: parent, after: previous)
        return node
    }

    private func takePlace() -> UInt32 {
        if let index = free.popLast() { return index }
        if count == capacity { grow() }
        records[Int(count)] = NodeRecord(tag: .fixed)
        ordinals[Int(count)] = 0
        count += 1
        return count - 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: Int(capacity) * 2)
        larger.moveInitialize(from: records, count: Int(count))
        records.deallocate()
        records = larger
        let proposals = UnsafeMutablePointer<Proposal>.allocate(capacity: Int(capacity) * 2)
        proposals.moveInitialize(from: placedProposals, count: Int(count))
        placedProposals.deallocate()
        placedProposals = proposals
        let places = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(capacity) * 2)
        places.moveInitialize(from: ordinals, count: Int(count))
        ordinals.deallocate()
        ordinals = places
        capacity *= 2
    }

    /// The record of `node`; traps on an identifier whose node is gone.
    @inline(__always)
    @discardableResult
    func check(_ node: NodeID) -> Int {
        assert(
            node.index > 0 && node.index < count
                && records[Int(node.index)].generation == node.generation
                && records[Int(node.index)].flags.contains(.alive),
            "A node was used after it was removed from its tree.")
        return Int(node.index)
    }

    func releasePlace(_ index: UInt32) {
        dropRule(at: index)
        dropCache(index)
        if records[Int(index)].tag == .extended { layoutStates[index] = nil }
        if records[Int(index)].flags.contains(.traits) { traits[index] = nil }
        if !containerSizes.isEmpty { containerSizes[index] = nil }
        if !scrollStates.isEmpty { scrollStates[index] = nil }
        if !visibleSpans.isEmpty { visibleSpans[index] = nil }
        if !arrangementCounts.isEmpty { arrangementCounts[index] = nil }
        if !pins.isEmpty { pins[index] = nil }
        if !scrollMoves.isEmpty { scrollMoves[index] = nil }
        if !overflowed.isEmpty { overflowed.remove(index) }
        if !speakers.isEmpty { speakers.remove(index) }
        depths?.forget(index)
        forgetWide(index)
        told.forget(index, records[Int(index)])
        records[Int(index)].flags = []
        records[Int(index)].generation &+= 1
        free.append(index)
    }
}

/// What the passes did, counted since the tree was made.
package struct PassStatistics: Equatable, Sendable {
    /// Answers worked out by a rule.
    package var measures = 0
    /// Nodes that got a position.
    package var places = 0
    /// Nodes whose children were placed.
    package var arrangements = 0
    /// Depths worked out by a rule: none in a tree that has nothing on the third axis.
    package var depths = 0

    package init() {}
}
