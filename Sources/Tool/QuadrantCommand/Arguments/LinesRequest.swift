/// The arguments of `quadrant worker`.
package struct LinesRequest: Equatable, Sendable {
    /// The files of the views, how they are drawn where a line does not say otherwise, and the folder of the pictures; without one the
    /// bytes are in the answers.
    package var drawing = RenderRequest()
    /// Whether answers come as they are done, and not in the order of the lines.
    package var isUnordered = false
    /// After how many seconds it says that it is alive, again and again; `nil` for never.
    package var heartbeat: Double?

    /// A request with every default; views are given ten seconds.
    package init() {
        drawing.isConfined = true
        drawing.timeLimit = 10
    }
}
