internal import Foundation
package import QuadrantIndex
internal import QuadrantRendering

/// What is drawn from: Swift files, and what the bundle of an app made of them would hold.
package struct Project: Equatable, Sendable {
    /// The Swift files, in the order in which they are given, those of a folder by name.
    package var sources: [SourceFile] = []
    /// The paths of files that the bundle would hold, and of folders that are one resource, such as asset
    /// catalogues. None where no folder was given.
    package var resources: [String] = []
    /// The names that modules of the project may have: those of targets of packages, and of folders. All are compiled
    /// as one module, so that there is nothing to import.
    package var modules: Set<String> = []
    /// The names of targets of packages: they go before modules of Apple's of the same names.
    package var packageTargets: Set<String> = []
    /// The paths of the sources that were given one by one, not with a folder.
    package var named: Set<String> = []
    /// What of the folders is left out as it cannot be read: one bad file costs no other.
    package var problems: [CommandError] = []
    /// The platform that the files are for: macOS where the project of Xcode beside them is for nothing else.
    package var platform = SourcePlatform.ios

    /// Reads the files and what folders hold; `-` is standard input.
    ///
    /// A package brings the packages that it depends on by a path, as far as there are such folders; a folder that a project of
    /// Xcode builds brings what the same target takes from elsewhere (`XcodeTarget`). In folders, all
    /// that is hidden, manifests of packages, tests, products of builds and the code of
    /// package managers are left out (`FolderRules`).
    package init(at paths: [String]) throws(CommandError) {
        var seen: Set<String> = []
        // One file may be reached by two paths.
        func isNew(_ path: String) -> Bool {
            seen.insert(System.resolved(path) ?? path).inserted
        }
        var waiting = paths[...]
        while let path = waiting.popFirst() {
            try FileName.check(path)
            var contents = try Self.contents(of: path)
            let isFolder = FileOutput.kind(of: path) == S_IFDIR
            if !isFolder { named.formUnion(contents.sources) }
            problems += contents.problems
            if let project = XcodeProject(around: path) {
                if paths.contains(path), project.isForMacOnly { platform = .macos }
                let target = XcodeTarget(building: path, as: project)
                contents.sources += target.sources
                contents.resources += target.resources
                waiting += target.packages.filter(isNew)
            }
            for found in contents.sources where isNew(found) {
                do throws(CommandError) {
                    sources.append(try SourceFile(readAt: found))
                } catch {
                    guard isFolder else { throw error }
                    problems.append(error)
                }
            }
            resources += contents.resources.filter(isNew)
            for manifest in contents.manifests where isNew(manifest) {
                let package = PackageManifest(readAt: manifest)
                packageTargets.formUnion(package.targets)
                waiting += package.localDependencies.filter { FileOutput.kind(of: $0) == S_IFDIR }
            }
        }
        if sources.isEmpty, let first = problems.first { throw first }
        if platform != .macos, MacNames.areAllThereAre(in: sources) { platform = .macos }
        modules = packageTargets
        for source in sources {
            modules.formUnion(source.path.split(separator: "/").dropLast().map(String.init))
        }
    }

    /// The same, read within a time: what is too large, or what standard input waits for, ends the command.
    init(at paths: [String], within seconds: Double) throws(CommandError) {
        self = try StepLimit.hold("reading \(paths.joined(separator: ", "))", seconds: seconds) {
            () throws(CommandError) in try Project(at: paths)
        }
    }

    private static func contents(of path: String) throws(CommandError) -> FolderContents {
        if path == "-" { return FolderContents(sources: [SourceIndex.standardInput]) }
        guard let kind = FileOutput.kind(of: path) else { throw .noSuchFile(path: path) }
        if kind != S_IFDIR {
            guard path.hasSuffix(".swift") else {
                throw .notSwift(path: path, reason: "its name does not end in .swift")
            }
            guard kind == S_IFREG else {
                throw .notSwift(path: path, reason: "it is a device or a pipe")
            }
            return FolderContents(sources: [path])
        }
        let contents = FolderWalk.contents(
            of: path.hasSuffix("/") ? String(path.dropLast()) : path)
        if contents.sources.isEmpty { throw contents.problems.first ?? .noSwiftFiles(folder: path) }
        return contents
    }
}
