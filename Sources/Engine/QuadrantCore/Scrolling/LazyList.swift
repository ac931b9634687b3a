import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A `ForEach`, or views written one by one, in a lazy container: parts for the elements that were made,
/// and one node for each run of elements that is not laid out.
final class LazyList: Part {
    /// The tree owns its parts and outlives them.
    @Unretained private(set) var tree: ViewTree
    @Unretained private(set) var scope: Scope
    /// The container, which owns its lists.
    @Unretained private(set) var container: LazyContainer
    var context: CursorContext
    var source: LazySource
    /// The known lengths of the elements.
    var lengths = LazyLengths()
    /// Elements that were made, by index; each identity once.
    var made: [LazyElement] = []
    /// The elements that were made, by identity.
    private var byID: [AnyHashable: LazyElement] = [:]
    /// An element that is laid out wherever it is: one that is scrolled to.
    var wanted: Int?
    /// What is new in the update under way, and how it comes; `nil` where nothing is.
    private var arrivals: LazyArrivals?
    /// Whether its elements were replaced before.
    private var isKnown = false
    /// The distance between neighbours that choose it themselves, as seen before.
    var seenSpacing: CGFloat = 8
    /// Whether an element takes lines of its own in a grid, as sections do, instead of a cell.
    var takesLines = false
    /// Whether elements that are laid out have to find out how long they are.
    var isWaiting = false
    /// Whether its elements are written one by one in a view's body: such are kept once they are made,
    /// and all made outside of scroll views.
    var isWritten = false
    /// How long the container was across its axis when lengths were noted.
    var notedBreadth: CGFloat?
    /// Nodes of runs that are not laid out.
    fileprivate var gaps: [NodeID] = []

    init(_ container: LazyContainer, scope: Scope, context: CursorContext, source: LazySource) {
        tree = container.tree
        self.scope = scope
        self.container = container
        self.context = context
        self.source = source
    }

    override var isList: Bool { true }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        made = []
        byID = [:]
        gaps = []
        container.lists.removeAll { $0 === self }
    }

    override func moveInnerParts(to all: inout [Part]) {
        made = []
        byID = [:]
        super.moveInnerParts(to: &all)
    }

    /// Takes over other elements: those that were made keep their parts by identity.
    @MainActor
    func replace(_ new: LazySource, context: CursorContext, after previous: NodeID?) -> NodeID? {
        let isFirst = made.isEmpty
        let oldCount = source.count
        noteArrivals(from: source)
        source = new
        self.context = context.following(self.context, in: tree)
        defer { self.context.handOver() }
        let isMoved = isFirst ? false : follow(oldCount)
        if isFirst || isMoved || oldCount != new.count { lengths.reset(count: lineCount) }
        if let index = wanted, index >= new.count { wanted = nil }
        if made.isEmpty, new.count > 0 { _ = make(0) }
        for element in made {
            element.isStale = true
            // Closures that are the same are called again for what they have read alone.
            if !scope.isRemaking, !scope.isInKeptContent { element.needsBody = true }
        }
        return arrange(after: previous)
    }

    /// Finds the elements that were made among the new ones. Returns whether one has another index
    /// now.
    @MainActor
    private func follow(_ oldCount: Int) -> Bool {
        var isMoved = false
        let grown = source.count - oldCount
        var shift = 0
        var lost: [LazyElement] = []
        for element in made {
            let found = [shift, grown, 0].first { step in
                let index = element.index + step
                return index >= 0 && index < source.count
                    && source.identify(index) == element.id
            }
            guard let found else {
                lost.append(element)
                continue
            }
            shift = found
            if found != 0 { isMoved = true }
            element.index += found
        }
        guard !lost.isEmpty else {
            made.sort { $0.index < $1.index }
            return isMoved
        }
        let places = source.find(lost.map(\.id))
        for element in lost {
            if let index = places[element.id] { element.index = index }
        }
        drop(lost.filter { places[$0.id] == nil }, with: transaction)
        made.sort { $0.index < $1.index }
        return true
    }

    /// Makes the element at `index`; `nil` if another with the same identity was made: lazy
    /// containers drop the second (measured).
    @MainActor
    func make(_ index: Int) -> LazyElement? {
        let place = place(of: index)
        if place < made.count, made[place].index == index { return made[place] }
        let id = source.identify(index)
        if byID[id] != nil {
            tree.report(.duplicateID("\(id.base)"), in: scope)
            if stride == 1 { lengths.note(0, at: index) }
            return nil
        }
        let element = LazyElement(list: self, id: id, index: index)
        element.isStale = true
        element.isArriving = arrivals?.contains(id, at: index) == true
        made.insert(element, at: place)
        byID[id] = element
        return element
    }

    /// Where among those that were made the element at `index` stands, or would. Logarithmic.
    func place(of index: Int) -> Int {
        var (place, high) = (0, made.count)
        while place < high {
            let middle = (place + high) / 2
            if made[middle].index < index { place = middle + 1 } else { high = middle }
        }
        return place
    }

    /// The transaction with which elements come and go.
    private var transaction: Transaction? {
        guard tree.motion.hasBegun else { return nil }
        return tree.motion.transaction(scope.base ?? tree.motion.base, context.rules)?.transaction
    }

    /// Notes that elements which were not there before come to be seen in this update.
    private func noteArrivals(from old: LazySource) {
        defer { isKnown = true }
        guard arrivals == nil else { return }
        if isKnown {
            arrivals = transaction.map { LazyArrivals(before: old, transaction: $0) }
        } else if let arrival = tree.motion.arrival, arrival.host == parentNode {
            // Rows among others, such as those of an `if`, come one by one. Those of a container that is new itself are
            // there, and come with it.
            arrivals = arrival.transaction.map { LazyArrivals(before: nil, transaction: $0) }
        }
    }

    /// The update is done.
    func endArrivals() { arrivals = nil }

    /// Makes the views of an element, which comes to be seen or comes back if it is new.
    @MainActor
    private func evaluate(_ element: LazyElement, after previous: NodeID?) -> NodeID? {
        guard element.isArriving, let arrivals else {
            return withLargeStack { element.evaluate(after: previous) }
        }
        element.isArriving = false
        if leavings != nil {
            _ = tree.takeBack(element.id, from: self, into: element, after: previous)
        }
        tree.motion.beginArrival(in: parentNode, with: arrivals.transaction)
        let last = withLargeStack { element.evaluate(after: previous) }
        tree.arrive(element, with: arrivals.transaction)
        tree.motion.endArrival()
        return last
    }

    /// Takes elements away, with their state; those in sight leave with a transaction.
    func drop(_ elements: [LazyElement], with transaction: Transaction? = nil) {
        guard !elements.isEmpty else { return }
        for element in elements {
            if element.isActive, transaction != nil {
                tree.leave(element, from: self, as: element.id, with: transaction)
            }
            element.tearDown(tree, removingNodes: true)
            byID[element.id] = nil
        }
        made.removeAll { !$0.isAlive }
        slots.removeRetiredParts()
    }
}

// MARK: Nodes

extension LazyList {
    /// Brings nodes in order behind `previous`, evaluates elements in sight that have changed, and
    /// puts a node for each run of the others; returns the last node.
    @MainActor
    @discardableResult
    func arrange(after previous: NodeID?) -> NodeID? {
        guard let parent = parentNode else { return previous }
        var (last, next, used) = (previous, 0, 0)
        // Written in place: a copy for each element would make the time grow with the square.
        slots.entries = []
        func close(_ end: Int) {
            guard end > next else { return }
            last = putGap(used, next..<end, after: last, in: parent)
            if let last { slots.entries.append(.node(last, isTop: true)) }
            used += 1
            next = end
        }
        for element in made {
            if element.isActive { close(element.index) }
            element.position = slots.entries.count
            slots.entries.append(.part(element))
            if element.isActive, element.isStale || element.isDirty {
                last = evaluate(element, after: last)
            } else {
                last = element.moveNodes(behind: last, in: tree.layout)
            }
            if element.isActive { next = element.index + 1 }
        }
        close(source.count)
        while gaps.count > used { tree.removeNode(gaps.removeLast()) }
        tree.layout.finish(parent)
        tree.layout.contentChanged(parent)
        return last
    }

    /// The node of a run that is not laid out.
    private func putGap(
        _ number: Int, _ range: Range<Int>, after previous: NodeID?, in parent: NodeID
    ) -> NodeID {
        let rule = LayoutRule.extended(gapRule(range))
        if number < gaps.count {
            tree.layout.setRule(gaps[number], rule)
            tree.layout.setTraits(gaps[number], sectionTraits)
            tree.layout.move(gaps[number], after: previous)
            return gaps[number]
        }
        let node = tree.layout.makeNode(rule, direction: .leftToRight)
        tree.layout.insert(node, into: parent, after: previous)
        tree.noteOrigin(of: node, scope: scope)
        tree.layout.setTraits(node, sectionTraits)
        // The element it stands in may have gone out of sight a moment ago.
        if isAsleep { tree.layout.setDormant(node, true) }
        gaps.append(node)
        return node
    }

    private func gapRule(_ range: Range<Int>) -> LazyGapRule {
        let spacing = tree.layout.lazySpacing(of: container.node) ?? seenSpacing
        let length = lengths.length(of: lines(in: range))
        var rule = LazyGapRule(
            axis: container.axis, elements: range, length: max(0, length - spacing),
            spacing: spacing, takesLines: takesLines)
        rule.isWritten = isWritten
        return rule
    }

    /// Works out the lengths of the runs again. Returns whether one has changed.
    func refreshGaps() -> Bool {
        var hasChanged = false
        for node in gaps {
            guard let gap = rule(of: node), isOutdated(node) else { continue }
            tree.layout.setRule(node, .extended(gapRule(gap.elements)))
            tree.layout.contentChanged(container.node)
            hasChanged = true
        }
        return hasChanged
    }

    /// Whether a run is thought to be of another length than it is laid out with.
    func isOutdated(_ node: NodeID) -> Bool {
        guard let gap = rule(of: node) else { return false }
        let new = gapRule(gap.elements)
        return new.length.isAnother(than: gap.length) || new.spacing != gap.spacing
            || new.takesLines != gap.takesLines
    }

    private func rule(of gap: NodeID) -> LazyGapRule? {
        guard case .extended(let rule) = tree.layout.rule(of: gap) else { return nil }
        return rule as? LazyGapRule
    }

    /// The traits of the runs' nodes: they belong to the section of the list.
    private var sectionTraits: NodeTraits? {
        guard let section = context.section else { return nil }
        var traits = NodeTraits()
        traits.values[ObjectIdentifier(SectionPlace.self)] = section
        return traits
    }

    /// The runs that are not laid out.
    var gapNodes: [(node: NodeID, elements: Range<Int>)] {
        gaps.compactMap { node in rule(of: node).map { (node, $0.elements) } }
    }
}
