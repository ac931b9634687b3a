import QuadrantLayout

/// An `onGeometryChange`: looks at a view's geometry after each layout.
final class GeometryObserver: Part, RoundClient {
    let source: GeometrySource
    /// The tree owns its parts and outlives them.
    @Unretained private(set) var tree: ViewTree
    /// Works out the value and calls the action if it is another than before.
    var look: (GeometrySource) -> Bool
    /// The value it saw last; kept while its closures are replaced.
    var memory: AnyObject?
    /// Whether it has to look even if the geometry has not changed.
    var isDirty = true
    /// Actions called in the update that is under way.
    var rounds = 0

    init(tree: ViewTree, node: NodeID, look: @escaping (GeometrySource) -> Bool) {
        source = GeometrySource(tree: tree, node: node)
        self.tree = tree
        self.look = look
    }

    var label: String { "onGeometryChange" }

    var part: Part { self }

    override var hasContent: Bool { false }

    /// Looks at the geometry. Returns whether it called the action.
    func update() -> Bool {
        isDirty = false
        source.clear()
        return look(source)
    }

    package override func dependencyDidChange() {
        guard isAlive else { return }
        tree.geometry.await(self)
        tree.hosting.stateDidChange?()
    }

    override func tearDown(_ tree: ViewTree, removingNodes: Bool) {
        super.tearDown(tree, removingNodes: removingNodes)
        tree.geometry.remove(self)
    }
}

extension _ViewCursor {
    /// Observes the geometry of the node that is being made.
    @MainActor
    package mutating func observeGeometry<T: Equatable>(
        of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) {
        observeSource(of: { transform(GeometryProxy(source: $0)) }, action: action)
    }

    /// Observes the geometry on all three axes of the node that is being made.
    @MainActor
    package mutating func observeGeometry3D<T: Equatable>(
        of transform: @escaping (GeometryProxy3D) -> T, action: @escaping (T, T) -> Void
    ) {
        observeSource(of: { transform(GeometryProxy3D(source: $0)) }, action: action)
    }

    @MainActor
    private mutating func observeSource<T: Equatable>(
        of transform: @escaping (GeometrySource) -> T, action: @escaping (T, T) -> Void
    ) {
        let (tree, node) = (tree, parent)
        let observer = takePart(GeometryObserver.self) {
            let observer = GeometryObserver(tree: tree, node: node) { _ in false }
            tree.geometry.add(observer)
            return observer
        }
        let last = observer.last(T.self)
        observer.look = { [unowned observer] source in
            let (old, new) = (last.value, observer.noting { transform(source) })
            guard old != new else { return false }
            last.value = new
            action(old ?? new, new)
            return true
        }
        tree.geometry.await(observer)
    }
}

/// The value that an observer saw last.
final class ObservedValue<T> {
    var value: T?
}

extension GeometryObserver {
    fileprivate func last<T>(_ type: T.Type) -> ObservedValue<T> {
        if let known = memory as? ObservedValue<T> { return known }
        let new = ObservedValue<T>()
        memory = new
        return new
    }
}
