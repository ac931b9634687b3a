/// The arguments of `quadrant fonts`.
package struct FontsRequest: Equatable, Sendable {
    /// The files of data, and texts of any kind.
    package var paths: [String] = []
    /// Folders of fonts that are there beside those of the system.
    package var fontFolders: [String] = []

    package init() {}
}
