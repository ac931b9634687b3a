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
        let own = files.map { ($0 as NSString).deletingLastPathComponent }
            .filter { seen.insert($0).inserted }
        seen = []
        var isRoot: [String: Bool] = [:]
        return own.flatMap { above(URL(fileURLWithPath: $0, isDirectory: true), &isRoot) }
            .filter { seen.insert($0).inserted }
    }

    /// The asset catalogues that lie in folders, not deeper.
    static func catalogues(in folders: [String]) -> [String] {
        inside(folders) { $0.hasSuffix(".xcassets") }
    }

    /// The models of Core Data's that lie in folders, not deeper.
    static func models(in folders: [String]) -> [String] { inside(folders, EntityModel.isModel) }

    private static func inside(_ folders: [String], _ isWanted: (String) -> Bool) -> [String] {
        folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .filter(isWanted).map { "\(folder)/\($0)" }
        }
    }

    /// - Parameter isRoot: Which folders look like the top of a project, as far as that is known.
    private static func above(_ folder: URL, _ isRoot: inout [String: Bool]) -> [String] {
        var folder = folder.standardizedFileURL
        var paths: [String] = []
        for _ in 0...depth {
            let path = folder.path
            paths.append(path)
            let isTop = isRoot[path] ?? looksLikeRoot(path)
            isRoot[path] = isTop
            if isTop { return paths }
            folder.deleteLastPathComponent()
        }
        return [paths[0]]
    }

    private static func looksLikeRoot(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { roots.contains($0) || $0.hasSuffix(".xcodeproj") }
    }
}
