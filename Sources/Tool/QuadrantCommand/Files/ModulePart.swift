/// A part of a project's files that is a module by itself: those of one target.
package struct ModulePart: Equatable, Sendable {
    /// The name of the module.
    package var name: String
    /// The positions of its files among the project's.
    package var files: Range<Int>
    /// The package whose targets see what is `package` in it.
    package var package: String?
    /// The conditions that hold in its files (`-D`).
    package var conditions: [String] = []
    /// Whether what says nothing else is the main actor's.
    package var isOnMainActor = false
    /// The paths of what its own bundle holds.
    package var resources: [String] = []
    /// The name of its bundle in the app's; `nil` where it is the app's.
    package var bundle: String?
    /// The modules that its files see without importing them, as a header does, and all that import it.
    package var shownModules: Set<String> = []
    /// Those that its own files alone see.
    package var bridgedModules: Set<String> = []
    /// The file in which the bundle says what it is; `nil` for what is no app.
    var info: BundleInfo?
    /// What the compiler of C makes of it; `nil` for a module of Swift.
    package var library: CLibrary?

    /// A module with a name and files.
    package init(name: String, files: Range<Int>) {
        self.name = name
        self.files = files
    }

    /// A target of C.
    package struct CLibrary: Equatable, Sendable {
        /// The paths of its files.
        package var sources: [String]
        /// The folder of the headers that others see.
        package var headers: String
        /// Flags of the compiler.
        package var flags: [String]
    }

    /// What tells it from another part with the same files, for keys of the cache.
    var text: String {
        let c = library.map { ($0.sources + [$0.headers] + $0.flags).joined(separator: " ") } ?? ""
        return
            "\(name) \(files) \(package ?? "") \(conditions) \(isOnMainActor) \(bundle ?? "") \(c) "
            + shownModules.sorted().joined(separator: " ") + " | "
            + bridgedModules.sorted().joined(separator: " ")
    }
}
