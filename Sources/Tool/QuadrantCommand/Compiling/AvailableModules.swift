internal import Foundation

/// The names of the modules that the compiler finds: Quadrant's, those of its shelf, and those of the toolchain.
enum AvailableModules {
    /// The names for an installation with a toolchain.
    static func names(_ installation: Installation, _ toolchain: Toolchain) -> Set<String> {
        let swift = [installation.modules, toolchain.libraries].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast(".swiftmodule".count) }
        }
        // Modules of C, which have no such files.
        return Set(swift.map(String.init) + ["CoreFoundation", "SwiftShims"])
            .union(installation.shelf.names)
    }
}
