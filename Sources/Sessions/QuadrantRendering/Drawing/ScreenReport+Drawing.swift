internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantGestures
internal import QuadrantViews

extension Session {
    /// What can be seen and touched of its first window.
    var screenReport: ScreenReport {
        let canvas = windows[0].canvas
        return ScreenReport(of: tree, at: canvas.origin, in: canvas.size, focused: tree.focusedNode)
    }
}
