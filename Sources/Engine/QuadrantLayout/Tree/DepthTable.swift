package import Foundation

/// Where a node stands along z.
package struct DepthPlace: Equatable, Sendable {
    /// How deep the node is, in points.
    package var depth: CGFloat
    /// From the back of the parent to that of the node, in points toward the viewer, with what `offset(z:)`
    /// adds.
    package var z: CGFloat
    /// The depth that the node was offered, in points; NaN for its ideal depth.
    package var offer: CGFloat

    package static func == (lhs: DepthPlace, rhs: DepthPlace) -> Bool {
        lhs.depth == rhs.depth && lhs.z == rhs.z
            && Proposal(lhs.offer, 0) == Proposal(rhs.offer, 0)
    }
}

/// What a tree knows of the third axis. It is made with the first modifier of depth: a tree without any is
/// laid out in the plane, and its nodes have no depth.
final class DepthTable {
    /// The rules of the nodes that have one.
    let rules: NodeTable<DepthRule>
    /// The places of the nodes that are deep or that do not stand at the back of their parents.
    let places: NodeTable<DepthPlace>
    /// Whether something changed that the places depend on, beside the layout of the plane.
    var needsPass = true
    /// How often a place changed.
    var changes = 0
    /// The nodes whose layout in the plane depends on the depth that they are offered.
    let coupled: NodeSet
    /// The depth that coupled nodes were offered at last, where their layout of the plane went by another.
    let settledOffers: NodeTable<CGFloat>
    /// The depth by which coupled nodes were laid out in the plane.
    let usedOffers: NodeTable<CGFloat>

    /// Nodes that may be deep, as they or nodes in them have a rule or are flexible along z; `nil` after a
    /// change of the tree.
    private var deep: [Bool]? {
        didSet { if deep == nil, let oldValue { formerlyDeep = oldValue } }
    }
    /// The same before that change.
    private var formerlyDeep: [Bool] = []
    /// Nodes that set a guide along z, or in which one does.
    private let guided: NodeSet
    /// What nodes answered and how they were placed.
    let kept: KeptDepths
    /// Whether coupled nodes may be offered another depth from further out than the one they went by.
    var mayOfferOtherwise = true

    init(in tables: NodeTables) {
        rules = NodeTable(in: tables)
        places = NodeTable(in: tables)
        coupled = NodeSet(in: tables)
        settledOffers = NodeTable(in: tables)
        usedOffers = NodeTable(in: tables)
        guided = NodeSet(in: tables)
        kept = KeptDepths(in: tables)
    }

    func setRule(_ rule: DepthRule?, of node: UInt32, in tree: LayoutTree) {
        let old = rules[node]
        rules[node] = rule
        if rule?.couples == true { coupled.insert(node) } else { coupled.remove(node) }
        if old?.marks != rule?.marks { deep = nil }
        mayOfferOtherwise = true
        mark(node, asks: true, in: tree)
    }

    /// Nodes came to a parent, or went, or stand in another order.
    func childrenChanged(of parent: UInt32, in tree: LayoutTree) {
        deep = nil
        mayOfferOtherwise = true
        mark(parent, asks: true, in: tree)
    }

    /// A node has another rule in the plane.
    func ruleChanged(of node: UInt32, isSpacer: Bool, in tree: LayoutTree) {
        if isSpacer { deep = nil }
        mark(node, asks: true, in: tree)
    }

    /// The root is offered another depth.
    func hostChanged() {
        mayOfferOtherwise = true
        needsPass = true
    }

    /// Has the next pass visit a node and those around it.
    ///
    /// - Parameter asks: Whether nodes around whose layout in the plane goes by depth are to be measured again. Not while
    ///   nodes are being placed: all have been measured by then.
    func mark(_ node: UInt32, asks: Bool, in tree: LayoutTree) {
        needsPass = true
        var current = node
        while current != 0, kept.mark(current, asks: asks) {
            if asks, !coupled.isEmpty, coupled.contains(current) { tree.markMeasure(current) }
            current = tree.records[Int(current)].parent
        }
    }

    /// Whether the node or one in it may have a depth, or stand elsewhere than at the back.
    func isDeep(_ node: UInt32, in tree: LayoutTree) -> Bool {
        if deep == nil { findDeepNodes(in: tree) }
        return deep?[Int(node)] == true
    }

    /// Whether the node or one in it sets a guide along z.
    func isGuided(_ node: UInt32, in tree: LayoutTree) -> Bool {
        if deep == nil { findDeepNodes(in: tree) }
        return guided.contains(node)
    }

    /// Linear in the number of nodes.
    private func findDeepNodes(in tree: LayoutTree) {
        var marks = [Bool](repeating: false, count: Int(tree.arena.count))
        guided.removeAll()
        func markAround(_ node: UInt32) {
            var current = node
            while current != 0, !marks[Int(current)] {
                marks[Int(current)] = true
                current = tree.records[Int(current)].parent
            }
        }
        for (node, rule) in rules.all {
            markAround(node)
            guard case .guide = rule else { continue }
            var current = node
            while current != 0, !guided.contains(current) {
                guided.insert(current)
                current = tree.records[Int(current)].parent
            }
        }
        for node in 1..<max(tree.arena.count, 1)
        where tree.isLongSpacer(node) && setsDepth(around: node, in: tree) {
            markAround(node)
        }
        deep = marks
        // A spacer may be long now, or no longer, by what is around it.
        for node in formerlyDeep.indices.prefix(marks.count)
        where marks[node] != formerlyDeep[node] && tree.records[node].flags.contains(.alive) {
            mark(UInt32(node), asks: true, in: tree)
        }
        formerlyDeep = []
    }

    /// Whether something further out says of a depth, so that there is one to be shared. Where nothing does, a
    /// spacer stays flat, whatever has depth elsewhere in the tree.
    private func setsDepth(around node: UInt32, in tree: LayoutTree) -> Bool {
        var current = tree.records[Int(node)].parent
        while current != 0 {
            if rules[current]?.setsDepth == true { return true }
            current = tree.records[Int(current)].parent
        }
        return false
    }
}

/// A question for an explicit guide along z.
struct DepthGuideQuestion: Hashable {
    let box: DepthBox
    let guide: ObjectIdentifier
}
