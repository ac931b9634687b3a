/// What is noted of nodes for those outside of the layout, until they ask.
struct WatchedNodes {
    /// Observed nodes that were placed with a new size, or shown again.
    var resized: [NodeID] = []
    /// Nodes whose children are watched.
    let parents: NodeSet
    /// Those of them whose children changed.
    var reordered: [NodeID] = []
    /// How often lazy containers showed or hid children that stay where they are.
    var shownChanges = 0

    init(in tables: NodeTables) { parents = NodeSet(in: tables) }
}
