/// A place where a source names something by its module, as `Core.Item`.
package struct ModuleQualifier: Codable, Equatable, Sendable {
    /// The name before the point. Whether it is a module's is for others to know.
    package var module: String
    /// What has the module and the point become blanks, in the source's own columns but for operators before it.
    package var removal: Replacement

    /// A name at a place.
    package init(module: String, removal: Replacement) {
        self.module = module
        self.removal = removal
    }
}
