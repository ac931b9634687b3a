internal import Foundation
internal import QuadrantRendering

/// Joins object files to a library; what it needs of `SwiftUI` is found in this program when it is loaded.
struct Linker {
    let toolchain: Toolchain
    let environment: [String: String]
    let timeLimit: Double
    /// Where it writes.
    let cache: BuildCache
    /// What it makes.
    var product = CompiledProduct.library

    /// The name of a function that there is not.
    private static let noFunction = "quadrant_runs_nothing_here"

    /// The libraries that the user's files may need and that this program need not have: names of files.
    private static let modules = [
        "swiftSwiftOnoneSupport", "swiftObservation", "swiftSynchronization", "swiftRegexBuilder",
        "swiftDistributed", "FoundationNetworking", "FoundationXML",
    ]

    /// The libraries among `modules` that the toolchain has.
    private var present: [String] {
        Self.modules.filter { System.may(R_OK, path(of: $0)) }
    }

    private func path(of module: String) -> String { "\(toolchain.libraries)/lib\(module).so" }

    /// The objects, by file, that can be linked although some files have none.
    ///
    /// - Parameter libraries: Paths of what they are linked with.
    func linkable(_ objects: [Int: String], libraries: [String]) -> LinkedObjects {
        for library in present.map(path(of:)) + libraries { LoadedLibrary.load(library) }
        // Names of C are not looked at: a file that needs one that is missing is told of when it is loaded.
        return LinkedObjects(objects) { !$0.hasPrefix("$s") || LoadedLibrary.hasSymbol($0) }
    }

    /// Joins objects to one that is linked later.
    func join(_ objects: [String], to path: String) throws(CommandError) {
        let joined = try ChildProcess.run(
            "\(toolchain.root)/bin/ld.lld", ["-r"] + objects + ["-o", path], timeLimit: timeLimit)
        if joined.ending != .exited(0) {
            if let full = cache.fullDisk(joined.errorText) { throw full }
            throw .internalFault("the linker failed:\n\(joined.errorText)")
        }
    }

    /// Writes the library of `objects` to `path`, or the object that is wanted in its place.
    ///
    /// - Parameter libraries: Paths of what is loaded with it.
    func link(
        _ objects: [String], libraries: [String] = [], to path: String
    ) throws(CommandError) {
        if product == .object { return try join(objects, to: path) }
        let runtime = toolchain.libraries
        #if arch(arm64)
            let start = "\(runtime)/aarch64/swiftrt.o"
        #else
            let start = "\(runtime)/x86_64/swiftrt.o"
        #endif
        let linked = try ChildProcess.run(
            try toolchain.linker(environment: environment),
            ["-shared", start] + objects + libraries + [
                "-o", path, "-L", runtime, "-rpath", runtime, "--eh-frame-hdr", "--as-needed",
                // A function of the user's called `_init` or `_fini` would run when the library is loaded.
                "-init", Self.noFunction, "-fini", Self.noFunction,
            ] + present.map { "-l\($0)" }, timeLimit: timeLimit)
        if linked.ending != .exited(0) {
            if let full = cache.fullDisk(linked.errorText) { throw full }
            throw .internalFault("the linker failed:\n\(linked.errorText)")
        }
    }
}
