internal import Foundation
internal import QuadrantIndex

/// Compiles a target of C, and says how modules of Swift find its headers.
struct CLibraryMaker {
    let toolchain: Toolchain
    let cache: BuildCache
    let timeLimit: Double
    /// Where module maps and objects are written.
    let folder: String

    /// What came of a target.
    struct Made {
        /// The objects of the files that compile.
        var objects: [String] = []
        /// What compilers of Swift are told to find it.
        var flags: [String] = []
        /// Made of its headers.
        var fingerprint = ""
        /// The paths of libraries of the system that it is linked with.
        var libraries: [String] = []
        /// Whether modules of Swift can import it.
        var isReady = true
        /// What the compiler said of files that do not compile.
        var messages: [String] = []
    }

    /// Compiles the files of a target; those that do not compile are told and left out.
    ///
    /// - Parameter used: The flags for the targets that it uses.
    func make(
        _ library: ModulePart.CLibrary, of name: String, used: [String]
    ) throws(CommandError) -> Made {
        var made = Made()
        let headers = Self.headers(in: library.headers)
        var hash = ContentHash()
        for header in headers {
            hash.combine(header)
            hash.combine(Self.text(header))
        }
        made.fingerprint = hash.text
        made.flags = [
            "-Xcc", "-fmodule-map-file=\(try moduleMap(library, name, headers))", "-Xcc",
            "-I\(library.headers)",
        ]
        if library.sources.isEmpty {
            try addSystem(library, name, used: used, to: &made)
        }
        for (number, source) in library.sources.enumerated() {
            var hash = ContentHash()
            for text in [toolchain.root, made.fingerprint, source, Self.text(source)] {
                hash.combine(text)
            }
            // Headers of the target's own lie beside its files.
            for header in Self.headers(in: (source as NSString).deletingLastPathComponent) {
                hash.combine(Self.text(header))
            }
            for flag in library.flags { hash.combine(flag) }
            // And what it may include of others'.
            for flag in used + library.flags where flag.hasPrefix("-I") {
                for header in Self.headers(in: String(flag.dropFirst(2))) {
                    hash.combine(header)
                    hash.combine(Self.text(header))
                }
            }
            if cache.object(for: hash.text) == nil {
                let object = "\(folder)/\(name)-\(number).o"
                let run = try ChildProcess.run(
                    "\(toolchain.root)/bin/clang",
                    ["-c", source, "-o", object, "-fPIC", "-O1", "-w", "-I", library.headers]
                        + library.flags + used.filter { $0.hasPrefix("-I") }, timeLimit: timeLimit,
                    bounds: CompilerReach(toolchain: toolchain, cache: cache).bounds(
                        files: [source, library.headers], flags: library.flags + used, in: folder))
                guard run.ending == .exited(0) else {
                    made.messages.append(
                        "quadrant: \(source) does not compile and is left out: "
                            + Self.error(in: run.errorText) + "\n")
                    continue
                }
                try cache.keep(object, as: hash.text)
            }
            if let object = cache.object(for: hash.text) { made.objects.append(object) }
        }
        return made
    }

    /// Looks for what a module map without files of C names: headers of the system, and the libraries that it is linked with.
    private func addSystem(
        _ library: ModulePart.CLibrary, _ name: String, used: [String], to made: inout Made
    ) throws(CommandError) {
        let map = Self.text(BuildTarget.moduleMap(in: library.headers))
        made.libraries = map.matches(of: /\blink\s+"([\w.+-]+)"/).compactMap {
            Self.systemLibrary(String($0.1))
        }
        let headers = map.matches(of: /\bheader\s+"([^"]+)"/).map {
            XcodeObjects.path(String($0.1), in: library.headers)
        }
        let run = try ChildProcess.run(
            "\(toolchain.root)/bin/clang",
            ["-fsyntax-only", "-w", "-I", library.headers] + library.flags
                + used.filter { $0.hasPrefix("-I") }
                + headers.flatMap { ["-include", $0] } + ["-x", "c", "/dev/null"],
            timeLimit: timeLimit,
            bounds: CompilerReach(toolchain: toolchain, cache: cache).bounds(
                files: [library.headers], flags: library.flags + used, in: folder))
        if run.ending == .exited(0) { return }
        made.isReady = false
        made.messages.append(
            "quadrant: the module \(name) is left out: "
                + Self.error(in: run.errorText) + "\n")
    }

    /// The first error of clang's, without what led to it.
    private static func error(in text: String) -> String {
        let lines = text.split(separator: "\n")
        return (lines.first { $0.contains("error: ") } ?? lines.first).map(String.init) ?? ""
    }

    /// Where libraries of the system are.
    private static let systemFolders = [
        "/usr/local/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64",
        "/usr/lib", "/lib",
    ]

    private static func systemLibrary(_ name: String) -> String? {
        systemFolders.map { "\($0)/lib\(name).so" }.first {
            FileManager.default.fileExists(atPath: $0)
        }
    }

    /// The path of the target's own module map, or of one that has all its headers.
    private func moduleMap(
        _ library: ModulePart.CLibrary, _ name: String, _ headers: [String]
    ) throws(CommandError) -> String {
        let own = BuildTarget.moduleMap(in: library.headers)
        if FileManager.default.fileExists(atPath: own) { return own }
        let place = "\(folder)/\(name)-map"
        try PictureFile.makeFolder(place)
        let main = "\(library.headers)/\(name).h"
        let what =
            headers.contains(main)
            ? "umbrella header \(EntrySource.literal(main))"
            : "umbrella \(EntrySource.literal(library.headers))"
        let text = "module \(name) {\n    \(what)\n    export *\n}\n"
        try PictureFile.write(Array(text.utf8), to: "\(place)/module.modulemap")
        return "\(place)/module.modulemap"
    }

    /// The most headers that are looked at.
    private static let mostHeaders = 2000

    private static func headers(in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)
        var found: [String] = []
        while found.count < mostHeaders, let name = all?.nextObject() as? String {
            if name.hasSuffix(".h") || name.hasSuffix(".modulemap") {
                found.append("\(folder)/\(name)")
            }
        }
        return found.sorted()
    }

    private static func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}
