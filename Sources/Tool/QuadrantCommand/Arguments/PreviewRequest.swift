/// What `quadrant preview` was told.
package struct PreviewRequest: Equatable, Sendable {
    /// What is shown; the parts of the request about output do not count.
    package var drawing = RenderRequest()
    /// 0 for any port that is free.
    package var port = 0
    /// Whether a browser is opened.
    package var opens = false
    /// Whether saves are not followed.
    package var isOnce = false
    /// Whether the page ends when standard input does.
    package var endsWithInput = false
    /// Whose page may show the page in a frame.
    package var frameOwners: [String] = []

    /// A request with every default and no files.
    package init() {}
}
