/// Layouts and alignment guides of the user's own: who calls them, what they keep, what is wrong with their answers.
struct UserLayouts {
    /// Calls them and notes what they read; `nil` if nobody notes it.
    weak var caller: (any LayoutCaller)?
    /// What custom containers keep, by node.
    let states: NodeTable<LayoutState>
    /// The problems found since they were taken last.
    private(set) var problems: [LayoutProblem] = []
    /// The same problems as a set, in which one is found quickly.
    private var known: Set<LayoutProblem> = []

    init(in tables: NodeTables) { states = NodeTable(in: tables) }

    /// Notes a problem, each once until they are taken.
    mutating func note(_ problem: LayoutProblem) {
        if known.insert(problem).inserted { problems.append(problem) }
    }

    mutating func takeProblems() -> [LayoutProblem] {
        let result = problems
        problems.removeAll()
        known.removeAll()
        return result
    }
}
