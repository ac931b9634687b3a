package import QuadrantLayout

/// The geometry readers and observers of a tree, and which of them have to be asked again.
final class GeometryRegistry {
    private let readers: NodeTable<ReaderScope>
    private let observers: NodeTable<[GeometryObserver]>
    /// The readers that have to be evaluated.
    private var waitingReaders: [ReaderScope] = []
    /// The observers that have to look.
    private var waitingObservers: [GeometryObserver] = []
    /// Readers that asked where they are shown, which changes with any movement further out.
    private var placeReaders: [ObjectIdentifier: ReaderScope] = [:]
    /// Observers that asked where their view is shown.
    private var placeObservers: [ObjectIdentifier: GeometryObserver] = [:]
    /// The presentation's revision when places were looked at last.
    private var lastRevision = 0

    init(in tables: NodeTables) {
        readers = NodeTable(in: tables)
        observers = NodeTable(in: tables)
    }

    var isEmpty: Bool { readers.isEmpty && observers.isEmpty }

    func add(_ reader: ReaderScope) {
        readers[reader.source.node.index] = reader
        reader.tree.layout.observe(reader.source.node)
    }

    func add(_ observer: GeometryObserver) {
        observers[observer.source.node.index, default: []].append(observer)
        observer.tree.layout.observe(observer.source.node)
    }

    func remove(_ reader: ReaderScope) {
        let node = reader.source.node.index
        // Where the node is gone, another one may be in its place.
        if readers[node] === reader { readers[node] = nil }
        placeReaders[ObjectIdentifier(reader)] = nil
    }

    func remove(_ observer: GeometryObserver) {
        let node = observer.source.node.index
        if let rest = observers[node]?.filter({ $0 !== observer }) {
            observers[node] = rest.isEmpty ? nil : rest
        }
        placeObservers[ObjectIdentifier(observer)] = nil
    }

    /// Whether anybody observes the geometry of the node.
    func isObserved(_ node: NodeID) -> Bool { observers[node.index] != nil }

    /// Notes that the reader has to be evaluated.
    func await(_ reader: ReaderScope) {
        waitingReaders.append(reader)
    }

    /// The observer has to look again.
    func await(_ observer: GeometryObserver) {
        observer.isDirty = true
        waitingObservers.append(observer)
    }

    /// Notes what the reader read in its last evaluation.
    func noteReads(of reader: ReaderScope) {
        let dependsOnPlace = reader.source.dependsOnPlace
        placeReaders[ObjectIdentifier(reader)] = dependsOnPlace ? reader : nil
    }

    func noteReads(of observer: GeometryObserver) {
        let dependsOnPlace = observer.source.dependsOnPlace
        placeObservers[ObjectIdentifier(observer)] = dependsOnPlace ? observer : nil
    }

    /// Sorts out who waits after a layout: dirty ones, resized ones, and all that read a place.
    func collect(from layout: LayoutTree, revision: Int) {
        for node in layout.takeResized() where layout.contains(node) {
            if let reader = readers[node.index] { waitingReaders.append(reader) }
            for observer in observers[node.index] ?? [] { waitingObservers.append(observer) }
        }
        guard revision != lastRevision else { return }
        lastRevision = revision
        waitingReaders.append(contentsOf: placeReaders.values)
        waitingObservers.append(contentsOf: placeObservers.values)
    }

    /// The readers whose content has to be evaluated, in the order of the tree, each once. Those without a
    /// place go on waiting.
    func takeReaders(in layout: LayoutTree) -> [ReaderScope] {
        var seen: Set<ObjectIdentifier> = []
        var hidden: [ReaderScope] = []
        var result: [ReaderScope] = []
        for reader in waitingReaders where reader.isAlive {
            guard seen.insert(ObjectIdentifier(reader)).inserted else { continue }
            if !layout.isShownInTree(reader.source.node) {
                if reader.isDirty { hidden.append(reader) }
            } else if reader.isDirty || reader.source.isOutdated {
                result.append(reader)
            }
        }
        waitingReaders = hidden
        return TreeOrder.sorted(result) { $0 }
    }

    /// The observers that have to look, in the order of the tree.
    func takeObservers(in layout: LayoutTree) -> [GeometryObserver] {
        var seen: Set<ObjectIdentifier> = []
        var hidden: [GeometryObserver] = []
        var result: [GeometryObserver] = []
        for observer in waitingObservers where observer.isAlive {
            guard seen.insert(ObjectIdentifier(observer)).inserted else { continue }
            if !layout.isShownInTree(observer.source.node) {
                if observer.isDirty { hidden.append(observer) }
            } else if observer.isDirty || observer.source.isOutdated {
                result.append(observer)
            }
        }
        waitingObservers = hidden
        return TreeOrder.sorted(result) { $0 }
    }

    /// Puts back the readers that were not evaluated in this round.
    func putBack(_ rest: [ReaderScope]) {
        waitingReaders.append(contentsOf: rest)
    }
}

extension ViewTree {
    /// Whether the node is there for an `onGeometryChange`.
    package func isObserved(_ node: NodeID) -> Bool {
        geometry.isObserved(node)
    }
}
