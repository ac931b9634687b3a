internal import Foundation
internal import QuadrantRendering

/// The Swift compiler and linker that turn the user's files into a library.
package struct Toolchain: Equatable, Sendable {
    /// The `usr` folder of the toolchain.
    package let root: String

    /// `swift-frontend`, the compiler itself without its driver.
    package var frontend: String { "\(root)/bin/swift-frontend" }
    /// The folder of the runtime libraries.
    package var libraries: String { "\(root)/lib/swift/linux" }
    /// The program that finds functions and lines for addresses.
    package var symbolizer: String { "\(root)/bin/llvm-symbolizer" }

    /// Finds the toolchain: the one `SWIFT_EXEC` names, else the one whose runtime this program runs
    /// on (it is the one that built it), else that of the first `swiftc` on `PATH`.
    package static func find(environment: [String: String]) throws(CommandError) -> Toolchain {
        if let named = environment["SWIFT_EXEC"], !named.isEmpty {
            guard let toolchain = at(compiler: named) else { throw .noToolchain }
            return toolchain
        }
        if let running = ofRuntime() { return running }
        let compilers = SearchPath(environment: environment).programs(named: "swiftc")
        guard let toolchain = compilers.lazy.compactMap(at(compiler:)).first else {
            throw .noToolchain
        }
        return toolchain
    }

    /// Checks that this toolchain can read the modules of an installation: those of an SDK can be read by the version
    /// alone that built them.
    ///
    /// What was found once is noted in the SDK, so that the compiler is asked again only when it has changed.
    package func check(for installation: Installation) throws(CommandError) {
        if let tree = installation.tree { try check(for: tree) }
    }

    private func check(for tree: SDKTree) throws(CommandError) {
        guard let build = tree.build else {
            throw .damagedSDK(file: tree.buildFile, "cannot be read")
        }
        let note = "\(tree.path)/toolchain.txt"
        let identity = "\(root) \(build.compiler) \(frontendIdentity)"
        if let known = FileManager.default.contents(atPath: note),
            String(decoding: known, as: UTF8.self) == identity
        {
            return
        }
        let found = version ?? "unknown"
        guard found == build.compiler else {
            throw .otherSwift(found: found, place: root, wanted: build.compiler)
        }
        // Where it cannot be noted, the compiler is asked each time.
        _ = System.fill(note, "w", with: Array(identity.utf8))
    }

    private var frontendIdentity: String {
        let status = System.status(of: frontend) ?? stat()
        return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_ino)"
    }

    /// The version that the compiler says it has: `6.3.1`; `nil` where it says none.
    package var version: String? {
        let answer = try? ChildProcess.run(frontend, ["-version"], timeLimit: 20)
        let text = String(decoding: (answer?.output ?? []) + (answer?.errors ?? []), as: UTF8.self)
        guard let start = text.firstRange(of: "Swift version ")?.upperBound else { return nil }
        return String(text[start...].prefix { $0.isNumber || $0 == "." })
    }

    /// The toolchain of a `swiftc`: the target of the link, or the answer of a stand-in such as
    /// swiftly's.
    private static func at(compiler: String) -> Toolchain? {
        guard System.may(X_OK, compiler) else { return nil }
        let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
        let root = resolved.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
            .joined(separator: "/")
        if let toolchain = Toolchain(complete: root) { return toolchain }
        let answer = try? ChildProcess.run(compiler, ["-print-target-info"], timeLimit: 20)
        let key = "\"runtimeResourcePath\": \""
        let text = String(decoding: answer?.output ?? [], as: UTF8.self)
        guard let start = text.range(of: key)?.upperBound,
            let end = text[start...].range(of: "/lib/swift\"")?.lowerBound
        else { return nil }
        return Toolchain(complete: String(text[start..<end]))
    }

    /// The toolchain that holds the `libswiftCore.so` loaded in this process.
    private static func ofRuntime() -> Toolchain? {
        guard let loaded = LoadedLibrary.ofRuntime() else { return nil }
        let library = URL(fileURLWithPath: loaded.path).resolvingSymlinksInPath().path
        let suffix = "/lib/swift/linux/libswiftCore.so"
        guard library.hasSuffix(suffix) else { return nil }
        return Toolchain(complete: String(library.dropLast(suffix.count)))
    }

    private init?(complete root: String) {
        self.root = root
        if !System.may(X_OK, frontend) { return nil }
    }

    /// The fastest linker there is: gold 4 ms, the toolchain's lld 12 ms for a library of this kind.
    package func linker(environment: [String: String]) throws(CommandError) -> String {
        let path = SearchPath(environment: environment)
        if let gold = path.programs(named: "ld.gold").first { return gold }
        let own = "\(root)/bin/ld.lld"
        if System.may(X_OK, own) { return own }
        if let other = path.programs(named: "ld").first { return other }
        throw .internalFault("no linker found; install the package binutils")
    }
}
