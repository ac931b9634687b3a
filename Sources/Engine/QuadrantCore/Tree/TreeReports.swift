/// What a tree tells of its work.
struct TreeReports {
    /// The issues found so far, each once, in the order in which they were found.
    private(set) var issues: [RuntimeIssue] = []
    /// What is as at Apple's, and not as one would expect: each once, in the order in which it was met.
    private(set) var remarks: [RuntimeIssue] = []
    /// The same issues and remarks as a set.
    private var known: Set<RuntimeIssue> = []
    /// Says that views nest deeper than the limit, and where; `nil` as long as they do not.
    var nestingProblem: String?
    /// Plain sums over the life of the tree.
    var statistics = ViewStatistics()

    mutating func add(_ issue: RuntimeIssue) {
        if known.insert(issue).inserted { issues.append(issue) }
    }

    mutating func addRemark(_ remark: RuntimeIssue) {
        if known.insert(remark).inserted { remarks.append(remark) }
    }
}
