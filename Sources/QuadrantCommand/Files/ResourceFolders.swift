internal import Foundation

/// The folders in which pictures of source files are looked for.
enum ResourceFolders {
    /// How many folders above that of a file are taken.
    private static let depth = 4
    /// Names of which the topmost folder of a project holds one.
    private static let roots = ["Package.swift", ".git"]

    /// The folder of each file and those above it, up to one that looks like the top of a project, as
    /// absolute paths, each once, the nearest first. Without such a top, only the files' own.
    static func around(_ files: [String]) -> [String] {
        var seen: Set<String> = []
        return files.flatMap { above(URL(fileURLWithPath: $0).deletingLastPathComponent()) }
            .filter { seen.insert($0).inserted }
    }

    private static func above(_ folder: URL) -> [String] {
        var folder = folder.standardizedFileURL
        var paths: [String] = []
        for _ in 0...depth {
            paths.append(folder.path)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { roots.contains($0) || $0.hasSuffix(".xcodeproj") }) {
                return paths
            }
            folder.deleteLastPathComponent()
        }
        return [paths[0]]
    }
}
