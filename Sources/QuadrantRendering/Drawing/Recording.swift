internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

/// A host whose view is to become a picture or a page.
@MainActor
struct Recording {
    let host: TreeHost

    var tree: ViewTree { host.tree }

    /// Evaluates `view`. Its clock stands until it has come to rest.
    init<Content: View>(
        _ view: Content, environment: EnvironmentValues, room: RootRoom,
        willEvaluate: ((Any.Type) -> Void)? = nil
    ) throws(RenderingError) {
        host = TreeHost(
            view, environment: environment, engine: ShapingEngine.shared, room: room,
            clock: HostClock(date: environment.now), isStill: true, willEvaluate: willEvaluate)
        if let problem = tree.nestingProblem { throw .nestedWithoutEnd(problem) }
    }

    /// The issues of the view: what could not be done as written.
    var issues: [String] { MissingCharacterNote.merged(tree.issues) }

    /// What is as at Apple's, and not as one would expect.
    var remarks: [String] { tree.remarks.map { IssueReport.remark($0.description) } }

    /// What was not waited for when the view was brought to rest, each thing once.
    ///
    /// - Parameter advice: What to do about it.
    func issuesOfTasks(_ advice: String) -> [String] {
        var issues: [String] = []
        for task in host.unfinishedTasks {
            let place = task.path.isEmpty ? "" : " in \(task.path.joined(separator: " > "))"
            let issue = "What \(task.label)\(place) waits for was not waited for: \(advice)"
            if !issues.contains(issue) { issues.append(issue) }
        }
        if host.isRestless {
            issues.append(
                "The view never comes to rest: it changed itself again and again before the "
                    + "picture was drawn. Do not change states in a loop without a sleep, nor in what "
                    + "a body or a GeometryReader hands to the main queue each time.")
        }
        return issues
    }
}
