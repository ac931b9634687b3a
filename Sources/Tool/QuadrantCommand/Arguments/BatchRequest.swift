/// The arguments of `quadrant batch`.
package struct BatchRequest: Equatable, Sendable {
    /// The files of the view, and how it is drawn.
    package var drawing = RenderRequest()
    /// The path of the rows; "-" is standard input.
    package var data = ""
    /// Whether the rows are CSV whatever the name ends in.
    package var isCSV = false

    /// A request with every default.
    package init() {}
}
