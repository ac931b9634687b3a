package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantLayout

extension ViewTree {
    /// Adds an issue at `node`, unless the same was reported there before.
    package func report(_ message: String, at node: NodeID?, advice: String) {
        let issue = RuntimeIssue(
            message: message, path: node.map(path(of:)) ?? [], advice: advice)
        addIssue(issue)
    }

    func report(_ kind: IssueKind, at node: NodeID) {
        report(kind.message, at: node, advice: kind.advice)
    }

    func report(_ kind: IssueKind, in scope: Scope) {
        addIssue(
            RuntimeIssue(message: kind.message, path: path(to: scope), advice: kind.advice))
    }

    /// Reports that somebody called for another round without end, with the states that were written in
    /// the last rounds.
    func reportCycle(_ kind: IssueKind, at node: NodeID) {
        reportCycle(kind, path: path(of: node))
    }

    /// The same for a part of a view.
    func reportCycle(_ kind: IssueKind, in part: Part) {
        reportCycle(kind, path: path(to: part))
    }

    private func reportCycle(_ kind: IssueKind, path: [String]) {
        // The same cycle may go through other states at another time: it is reported once.
        let isKnown = issues.contains { $0.message == kind.message && $0.path == path }
        guard !isKnown else { return }
        let written = writes.description
        let advice = written.isEmpty ? kind.advice : "It wrote \(written). \(kind.advice)"
        addIssue(RuntimeIssue(message: kind.message, path: path, advice: advice))
    }

    func report(_ complaint: Complaint, in scope: Scope) {
        addIssue(
            RuntimeIssue(
                message: complaint.message, path: path(to: scope), advice: complaint.advice))
    }

    /// Takes over what the layout engine met.
    func collectLayoutProblems() {
        for problem in layout.takeProblems() where layout.contains(problem.node) {
            report(.layout(problem.kind, problem.name), at: problem.node)
        }
    }

    /// The types of the custom views around a node, the outermost first.
    package func path(of node: NodeID) -> [String] { path(to: origin(of: node)) }

    /// The types of the custom views around the node that a part of a drawing comes from, as long as
    /// the tree is as it was when that was recorded.
    package func path(of source: SourceTag) -> [String] { path(to: origin(at: source.node)) }

    func path(to part: Part?) -> [String] {
        var names: [String] = []
        var part = part
        while let current = part {
            if let name = (current as? Scope)?.pathName { names.append(name) }
            part = current.owner
        }
        return names.reversed()
    }
}

extension Scope {
    /// The type's name without its generic arguments; `nil` for what the user did not write.
    fileprivate var pathName: String? {
        guard let name = typeName.split(separator: "<").first, name != "RootView",
            name != "ModifierScopeView"
        else { return nil }
        return String(name)
    }
}
