import QuadrantLayout

/// Which scopes wait for their evaluation, and which of them made which node.
struct TreeEvaluation {
    /// Scopes that wait for their evaluation.
    var queue = DepthQueue<Scope>()
    /// The number of the pass that is under way, or was last.
    var pass = 0
    /// How many views are nested around the one being evaluated.
    var nesting = 0
    /// The scope in whose body each node was made. Nodes go with their scopes or before them.
    let origins: NodeColumn<Unretained<Scope>>

    init(in tables: NodeTables) { origins = NodeColumn(in: tables) }
}
