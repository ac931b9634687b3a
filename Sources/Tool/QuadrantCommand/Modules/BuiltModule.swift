/// A module of the shelf as it is kept in the cache.
struct BuiltModule: Equatable {
    let name: String
    /// Tells it from what other sources, programs and compilers make.
    let key: String
    /// The folder with its `.swiftmodule` and its library.
    let folder: String
    /// The names of the modules of the shelf that it imports.
    var imported: Set<String> = []

    /// What files that need it are linked with. Its path is what the loader looks for.
    var library: String { "\(folder)/lib\(name).so" }
    /// What programs that need it are linked of.
    var object: String { "\(folder)/\(name).o" }
}
