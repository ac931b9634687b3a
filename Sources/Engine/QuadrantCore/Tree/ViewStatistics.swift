/// What the passes over views did, counted since the tree was made.
package struct ViewStatistics: Equatable, Sendable {
    /// Bodies evaluated.
    package var bodies = 0
    /// Scopes evaluated again, whether they have a body or only modifiers.
    package var evaluations = 0
    /// Scopes of which it was asked whether they read a key of the environment that has another value.
    package var keyLooks = 0
    /// Calls of `reduce(value:nextValue:)`.
    package var preferenceReductions = 0
    /// Nodes drawn for a display list.
    package var recorded = 0
    /// Parts of the display list drawn again: a node's own drawing, with what is in it.
    package var fragments = 0
    /// Parts of the display list put together again from smaller parts. Of these, only the ones that
    /// changed are counted as well.
    package var assembled = 0
    /// Lazy lists of which the lengths of all elements that are laid out were looked at.
    package var lazyLooks = 0
    /// Elements of lazy lists of which it was looked where they lie.
    package var lazySpans = 0
    /// Nodes of which it was asked whether a tap reaches them.
    package var tapLooks = 0
    /// The number of nodes of which it was worked out how far taps reach them.
    package var tapReaches = 0
    /// How often all views were looked at that have geometry in common with others.
    package var matchings = 0

    package init() {}
}
