internal import Foundation
internal import QuadrantIndex

/// The names of the modules that the compiler finds: Quadrant's, those of its shelf, and those of the toolchain.
enum AvailableModules {
    /// The names for files that are read as a platform reads them.
    ///
    /// - Parameters:
    ///   - shelf: The installation's.
    ///   - targets: Modules of the project: they go before those of the shelf.
    static func names(
        _ installation: Installation, _ toolchain: Toolchain, shelf: ModuleShelf,
        platform: SourcePlatform, without targets: Set<String>
    ) -> Set<String> {
        let swift = [installation.modules, toolchain.libraries].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast(".swiftmodule".count) }
        }
        // Modules of C, which have no such files.
        let names = Set(swift.map(String.init) + ["CoreFoundation", "SwiftShims"])
            .subtracting(platform != .macos ? ["AppKit"] : [])
        return names.union(shelf.names).subtracting(shelf.names.intersection(targets))
    }
}
