internal import Foundation
internal import QuadrantRendering
internal import QuadrantShaping
internal import SwiftUI

/// What a confined drawing reads beside the files that the user named: the library with the view, its resources, fonts, the libraries of the
/// program, and what the C library and Foundation ask of any system.
struct ReadablePlaces {
    /// Files, and folders with all that is in them.
    private(set) var files = Self.system
    /// Folders whose names may be listed.
    private(set) var folders: [String] = []

    /// The same on every machine; what is not there is passed over.
    private static let system = [
        "/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec",
        "/usr/local/lib", "/usr/share", "/usr/local/share", "/var/cache/fontconfig", "/etc/fonts",
        "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/dev/zero", "/dev/random",
        "/dev/urandom", "/proc/self", "/proc/meminfo", "/proc/cpuinfo",
        "/proc/sys/vm/overcommit_memory", "/sys/devices/system/cpu",
    ]
    /// What is read of the folders around the files: pictures, catalogues, texts in languages.
    private static let kinds: Set = [
        "png", "jpg", "jpeg", "webp", "pdf", "svg", "xcassets", "lproj", "strings", "stringsdict",
        "xcstrings", "xcdatamodeld", "xcdatamodel",
    ]

    /// What the drawing of a request reads.
    init(for request: ViewRequest) {
        let library = request.library
        files +=
            (library.isEmpty ? [] : [library] + Self.companions(of: library)) + Self.libraryFolders
            + SystemFonts.standardDirectories
        for folder in request.stage.surroundings.resourceDirectories {
            folders.append(folder)
            files += Self.names(in: folder).filter(Self.isResource).map { "\(folder)/\($0)" }
                .filter { Self.lies($0, in: [folder]) }
        }
        guard let bundle = request.bundle else { return }
        // The bundle is made of links. What the files of a stranger's say is in it may lie anywhere.
        let named = request.confinement?.readable ?? []
        let roots = named + named.map { ($0 as NSString).deletingLastPathComponent }
        files.append(bundle)
        for name in Self.names(in: bundle) {
            let path = "\(bundle)/\(name)"
            let inner = name.hasSuffix(".lproj") ? Self.names(in: path).map { "\(path)/\($0)" } : []
            files += ([path] + inner).filter { Self.lies($0, in: roots + [bundle]) }
        }
    }

    /// The folder of modules that a library of the cache may be linked with.
    private static func companions(of library: String) -> [String] {
        let root = library.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return ["\(root.joined(separator: "/"))/\(BuildCache.companions)"]
    }

    /// Whether a path leads to something in one of some folders, whatever links are on the way.
    private static func lies(_ path: String, in folders: [String]) -> Bool {
        guard let real = System.resolved(path) else { return false }
        return folders.contains { folder in
            System.resolved(folder).map { real == $0 || real.hasPrefix("\($0)/") } ?? false
        }
    }

    static func isResource(_ name: String) -> Bool {
        name == "Resources"
            || kinds.contains((name as NSString).pathExtension.lowercased()) && !name.hasPrefix(".")
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// The folders of the libraries in this process: those of the toolchain may lie anywhere.
    private static var libraryFolders: [String] {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let libraries = maps.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }.filter { $0.contains(".so") }
        return Set(libraries.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    }
}
