/// What a modifier keeps for one of the scroll views that it follows. It is removed with the
/// modifier or the scroll view.
package final class ScrollFollower: Observer {
    let client: ScrollClient
    /// The tree owns the scroll view.
    @TreeReference private var tree: ViewTree?
    /// What the modifier remembers of this scroll view.
    private var memory: AnyObject?

    init(_ client: ScrollClient, in tree: ViewTree) {
        self.client = client
        self.tree = tree
    }

    /// What the modifier remembers of the scroll view; `make` makes it the first time.
    package func remembered<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        let known = memory as? Memory ?? make()
        memory = known
        return known
    }

    /// Calls `body`, which makes no views; when what it read of states changes, the modifier looks
    /// again.
    package func looking<T>(_ body: () -> T) -> T { noting(body) }

    package override func dependencyDidChange() {
        tree?.scrolling.news += 1
        tree?.hosting.stateDidChange?()
    }
}
