/// What a tree tells of its work.
struct TreeReports {
    /// The issues found so far, each once, in the order in which they were found.
    private(set) var issues: [RuntimeIssue] = []
    /// The same issues as a set.
    private var known: Set<RuntimeIssue> = []
    /// Says that views nest deeper than the limit, and where; `nil` as long as they do not.
    var nestingProblem: String?
    /// Plain sums over the life of the tree.
    var statistics = ViewStatistics()

    mutating func add(_ issue: RuntimeIssue) {
        if known.insert(issue).inserted { issues.append(issue) }
    }
}
