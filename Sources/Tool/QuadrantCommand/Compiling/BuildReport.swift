internal import Foundation
internal import QuadrantIndex

/// What is wrong with a project, in three lists: the user's errors, what is not here yet, and what is of no use on this system.
struct BuildReport: Codable {
    /// An error that Apple's compiler would find too, as far as can be told.
    struct Fault: Codable, Hashable {
        var target: String
        var file: String
        var line: Int
        var column: Int
        var message: String
    }

    /// Something that files need.
    struct Missing: Codable {
        /// `module`, `package` or `name`.
        var kind: String
        var name: String
        /// The files in which it is missing.
        var files: [String]
        /// What to do instead; empty where nothing is known.
        var instead: String
    }

    /// The names of the targets that were checked.
    private(set) var targets: [String] = []
    /// How many files they have.
    private(set) var fileCount = 0
    /// How many of them were compiled now.
    var compiledCount = 0
    /// Errors of the user's.
    private(set) var yours: [Fault] = []
    /// What is not here yet, what most files need first.
    private(set) var notHereYet: [Missing] = []
    /// What is not for this system, in words.
    private(set) var notOnThisSystem: [String] = []
    /// How many errors may only follow from those of other files, or from what is missing.
    private(set) var followingCount = 0

    private var seen: Set<Fault> { Set(yours) }

    /// Notes files of C that do not compile, as the compiler of C says it: they are the user's. Libraries of the system that are not
    /// installed are not here yet.
    mutating func addC(_ messages: [String]) {
        for message in messages where message.contains(" does not compile and is left out: ") {
            let parts = message.dropFirst("quadrant: ".count).split(
                separator: " does not compile and is left out: ", maxSplits: 1)
            let fault = Fault(
                target: "", file: parts.first.map(String.init) ?? "", line: 1, column: 1,
                message: (parts.last ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
            if !seen.contains(fault) { yours.append(fault) }
        }
        for message in messages {
            let library = message.wholeMatch(
                of: /quadrant: the module (\S+) is left out: (.*)\n/)
            guard let library, !notHereYet.contains(where: { $0.name == library.1 }) else {
                continue
            }
            notHereYet.append(
                Missing(
                    kind: "module", name: String(library.1), files: [],
                    instead: "install the library of the system that it is of (\(library.2))"))
        }
    }

    /// Notes packages that are not there, and what projects say that cannot be built here.
    mutating func addMissing(_ project: Project) {
        for package in project.missing {
            notHereYet.append(
                Missing(kind: "package", name: package.name, files: [], instead: package.command))
        }
        notOnThisSystem += project.notes
        for (kind, count) in project.foreignFiles.sorted(by: { $0.key < $1.key }) {
            notOnThisSystem.append(
                "\(count) \(count == 1 ? "file" : "files") of the kind .\(kind)")
        }
    }

    /// Notes what is wrong with the files of a module.
    mutating func add(
        _ module: ModulesMaker.Module, _ failures: [(file: Int, fault: CompileFailure)],
        _ surroundings: ErrorSorter.Surroundings, isShown: Bool
    ) {
        if isShown, !targets.contains(module.part.name) { targets.append(module.part.name) }
        fileCount += module.sources.files.count
        for absent in module.index.absentModules {
            let files = absent.files.map { module.sources.files[$0].path }
            let instead =
                NearestWays.isApples(absent.name)
                ? "put what needs it between '#if !QUADRANT' and '#endif'"
                : "bring its package (--packages, or .build/checkouts)"
            note("module", absent.name, files, instead)
        }
        let sorter = ErrorSorter(module, failures.map(\.file), surroundings)
        let found = failures.flatMap { file, fault in
            let path = module.sources.files[file].path
            let errors = fault.text.split(separator: "\n").compactMap {
                DiagnosticHeader(String($0))
            }.filter { $0.kind == "error" && ($0.file == path || $0.file.isEmpty) }
            return zip(errors, sorter.verdicts(on: errors, in: file)).map { (path, $0, $1) }
        }
        // What follows from nothing that is known is the user's: files that fail and need each other.
        let isSound =
            module.index.absentModules.isEmpty
            && found.allSatisfy { $0.2 == .follows || $0.2 == .program }
            && surroundings.unsound == [module.part.name]
        var known = seen
        for (path, header, verdict) in found {
            switch verdict {
            case .program: followingCount += 1
            case .follows where !isSound: followingCount += 1
            case .yours, .follows:
                let error = Fault(
                    target: isShown ? module.part.name : "", file: path, line: header.line,
                    column: header.column, message: header.message)
                if known.insert(error).inserted { yours.append(error) }
            case .missing(let name, let instead): note("name", name, [path], instead)
            }
        }
    }

    private mutating func note(_ kind: String, _ name: String, _ files: [String], _ instead: String)
    {
        guard let place = notHereYet.firstIndex(where: { $0.kind == kind && $0.name == name })
        else {
            notHereYet.append(Missing(kind: kind, name: name, files: files, instead: instead))
            return
        }
        let new = files.filter { !notHereYet[place].files.contains($0) }
        notHereYet[place].files += new
    }

    mutating func sort() {
        yours.sort {
            ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
        }
        notHereYet.sort { ($1.files.count, $0.kind, $0.name) < ($0.files.count, $1.kind, $1.name) }
    }
}

extension BuildReport {
    /// The three lists for people.
    var text: String {
        var text = ""
        func add(_ title: String, _ lines: [String]) {
            if !lines.isEmpty { text += "\(title):\n" + lines.map { "  \($0)\n" }.joined() }
        }
        add(
            "Yours",
            yours.map { "\($0.file):\($0.line):\($0.column): \($0.message)" })
        add(
            "Not here yet",
            notHereYet.map { one in
                let count = one.files.count
                let files = count == 0 ? "" : " (\(count) \(count == 1 ? "file" : "files"))"
                return "\(one.kind) \(one.name)\(files)"
                    + (one.instead.isEmpty ? "" : ": \(one.instead)")
            })
        add("Not on this system", notOnThisSystem)
        let names =
            targets.isEmpty
            ? "" : " in \(targets.count) \(targets.count == 1 ? "target" : "targets")"
        let rest =
            followingCount == 0
            ? "" : "; \(followingCount) more errors may only follow from what is missing"
        return text
            + "\(fileCount) files\(names), \(compiledCount) compiled now: \(yours.count) errors of yours, "
            + "\(notHereYet.count) things not here yet\(rest)\n"
    }

    /// The same for programs.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}")
            + "\n"
    }
}
