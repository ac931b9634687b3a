import QuadrantLayout

/// An `onPreferenceChange`: looks at the value that a view's content gives for a preference.
final class PreferenceObserver<K: PreferenceKey>: Part, PreferenceReader where K.Value: Equatable {
    @Unretained private var tree: ViewTree
    private(set) var watch: PreferenceWatch?
    private var last: K.Value?
    private var action: (K.Value) -> Void = { _ in }

    init(tree: ViewTree) {
        self.tree = tree
    }

    override var hasContent: Bool { false }

    /// Begins to look at the view whose node is `node`.
    func begin(_ node: NodeID) {
        let watch = PreferenceWatch(
            K.self, label: "onPreferenceChange(\(K.self).self)",
            record: tree.preferences.record(of: node, in: tree.layout), reader: self)
        self.watch = watch
        tree.preferences.await(watch)
    }

    func replaceAction(_ new: @escaping (K.Value) -> Void) {
        action = new
    }

    @MainActor
    func look() -> Bool {
        guard let watch else { return false }
        let new = tree.preferences.value(of: K.self, in: watch.record, tree)
        // Bit by bit too: a value with a NaN in it equals nothing, and would be told again without end.
        if let last, areSame(last, new) { return false }
        last = new
        tree.notingTasks(of: watch) { action(new) }
        return true
    }
}

extension _ViewCursor {
    /// Calls `action` with the preference of the node that is being made, at first and whenever its
    /// value has changed.
    @MainActor
    package mutating func observePreference<K: PreferenceKey>(
        _ key: K.Type, action: @escaping (K.Value) -> Void
    ) where K.Value: Equatable {
        let (tree, node) = (tree, parent)
        let observer = takePart(PreferenceObserver<K>.self) {
            let observer = PreferenceObserver<K>(tree: tree)
            observer.begin(node)
            return observer
        }
        observer.replaceAction(action)
    }
}
