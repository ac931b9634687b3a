/// The module that files become, and what its compiler is told of it.
struct CompiledModule {
    /// Its name.
    var name = EntrySource.moduleName
    /// The arguments that it has besides those of every module.
    var flags: [String] = []
    /// Where the modules are that it may import besides those of every one.
    var folder: String?
    /// What its files depend on outside of it: the interfaces of other modules. Empty where there is nothing of the kind.
    var seed = ""

    /// The module of all files.
    init() {}

    /// The module of a target.
    ///
    /// - Parameters:
    ///   - folder: Where the modules are that it may import.
    ///   - used: The fingerprints of these, by name.
    ///   - cFlags: How headers of C are found.
    init(
        _ part: ModulePart, modules folder: String, used: [String: String], cFlags: [String]
    ) {
        name = part.name
        self.folder = folder
        // What tests and previews of other targets import with `@testable` is seen whole.
        flags = ["-enable-testing", "-I", folder] + cFlags
        if let package = part.package { flags += ["-package-name", package] }
        for condition in part.conditions where condition != "DEBUG" { flags += ["-D", condition] }
        if part.isOnMainActor { flags += ["-default-isolation", "MainActor"] }
        let others = used.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let own = [part.name, part.package ?? "", "\(part.isOnMainActor)"] + part.conditions
        seed = " module " + (own + others).joined(separator: " ")
    }
}
