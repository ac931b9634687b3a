import QuadrantLayout

/// Which scopes wait for their evaluation, and which of them made which node.
final class TreeEvaluation {
    /// Scopes that wait for their evaluation.
    var queue = DepthQueue<Scope>()
    /// The number of the pass that is under way, or was last.
    var pass = 0
    /// How many views are nested around the one being evaluated.
    var nesting = 0
    /// The scope in whose body each node was made. Nodes go with their scopes or before them.
    private let origins: NodeColumn<Unretained<Scope>>

    init(in tables: NodeTables) { origins = NodeColumn(in: tables) }

    /// Notes in whose body a node was made. Called for each node: as a method of the object that has the column it
    /// needs no reference to that to be counted.
    @inline(never)
    func noteOrigin(of node: UInt32, scope: Scope) {
        origins[node] = Unretained(wrappedValue: scope)
    }

    /// The scope in whose body the node was made.
    func origin(at node: UInt32) -> Scope? { origins[node]?.wrappedValue }
}
