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
    /// The names that modules of the files may have: those of their folders. All are compiled
    /// as one module, so that there is nothing to import.
    package var modules: Set<String> = []
    /// The modules that the files are, each after those that use it; none where all are one.
    package var parts: [ModulePart] = []
    /// The programs that are drawn by themselves, each with its modules; none for files without a project.
    package var programs: [Project] = []
    /// The paths of the sources that were given one by one, not with a folder.
    package var named: Set<String> = []
    /// What of the folders is left out as it cannot be read: one bad file costs no other.
    package var problems: [CommandError] = []
    /// Lines for the user: what was read of projects, and what belongs to none of their targets.
    package var notes: [String] = []
    /// How many files of other languages and kinds belong to it, by the ends of their names.
    var foreignFiles: [String: Int] = [:]
    /// The packages that are not there, by the name of the module or the product that is missing with them.
    var missing: [MissingPackage] = []
    /// The platform that the files are for: macOS where the project of Xcode beside them is for nothing else.
    package var platform = SourcePlatform.ios

    /// What is asked of a project besides its files.
    package struct Wishes: Equatable, Sendable {
        /// The target that is drawn; `nil` for those that are apps, and what belongs to none.
        package var target: String?
        /// A folder with packages from elsewhere.
        package var packages: String?
        /// The platform; `nil` for that of the project.
        package var platform: SourcePlatform?

        /// Whether targets are wanted that show no views too, as to check them.
        package var isForAll = false

        /// Nothing besides.
        package init() {}
    }

    /// A project without files.
    init() {}

    /// Reads the files and what folders hold; `-` is standard input.
    ///
    /// A folder with a project of Xcode's or XcodeGen's or with packages, or beside one that builds it, is read as its targets say
    /// (`TargetGraph`); another brings all its files. In folders, all
    /// that is hidden, manifests of packages, tests, products of builds and the code of
    /// package managers are left out (`FolderRules`).
    package init(at paths: [String], for wishes: Wishes = Wishes()) throws(CommandError) {
        var seen: Set<String> = []
        // One file may be reached by two paths.
        func isNew(_ path: String) -> Bool {
            seen.insert(System.resolved(path) ?? path).inserted
        }
        var found = FolderContents()
        for path in paths {
            try FileName.check(path)
            let contents = try Self.contents(of: path)
            let isFolder = FileOutput.kind(of: path) == S_IFDIR
            if !isFolder { named.formUnion(contents.sources) }
            problems += contents.problems
            for found in contents.sources where !StepTime.isOver && isNew(found) {
                do throws(CommandError) {
                    sources.append(try SourceFile(readAt: found))
                } catch {
                    guard isFolder else { throw error }
                    problems.append(error)
                }
            }
            resources += contents.resources.filter(isNew)
            found.manifests += contents.manifests
            found.projects += contents.projects
            foreignFiles.merge(contents.foreignFiles) { $0 + $1 }
        }
        if paths.count == 1, FileOutput.kind(of: paths[0]) == S_IFDIR {
            try readTargets(found, in: paths[0], for: wishes)
        }
        if programs.isEmpty, let target = wishes.target {
            throw .unknownTarget(name: target, others: [])
        }
        if sources.isEmpty, let first = problems.first { throw first }
        if platform != .macos, MacNames.areAllThereAre(in: sources) { platform = .macos }
        for source in sources {
            modules.formUnion(source.path.split(separator: "/").dropLast().map(String.init))
        }
    }

    /// Gives files another text; the others, for which there is none, stay what they are.
    mutating func replaceTexts(by text: (SourceFile) -> String?) {
        for index in sources.indices {
            if let text = text(sources[index]) { sources[index].text = text }
        }
        for index in programs.indices { programs[index].replaceTexts(by: text) }
    }

    /// The same, read within a time: what is too large, or what standard input waits for, is an error.
    init(
        at paths: [String], for wishes: Wishes = Wishes(), within seconds: Double
    ) throws(CommandError) {
        self = try StepLimit.hold("reading \(paths.joined(separator: ", "))", seconds: seconds) {
            () throws(CommandError) in try Project(at: paths, for: wishes)
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
