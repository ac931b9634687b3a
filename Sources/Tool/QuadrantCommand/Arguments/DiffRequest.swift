/// The arguments of `quadrant diff`.
package struct DiffRequest: Equatable, Sendable {
    /// The two things that are compared: pictures, Swift files or folders, or either of them in a
    /// commit, as `REV:PATH`.
    package var subjects: [String] = []
    /// How much a channel may differ, from 0 to 255, without counting.
    package var tolerance = 0
    /// How Swift files are drawn, and where the sheet goes.
    package var drawing = RenderRequest()

    /// A request with every default and nothing to compare.
    package init() {}
}
