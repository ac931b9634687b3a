import QuadrantLayout

/// The scroll views and lazy containers of a tree.
struct TreeScrolling {
    /// Lazy containers, in the order in which they were made.
    var lazyContainers: [LazyContainer] = []
    /// Counts the updates in which elements of lazy containers came or went.
    var lazyClock = 0
    /// Scroll views.
    let parts: NodeTable<ScrollPart>
    /// How often states changed that modifiers of scroll views had read.
    var news = 0
    /// What is to be scrolled to in the next update.
    var requests: [ScrollRequest] = []
    /// Views that fingers hold while content scrolls under them: lazy elements around them stay laid out wherever they are.
    var held: [NodeID] = []

    init(in tables: NodeTables) { parts = NodeTable(in: tables) }
}
