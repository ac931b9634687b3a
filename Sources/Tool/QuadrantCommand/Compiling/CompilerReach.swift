internal import Foundation
internal import QuadrantRendering

/// What a compiler of C, or one that reads headers, may read: the packages whose files it was given, the toolchain and the system's headers.
///
/// `.incbin`, `#embed` and `#include` put any file that the user can read into a library, and so before the eyes of a view that is
/// confined itself.
struct CompilerReach {
    let toolchain: Toolchain
    let cache: BuildCache

    /// The same on every machine; what is not there is passed over.
    private static let system = [
        "/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec",
        "/usr/include", "/usr/local/lib", "/usr/local/include", "/usr/share", "/usr/local/share",
        "/usr/bin", "/opt", "/etc/ld.so.cache", "/etc/localtime", "/etc/os-release",
        "/etc/lsb-release", "/etc/debian_version", "/dev/null", "/dev/zero", "/dev/random",
        "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo", "/proc/sys/vm/overcommit_memory",
        "/sys/devices/system/cpu",
    ]

    /// The bounds of a compiler that gets these files and flags, and writes to a folder.
    func bounds(files: [String], flags: [String], in folder: String) -> ChildProcess.Bounds {
        let named = flags.compactMap { flag -> String? in
            for start in ["-I", "-fmodule-map-file="] where flag.hasPrefix(start) {
                return String(flag.dropFirst(start.count))
            }
            return flag.hasPrefix("/") ? flag : nil
        }
        var bounds = ChildProcess.Bounds()
        bounds.readable =
            Self.system + [toolchain.root, cache.root, folder]
            + (files + named).compactMap { System.resolved($0) }.map(Self.root)
        return bounds
    }

    /// The package, project or repository around a file; its folder where there is none. The user's home is never one.
    private static func root(of path: String) -> String {
        let home = System.resolved(NSHomeDirectory()) ?? "/"
        var folder = path
        while folder.count > 1, folder != home, !home.hasPrefix("\(folder)/") {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: { marks.contains($0) || $0.hasSuffix(".xcodeproj") }) {
                return folder
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        let isFolder = FileOutput.kind(of: path) == S_IFDIR
        return isFolder ? path : (path as NSString).deletingLastPathComponent
    }

    private static let marks: Set = ["Package.swift", "project.yml", ".git"]
}
