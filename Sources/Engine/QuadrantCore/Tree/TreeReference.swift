/// A reference to a tree that may have ended: `nil` then.
///
/// It stands in for a weak one. An object with weak references is retained and released through a table of its own,
/// which is several times slower, and a tree is retained for each view that is looked at.
@propertyWrapper
package struct TreeReference {
    private var link: TreeLink?

    package init(wrappedValue: ViewTree?) { link = wrappedValue?.link }

    package init() {}

    /// The tree, while it lives.
    package var wrappedValue: ViewTree? {
        get { link?.tree }
        set { link = newValue?.link }
    }
}

/// What the references to a tree have in common; the tree ends it.
package final class TreeLink {
    @UnretainedOptional private var current: ViewTree?

    init() { _current = UnretainedOptional(wrappedValue: nil) }

    /// The tree, while it lives.
    package var tree: ViewTree? { current }

    /// Says which tree it is, or that there is none any more.
    func lead(to tree: ViewTree?) { current = tree }
}
