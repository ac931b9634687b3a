import QuadrantLayout

/// Reads states while the tree is laid out or recorded, in closures that views hand down: alignment
/// guides, layouts, shapes and styles of the user's own. Which node such a closure is called for is
/// noted: only that one is laid out or drawn again when what it read changes.
///
/// One for each tree; a `NodeReader` is made where something is read.
final class LateReader: Observer, LayoutCaller {
    /// The tree, which owns it and ends this reference (`retireAll`). It is not weak: references to an object that is
    /// weakly referenced too are counted more slowly.
    @UnretainedOptional var tree: ViewTree?
    /// The node that closures are called for, and in which pass; `nil` outside of closures.
    private var place: (node: NodeID, pass: NodeReader.Pass)?
    /// The readers of what is called in layout, and in drawing.
    private let layoutReaders: NodeTable<NodeReader>
    private let drawingReaders: NodeTable<NodeReader>
    /// The readers of what is called at the end of an update for what is drawn then.
    private let effectReaders: NodeTable<NodeReader>
    /// The readers that noted the same objects again and again.
    private var tired: [NodeReader] = []

    init(in tables: NodeTables) {
        _tree = UnretainedOptional(wrappedValue: nil)
        layoutReaders = NodeTable(in: tables)
        drawingReaders = NodeTable(in: tables)
        effectReaders = NodeTable(in: tables)
        super.init()
        for readers in [layoutReaders, drawingReaders, effectReaders] {
            readers.onForget = { _, reader in reader.retire() }
        }
        forgetReads()
    }

    private func readers(_ pass: NodeReader.Pass) -> NodeTable<NodeReader> {
        switch pass {
        case .layout: layoutReaders
        case .drawing: drawingReaders
        case .effect: effectReaders
        }
    }

    /// The reader of the node for which a closure is called. If the node is not known, a change has
    /// all bodies evaluated.
    override var reader: Observer {
        guard let place else { return self }
        return reader(of: place.node, place.pass) ?? self
    }

    private func reader(of node: NodeID, _ pass: NodeReader.Pass) -> NodeReader? {
        if let known = readers(pass)[node.index] { return known }
        guard let tree else { return nil }
        let new = NodeReader(node, pass, in: tree)
        readers(pass)[node.index] = new
        return new
    }

    func call<Result>(for node: NodeID, _ body: () -> Result) -> Result {
        let result = reading(for: node, .layout) { observing(node, .layout, body) }
        if let known = layoutReaders[node.index], known.trackings > Self.mostTrackings,
            tired.last !== known
        {
            tired.append(known)
        }
        return result
    }

    func liesBehind(_ node: NodeID) -> Bool { tree?.drawing(of: node)?.role == .background }

    func forgetCalls(for node: NodeID) { layoutReaders[node.index]?.forgetReads() }

    /// Calls `body`, which draws `node`; nothing that was read for it before counts any more.
    func drawing<Result>(_ node: NodeID, _ body: () -> Result) -> Result {
        drawingReaders[node.index]?.forgetReads()
        return reading(for: node, .drawing) { observing(node, .drawing, body) }
    }

    /// Calls `body`, which answers what an effect of `node` comes to; nothing that was read for it before counts any more.
    func effect<Result>(_ node: NodeID, _ body: () -> Result) -> Result {
        effectReaders[node.index]?.forgetReads()
        return reading(for: node, .effect) { observing(node, .effect, body) }
    }

    /// Calls `body`; a reader is made for `node` only if it reads an observable object.
    private func observing<Result>(
        _ node: NodeID, _ pass: NodeReader.Pass, _ body: () -> Result
    ) -> Result {
        if let known = readers(pass)[node.index] { return known.observing(body) }
        return observing(body)
    }

    /// Calls `body`, which asks how far what is drawn of `node` reaches: what it reads counts as read while
    /// drawing, beside what was.
    func reaching<Result>(_ node: NodeID, _ body: () -> Result) -> Result {
        reading(for: node, .drawing) { observing(node, .drawing, body) }
    }

    /// Calls `body`, which draws more of `node`.
    func drawingMore<Result>(_ node: NodeID, _ body: () -> Result) -> Result {
        reading(for: node, .drawing, body)
    }

    private func reading<Result>(
        for node: NodeID, _ pass: NodeReader.Pass, _ body: () -> Result
    ) -> Result {
        let outer = place
        place = (node, pass)
        defer { place = outer }
        return reading(body)
    }

    /// Calls closures again that were called very often for ever new proposals: the standard library
    /// keeps each tracking until an object changes.
    func renewIfNeeded() {
        guard !tired.isEmpty else { return }
        let readers = tired
        tired = []
        for reader in readers { reader.renew() }
    }

    /// How many trackings a node may have before its closures are called again.
    private static let mostTrackings = 256

    /// Called when the tree ends.
    func retireAll() {
        for readers in [layoutReaders, drawingReaders, effectReaders] {
            for reader in readers.values { reader.retire() }
            readers.removeAll()
        }
        tree = nil
    }

    override func report(_ diagnostic: Diagnostic) {
        tree?.report(diagnostic.message, at: place?.node, advice: diagnostic.advice)
    }

    package override func dependencyDidChange() {
        tree?.invalidateAll()
        tree?.hosting.stateDidChange?()
    }
}

/// Reads states in the closures that lay out or draw one node.
final class NodeReader: Observer {
    /// The pass in which a closure is called.
    enum Pass {
        case layout
        case drawing
        case effect
    }

    private let node: NodeID
    private let pass: Pass
    /// It is retired before the tree ends.
    @Unretained private var tree: ViewTree

    init(_ node: NodeID, _ pass: Pass, in tree: ViewTree) {
        self.node = node
        self.pass = pass
        _tree = Unretained(wrappedValue: tree)
        super.init()
        forgetReads()
    }

    package override func dependencyDidChange() {
        guard isAlive, tree.layout.contains(node) else { return }
        switch pass {
        // What is drawn otherwise is drawn so at once.
        case .drawing: mark(in: tree)
        case .layout, .effect:
            tree.noteWrite { [weak self, link = tree.link] in
                guard let self, let tree = link.tree, isAlive else { return }
                mark(in: tree)
            }
        }
        tree.hosting.stateDidChange?()
    }

    /// Has all closures of the node called again.
    func renew() {
        guard isAlive, tree.layout.contains(node) else { return }
        forgetReads()
        mark(in: tree)
    }

    private func mark(in tree: ViewTree) {
        switch pass {
        case .layout: tree.layout.readingChanged(node)
        case .drawing: tree.layout.markRecord(node)
        case .effect: tree.motion.noteEffect(of: node.index)
        }
    }
}
