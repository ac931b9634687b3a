package import Foundation
package import QuadrantGeometry
package import QuadrantText

/// Everything that is laid out: nodes in an arena, their rules, their sizes and positions.
///
/// Confined to its owner; not thread-safe. All unchecked access to memory is behind the subscripts of
/// `Column` and `Pool`; debug builds check indices and generations.
package final class LayoutTree {
    /// The nodes.
    private(set) var arena: NodeArena
    /// All tables by nodes; who keeps something of nodes beside the tree makes its tables here too.
    package let tables = NodeTables()
    /// The values of the nodes' rules.
    var pools = RulePools()
    /// What nodes have answered.
    var answers: KeptAnswers
    /// The traits of the few nodes that have any.
    let traits: NodeTable<NodeTraits>
    /// The nodes with many children.
    package var wideNodes: WideNodes
    /// Memory that rules borrow while they work.
    var scratch = Scratch()
    /// The nodes that wait for measuring or placing.
    var queue = DirtyQueue()
    /// What is noted for those outside.
    var watched: WatchedNodes
    /// Layouts and guides of the user's own.
    var userLayouts: UserLayouts
    package let textEngine: any TextEngine
    /// The safe area and the containers of relative frames.
    var surroundings: LayoutSurroundings
    /// Scroll views and lazy containers.
    var scrolling: ScrollTables
    /// What changed in how nodes are shown.
    var changes = ShownChanges()
    /// Where nodes stood that were placed elsewhere.
    var placementLog: PlacementLog
    /// Counts since the tree was made; the difference of two readings is the work between them.
    package var statistics = PassStatistics()
    /// What is known of the third axis; `nil` as long as nothing in the tree has a depth.
    var depths: DepthTable?
    /// The depth that the root is proposed, in points.
    package var hostDepth = DepthDefaults.window {
        didSet { if hostDepth != oldValue { depths?.hostChanged() } }
    }

    package init(textEngine: any TextEngine, capacity: Int = 64) {
        self.textEngine = textEngine
        arena = NodeArena(capacity: capacity)
        answers = KeptAnswers(in: tables)
        traits = NodeTable(in: tables)
        wideNodes = WideNodes(in: tables)
        watched = WatchedNodes(in: tables)
        placementLog = PlacementLog(in: tables)
        userLayouts = UserLayouts(in: tables)
        surroundings = LayoutSurroundings(in: tables)
        scrolling = ScrollTables(in: tables)
    }

    deinit { pools.removeAll() }

    /// What every pass reads of each node, by the nodes' indices, which count from 1.
    var records: Column<NodeRecord> {
        @inline(__always) get { arena.records }
    }

    /// The proposals nodes were placed with.
    var placedProposals: Column<Proposal> {
        @inline(__always) get { arena.placedProposals }
    }

    /// Who calls layouts and guides of the user's and notes what they read; `nil` if nobody notes it.
    package var caller: (any LayoutCaller)? {
        get { userLayouts.caller }
        set { userLayouts.caller = newValue }
    }

    /// What surrounds the root; a change takes effect with the next layout.
    package var host: HostGeometry {
        get { surroundings.host }
        set {
            guard newValue != surroundings.host else { return }
            surroundings.host = newValue
            hostChanged()
        }
    }

    /// Whether a root that is smaller than its room stands in the middle of it, and so away from what is not safe; else
    /// its corner stands at the corner of the safe area.
    package var centersRoot: Bool {
        get { surroundings.centersRoot }
        set {
            guard newValue != surroundings.centersRoot else { return }
            surroundings.centersRoot = newValue
            hostChanged()
        }
    }

    /// How many nodes are alive.
    package var nodeCount: Int { arena.aliveCount }

    /// Makes a node without parent or children.
    package func makeNode(
        _ rule: consuming LayoutRule, direction: LayoutDirection = .leftToRight
    ) -> NodeID {
        let index = arena.take()
        let generation = records[Int(index)].generation
        // What it is follows from the rule, once that is stored.
        var record = NodeRecord(tag: .pass)
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

    /// The record of `node`; traps on an identifier whose node is gone.
    @inline(__always)
    @discardableResult
    func check(_ node: NodeID) -> Int {
        assert(
            node.index > 0 && node.index < arena.count
                && records[Int(node.index)].generation == node.generation
                && records[Int(node.index)].flags.contains(.alive),
            "A node was used after it was removed from its tree.")
        return Int(node.index)
    }

    func releasePlace(_ index: UInt32) {
        dropRule(at: index)
        dropCache(index)
        tables.forget(index)
        arena.release(index)
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
    /// Nodes that were visited to be placed along z.
    package var depthPlaces = 0

    package init() {}
}
