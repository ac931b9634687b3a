package import QuadrantAccessibility
package import QuadrantCore
internal import QuadrantGestures
internal import QuadrantViews

extension ScreenReport {
    /// What can be seen and touched of a view that is laid out as `drawing` lays it out.
    @MainActor
    package static func report(
        of view: AnyView, on stage: Stage, willEvaluate: ((Any.Type) -> Void)? = nil,
        onIssue: (String) -> Void = { _ in }
    ) throws(DrawingError) -> ScreenReport {
        let session = try Session(drawing: view, on: stage, willEvaluate: willEvaluate)
        session.issuesOfDrawing.forEach(onIssue)
        let canvas = session.windows[0].canvas
        return ScreenReport(
            of: session.tree, at: canvas.origin, in: canvas.size, focused: session.tree.focusedNode)
    }
}
