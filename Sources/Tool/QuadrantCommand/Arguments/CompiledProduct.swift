/// What compiled files are joined to.
package enum CompiledProduct: String, Equatable, Sendable {
    /// A library, which the process that draws loads.
    case library
    /// One object file, optimised, of which a program is linked.
    case object

    /// What tells its entries in the cache from those of the other; the library has none, as what was there before.
    var mark: [String] { self == .library ? [] : [rawValue] }
    /// What the compiler is told besides: a program starts sooner where types are not looked up by their names.
    var flags: [String] {
        self == .library ? [] : ["-O", "-disable-concrete-type-metadata-mangled-name-accessors"]
    }
}
