internal import Foundation
internal import QuadrantRendering

/// The Swift SDK bundle of a tree: what `swift build --swift-sdk quadrant` reads.
///
/// It says with which root, resources and further options the compiler and the linker run, as
/// [SE-0387](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0387-cross-compilation-destinations.md)
/// has it. It names the places of the tree and of the toolchain, so it is written where the tree lies. Its root is a
/// folder of links to the machine's own, but for `usr/lib/swift`, which leads to the toolchain's: the linker looks for
/// `swiftrt.o` below it, before all else that it links.
struct SwiftSDKBundle {
    /// The identifier of the newest that was installed.
    static let identifier = "quadrant"

    /// Where the tree will lie.
    let tree: SDKTree
    /// Where it lies now.
    let content: SDKTree
    let build: SDKBuild
    /// The `usr` folder of the toolchain.
    let toolchain: String

    init(
        tree: SDKTree, content: SDKTree? = nil, build: SDKBuild, toolchain: String
    ) {
        self.tree = tree
        self.content = content ?? tree
        self.build = build
        self.toolchain = toolchain
    }

    /// The bundle as a folder, below `folder`.
    static func path(in folder: String, identifier: String) -> String {
        "\(folder)/\(identifier).artifactbundle"
    }

    /// Identifiers of the bundle: that of the newest, and that of this version.
    static func identifiers(of build: SDKBuild) -> [String] {
        [identifier, "\(identifier)-\(build.version)"]
    }

    /// Writes the bundles into a folder: one for each identifier.
    func write(to folder: String) throws(CommandError) {
        for identifier in Self.identifiers(of: build) {
            let bundle = Self.path(in: folder, identifier: identifier)
            let root = "\(bundle)/quadrant"
            try OwnText.makeFolder("\(root)/sysroot/usr/lib")
            try OwnText.write(json(info(identifier)), to: "\(bundle)/info.json")
            try OwnText.write(json(description), to: "\(root)/swift-sdk.json")
            try OwnText.write(json(toolset), to: "\(root)/toolset.json")
            // It was a link to the toolchain's folder, in which nothing is to be written.
            let swift = "\(root)/sysroot/usr/lib/swift"
            if System.target(ofLink: swift) != nil { System.remove(swift) }
            for (path, target) in Self.links(toolchain: toolchain, architecture) {
                let place = "\(root)/sysroot/\(path)"
                try OwnText.makeFolder((place as NSString).deletingLastPathComponent)
                try PlaceExchange.link(place, to: target)
            }
            try OwnText.write(firstInput, to: "\(root)/sysroot/\(firstInputPath)")
        }
    }

    /// The links of the root, by path.
    static func links(
        toolchain: String, _ architecture: String
    ) -> [(path: String, target: String)] {
        let names = { (folder: String) in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        }
        let top = ["lib", "lib32", "lib64", "libx32", "etc", "bin", "opt"]
            .filter { FileManager.default.fileExists(atPath: "/\($0)") }.map { ($0, "/\($0)") }
        let user = names("/usr").filter { $0 != "lib" }.map { ("usr/\($0)", "/usr/\($0)") }
        let libraries = names("/usr/lib").filter { $0 != "swift" }
            .map { ("usr/lib/\($0)", "/usr/lib/\($0)") }
        // Of the toolchain's folder all but one file.
        let parts = ["linux", architecture, "swiftrt.o"]
        let swift = parts.indices.flatMap { depth -> [(String, String)] in
            let folder = (["lib/swift"] + parts[..<depth]).joined(separator: "/")
            return names("\(toolchain)/\(folder)").filter { $0 != parts[depth] }
                .map { ("usr/\(folder)/\($0)", "\(toolchain)/\(folder)/\($0)") }
        }
        return top + user + libraries + swift
    }

    /// What the linker reads first, and the library after it: what stands in for functions of Foundation's has to be found before
    /// them, and what a package is linked with comes last otherwise.
    private var firstInput: String {
        """
        /* The toolchain's first object, and the library that stands before Foundation. */
        INPUT("\(toolchain)/lib/swift/linux/\(architecture)/swiftrt.o" AS_NEEDED("\(tree.libraries)/libQuadrant.so"))

        """
    }

    private var firstInputPath: String { "usr/lib/swift/linux/\(architecture)/swiftrt.o" }

    /// The processor, as names of targets begin with it.
    private var architecture: String { String(build.target.prefix { $0 != "-" }) }

    /// Whether the bundle in a folder is this one, as far as its settings say.
    func isCurrent(in folder: String) -> Bool {
        Self.identifiers(of: build).allSatisfy { identifier in
            let root = "\(Self.path(in: folder, identifier: identifier))/quadrant"
            return OwnText.read("\(root)/toolset.json") == (try? json(toolset))
                && OwnText.read("\(root)/swift-sdk.json") == (try? json(description))
                && OwnText.read("\(root)/sysroot/\(firstInputPath)") == firstInput
        }
    }

    // MARK: What its files say

    private func info(_ identifier: String) -> [String: Any] {
        [
            "schemaVersion": "1.0",
            "artifacts": [
                identifier: [
                    "type": "swiftSDK", "version": build.version,
                    "variants": [["path": "quadrant"]],
                ]
            ],
        ]
    }

    private var description: [String: Any] {
        [
            "schemaVersion": "4.0",
            "targetTriples": [
                build.target: [
                    "sdkRootPath": "sysroot", "swiftResourcesPath": "\(toolchain)/lib/swift",
                    "swiftStaticResourcesPath": "\(toolchain)/lib/swift_static",
                    "toolsetPaths": ["toolset.json"],
                ]
            ],
        ]
    }

    private var toolset: [String: Any] {
        [
            "schemaVersion": "1.0",
            "swiftCompiler": ["extraCLIOptions": compilerOptions],
            "linker": ["extraCLIOptions": linkerOptions],
        ]
    }

    /// What the compiler is told.
    var compilerOptions: [String] {
        [
            // As in files that are drawn.
            "-D", "QUADRANT", "-I", tree.modules, "-load-plugin-executable",
            "\(tree.programs)/QuadrantMacros-tool#QuadrantMacros",
        ]
            + Installation.moduleMaps(of: content).flatMap {
                ["-Xcc", "-fmodule-map-file=\(tree.path)\($0.dropFirst(content.path.count))"]
            }
    }

    /// What the linker is told: a program that uses no view is linked with nothing of ours, and one that does finds
    /// this library before any other.
    private var linkerOptions: [String] {
        [
            "--as-needed", "-L", tree.libraries, "-lQuadrant", "-lQuadrantTesting",
            "--disable-new-dtags", "-rpath", tree.libraries,
        ] + SDKModules.added(to: content).map { "-l\($0)" }
    }

    private func json(_ object: [String: Any]) throws(CommandError) -> String {
        let options: JSONSerialization.WritingOptions = [
            .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: options)
        else {
            throw .internalFault("a description of the SDK is no JSON")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
