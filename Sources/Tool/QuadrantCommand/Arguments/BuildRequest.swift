/// The arguments of `quadrant build`.
package struct BuildRequest: Equatable, Sendable {
    /// The files of the view; its output is the program.
    package var drawing = RenderRequest()

    /// A request with every default. Compiling may take ten minutes.
    package init() { drawing.timeLimit = 600 }
}
