/// The arguments of `quadrant editor-setup`.
package struct EditorRequest: Equatable, Sendable {
    /// The folder of the package; `nil` for the working folder.
    package var path: String?
    /// Whether the files are printed, and none is written.
    package var onlyPrints = false

    /// A request with every default.
    package init() {}
}
