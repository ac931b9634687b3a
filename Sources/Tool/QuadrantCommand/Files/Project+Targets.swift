internal import Foundation

extension Project {
    /// What is drawn by itself: the programs of its targets, or, without a project, `folderTargets`.
    package var targets: [Project] { programs.isEmpty ? folderTargets : programs }

    /// The paths of the files in which something is looked for before the others: those that were named; of a project or
    /// package those of the first target, and not of what it uses.
    var firstFiles: Set<String> {
        if !named.isEmpty { return named }
        guard let program = programs.first, let part = program.parts.first else { return [] }
        return Set(program.sources[part.files].map(\.path))
    }

    /// The apps, widgets and the like in the project: one for each `@main` in a folder of its own, the largest first,
    /// each with the files that belong to none of them. The project itself if there are not several.
    ///
    /// Two such targets may declare the same names, so each is a module by itself.
    var folderTargets: [Project] {
        let mains = sources.indices.filter { Self.hasMain(sources[$0].text) }
        let folders = sources.map { Array($0.path.split(separator: "/").dropLast()) }
        guard mains.count > 1, let first = mains.first else { return [self] }
        var depth = 0
        while let part = folders[first].dropFirst(depth).first,
            mains.allSatisfy({ folders[$0].dropFirst(depth).first == part })
        {
            depth += 1
        }
        let names = Set(mains.compactMap { folders[$0].dropFirst(depth).first })
        func target(of parts: [Substring]) -> Substring? {
            parts.dropFirst(depth).first.flatMap { names.contains($0) ? $0 : nil }
        }
        let hasRest = mains.contains { folders[$0].count == depth }
        let all = names.sorted().map(Optional.some) + (hasRest ? [nil] : [])
        guard all.count > 1 else { return [self] }
        let found = all.map { name in
            var part = self
            part.sources = sources.indices.filter { position in
                let own = target(of: folders[position])
                let isShared = own == nil && !mains.contains(position)
                return own == name || isShared
            }.map { sources[$0] }
            part.resources = resources.filter { path in
                let own = target(of: Array(path.split(separator: "/").dropLast()))
                return own == name || own == nil
            }
            return part
        }
        return found.sorted { $0.sources.count > $1.sources.count }
    }

    /// Leaves resources out that are not among some.
    mutating func keepResources(_ kept: [String]) {
        if kept.count == resources.count { return }
        let all = Set(kept)
        resources = kept
        for position in parts.indices { parts[position].resources.removeAll { !all.contains($0) } }
    }

    /// Whether a source marks a type as the program's entry, at the beginning of a line.
    private static func hasMain(_ text: String) -> Bool {
        guard text.contains("@main") else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let code = line.drop { $0 == " " || $0 == "\t" }
            return code.hasPrefix("@main") && code.dropFirst(5).first?.isLetter != true
        }
    }
}
