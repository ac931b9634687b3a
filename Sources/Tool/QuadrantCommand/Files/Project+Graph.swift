internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

extension Project {
    /// Reads the targets of the projects and packages in a folder, or of the one beside it that builds the folder; without any, nothing
    /// changes.
    ///
    /// - Parameter found: What the walk through the folder found.
    mutating func readTargets(
        _ found: FolderContents, in folder: String, for wishes: Wishes
    ) throws(CommandError) {
        var (projects, manifests) = (found.projects, found.manifests)
        if projects.isEmpty, manifests.isEmpty {
            (projects, manifests) = Self.beside(folder)
            if projects.isEmpty, manifests.isEmpty { return }
            if XcodeProject(around: folder)?.isForMacOnly == true { platform = .macos }
        } else if XcodeProject(around: folder)?.isForMacOnly == true {
            platform = .macos
        }
        projects = Self.withoutTwins(projects)
        let graph = TargetGraph(
            projects: projects, manifests: manifests, in: folder, packages: wishes.packages,
            isForMac: wishes.platform == .macos)
        notes = graph.notes
        missing = graph.missing
        let files = Files(sources, isRelative: !folder.hasPrefix("/"))
        var reading = files
        problems += reading.read(graph.targets.filter { $0.kind != .test }.flatMap(\.sources))
        var programs = TargetPrograms(graph, texts: reading.texts)
        let inside = absolute(folder) + "/"
        // What was checked out is drawn with what uses it, not by itself.
        var roots = programs.roots(isForAll: wishes.isForAll) { path in
            let path = absolute(path)
            return path.hasPrefix(inside)
                && !path.dropFirst(inside.count).split(separator: "/").dropLast().contains {
                    FolderRules.leavesOut(folder: String($0))
                }
        }
        if let name = wishes.target {
            let all = graph.targets.indices.filter { graph.targets[$0].kind != .test }
            roots = all.filter { graph.targets[$0].name == name }
            if roots.isEmpty {
                throw .unknownTarget(name: name, others: all.map { graph.targets[$0].name })
            }
            roots = Array(roots.prefix(1))
        }
        for root in roots {
            let closure = programs.closure(of: root)
            self.programs.append(
                program(closure.map { graph.targets[$0] }, reading, missing: graph.missing))
        }
        notes += programs.notes
        addRest(of: graph, below: projects + manifests, wishes, reading)
        var seen = Set(sources.map(\.path))
        for program in self.programs {
            sources += program.sources.filter { seen.insert($0.path).inserted }
        }
    }

    /// A program of targets, the first of which it is named by.
    private func program(
        _ targets: [BuildTarget], _ files: Files, missing: [MissingPackage]
    ) -> Project {
        var program = Project()
        for target in targets {
            let start = program.sources.count
            program.sources += target.sources.compactMap { files[$0] }
            var part = ModulePart(name: target.module, files: start..<program.sources.count)
            part.package = target.package
            part.conditions = target.conditions
            part.isOnMainActor = target.isOnMainActor
            part.resources = target.resources.map(files.shown)
            part.bundle = target.bundle
            part.info = target.info
            part.shownModules = target.shownModules
            part.bridgedModules = target.bridgedModules
            if target.isOfC, let headers = target.headers {
                part.library = ModulePart.CLibrary(
                    sources: target.cSources, headers: headers, flags: target.cFlags)
            } else if part.files.isEmpty {
                continue
            }
            program.parts.append(part)
            program.resources += part.resources
        }
        program.missing = missing
        let first = program.parts.first?.files ?? 0..<0
        program.platform = SourcePlatform(ofSystems: targets[0].systems)
        if program.platform == .ios, MacNames.areAllThereAre(in: Array(program.sources[first])) {
            program.platform = .macos
        }
        return program
    }

    /// What no target builds: told where there is a project for it, else a program of plain files.
    private mutating func addRest(
        of graph: TargetGraph, below projects: [String], _ wishes: Wishes, _ files: Files
    ) {
        let built = Set(graph.targets.flatMap(\.sources).map(absolute))
        let places = projects.map { absolute(($0 as NSString).deletingLastPathComponent) + "/" }
        let rest = sources.filter { !built.contains(absolute($0.path)) }
        let left = rest.filter { file in places.contains { absolute(file.path).hasPrefix($0) } }
        if programs.isEmpty, wishes.target == nil { return }
        let paths = left.map(\.path)
        if !paths.isEmpty {
            let names = paths.prefix(3).joined(separator: ", ")
            let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
            notes.append(
                "no target builds \(names)\(more): \(paths.count == 1 ? "it is" : "they are") left out"
            )
        }
        let gone = Set(paths)
        sources.removeAll { gone.contains($0.path) }
        let plain = rest.filter { !gone.contains($0.path) }
        guard wishes.target == nil, !plain.isEmpty else { return }
        var program = Project()
        program.sources = plain
        program.resources = resources
        program.platform = platform
        for source in plain {
            program.modules.formUnion(source.path.split(separator: "/").dropLast().map(String.init))
        }
        programs += program.folderTargets
    }

    /// The projects beside a folder that may build it: of Xcode in the folder around it, of a package around the folder of sources that it
    /// lies in.
    private static func beside(_ folder: String) -> (projects: [String], manifests: [String]) {
        let place = URL(fileURLWithPath: folder).standardizedFileURL
        let around = place.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
        let projects = names.filter(FolderRules.isProject).sorted().map { "\(around.path)/\($0)" }
        if !projects.isEmpty { return (projects, []) }
        let parts = place.pathComponents
        guard let sources = parts.lastIndex(where: { ["Sources", "Source"].contains($0) }) else {
            return ([], [])
        }
        let manifest = parts[..<sources].dropFirst().map { "/" + $0 }.joined() + "/Package.swift"
        return FileOutput.kind(of: manifest) == S_IFREG ? ([], [manifest]) : ([], [])
    }

    /// Without `project.yml` beside a project that was made of it.
    private static func withoutTwins(_ projects: [String]) -> [String] {
        func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
        let made = Set(projects.filter { $0.hasSuffix(".xcodeproj") }.map(folder))
        return projects.filter { !$0.hasSuffix(".yml") || !made.contains(folder($0)) }
    }
}

/// A path from the root.
private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
}

/// Source files by their absolute paths.
private struct Files {
    private var known: [String: SourceFile] = [:]
    /// Whether paths are shown from the current folder where they lie in it.
    private let isRelative: Bool

    init(_ files: [SourceFile], isRelative: Bool) {
        self.isRelative = isRelative
        for file in files { known[absolute(file.path)] = file }
    }

    subscript(path: String) -> SourceFile? { known[absolute(path)] }

    /// The texts by the paths that targets have.
    var texts: [String: String] { known.mapValues(\.text) }

    /// Reads what is not known; returns what cannot be read.
    mutating func read(_ paths: [String]) -> [CommandError] {
        var problems: [CommandError] = []
        for path in paths where self[path] == nil && FileOutput.kind(of: path) == S_IFREG {
            do throws(CommandError) {
                try FileName.check(path)
                known[absolute(path)] = try SourceFile(readAt: shown(path))
            } catch {
                problems.append(error)
            }
        }
        return problems
    }

    func shown(_ path: String) -> String {
        let whole = absolute(path)
        if let file = known[whole] { return file.path }
        let here = FileManager.default.currentDirectoryPath + "/"
        return isRelative && whole.hasPrefix(here) ? String(whole.dropFirst(here.count)) : whole
    }
}
