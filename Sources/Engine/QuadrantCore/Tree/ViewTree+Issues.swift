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

    /// Tells once of something that is as at Apple's, and not as one would expect.
    package func remark(_ diagnostic: Diagnostic, at node: NodeID?) {
        reports.addRemark(
            RuntimeIssue(
                message: diagnostic.message, path: node.map(path(of:)) ?? [],
                advice: diagnostic.advice))
    }

    /// The same of what a scope does.
    func remark(_ diagnostic: Diagnostic, in scope: Scope) {
        reports.addRemark(
            RuntimeIssue(
                message: diagnostic.message, path: Self.path(to: scope), advice: diagnostic.advice))
    }

    func report(_ kind: IssueKind, at node: NodeID) {
        report(kind.message, at: node, advice: kind.advice)
    }

    func report(_ kind: IssueKind, in scope: Scope) {
        addIssue(
            RuntimeIssue(message: kind.message, path: Self.path(to: scope), advice: kind.advice))
    }

    /// Reports that the client of an update called for another round without end, with the states that
    /// were written in the last rounds.
    func reportCycle(_ kind: IssueKind, by client: any RoundClient) {
        reportCycle(kind, path: Self.path(to: client.part))
    }

    /// Reports that the body of `scope` had itself evaluated without end.
    func reportCycle(_ kind: IssueKind, in scope: Scope) {
        reportCycle(kind, path: Self.path(to: scope))
    }

    /// Reports an update without end, with the client that asked for more work last.
    func reportEndlessUpdate(after touched: TouchedClients) {
        let last = touched.last ?? ("scrolling", [])
        reportCycle(.endlessUpdate(last.label), path: last.path)
    }

    private func reportCycle(_ kind: IssueKind, path: [String]) {
        let path = shortened(path)
        // The same cycle may go through other states at another time: it is reported once.
        let isKnown = issues.contains { $0.message == kind.message && $0.path == path }
        guard !isKnown else { return }
        let written = updating.writes.description
        let advice = written.isEmpty ? kind.advice : "It wrote \(written). \(kind.advice)"
        addIssue(RuntimeIssue(message: kind.message, path: path, advice: advice))
    }

    /// The ends of a path that is longer than anybody reads, as that of a view that contains itself.
    private func shortened(_ path: [String]) -> [String] {
        guard path.count > 20 else { return path }
        return path.prefix(4) + ["… (\(path.count - 6) more)"] + path.suffix(2)
    }

    func report(_ diagnostic: Diagnostic, in scope: Scope) {
        let path = Self.path(to: scope)
        addIssue(
            RuntimeIssue(
                message: diagnostic.message, path: path.count > 60 ? shortened(path) : path,
                advice: diagnostic.advice))
    }

    /// Reports the problems that the layout engine has found.
    func collectLayoutProblems() {
        for problem in layout.takeProblems() where layout.contains(problem.node) {
            report(.layout(problem.kind, problem.name), at: problem.node)
        }
    }

    /// The types of the custom views around a node, the outermost first.
    package func path(of node: NodeID) -> [String] { Self.path(to: origin(of: node)) }

    /// The types of the custom views around the node that a part of a drawing comes from, as long as
    /// the tree is as it was when that was recorded.
    package func path(of source: SourceTag) -> [String] { Self.path(to: origin(at: source.node)) }

    /// The types of the custom views around a part, the outermost first.
    static func path(to part: Part?) -> [String] {
        var names: [String] = []
        var part = part
        while let current = part {
            if let name = (current as? Scope)?.pathName { names.append(name) }
            part = current.owner
        }
        return names.reversed()
    }
}

extension _ViewCursor {
    /// The types of the custom views around the view that is being made, the outermost first.
    package var pathNames: [String] { ViewTree.path(to: scope) }

    /// Reports, once for each place, what is wrong with the arguments of a view at `node`.
    package func report(_ diagnostic: Diagnostic?, at node: NodeID) {
        guard let diagnostic else { return }
        tree.report(diagnostic.message, at: node, advice: diagnostic.advice)
    }

    /// Reports, once for each place, what is wrong with the arguments of a modifier that makes no
    /// node.
    package func report(_ diagnostic: Diagnostic) {
        tree.report(diagnostic, in: scope)
    }

    /// Tells once of something in the view that is as at Apple's, and not as one would expect.
    package func remark(_ diagnostic: Diagnostic) { tree.remark(diagnostic, in: scope) }
}
