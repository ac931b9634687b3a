package import Foundation
internal import QuadrantRendering

/// The compiled files, under fingerprints of all that they depend on: an entry never becomes out of date.
///
/// Libraries are folders, one for each content of the sources; object files and facts about single sources are files.
/// All are written under another name and then renamed, so that a reader never sees half of one, even if a run is
/// killed, and concurrent runs need no lock: the second run finds the entry and takes it. All are sealed
/// (`SealedFile`): a damaged one counts as missing and is made again. If there are more than a kind's `capacity`, the
/// oldest are removed, but none that was used within the last hour, as a run may be drawing it; of single files none of the last three days,
/// unless there are ten times as many: a folder of thousands of files is one project, of which the next run wants all.
package struct BuildCache: Sendable {
    /// How many libraries are kept; with some 100 KB to 1 MB each this is about 50 MB.
    package static let capacity = 200

    /// The kinds of single files.
    package enum Kind: String, CaseIterable, Sendable {
        /// The names that a source declares and mentions.
        case facts
        /// The entries of a source that the compiler refused.
        case refusals
        /// What is wrong with a source that does not compile.
        case failures
        /// The keys of libraries under keys that no toolchain has a part in: for drawing where there is none.
        case libraries
        /// What stands for parts of files that do not compile.
        case standIns
        /// What other modules see of one.
        case interfaces
        /// Object files; some 100 KB each.
        case objects

        /// How many are kept, however old.
        var capacity: Int { self == .objects ? 600 : 2000 }
    }

    /// The folder of the cache; it also holds the compiler's module cache.
    package let root: String
    /// Why the folder is not in its usual place, as a line for the user; `nil` if it is.
    package let notice: String?

    /// The name of the folder of modules that were compiled when they were first imported (`ModuleKeeper`).
    static let companions = "companions"
    /// How many of those are kept; with some 5 MB each this is about 200 MB.
    private static let companionCapacity = 40
    /// The names of the folders in it.
    private static let parts =
        ["entries", "bundles", companions, "work", "modules"] + Kind.allCases.map(\.rawValue)
    /// The name of the library in an entry.
    private static let libraryName = "views.so"
    /// The name of the index in an entry, which lists the views of the library.
    private static let indexName = "index.txt"

    /// A cache in `folder`, which is made on first use.
    package init(folder: String) {
        root = folder
        notice = nil
    }

    /// The user's cache: `$XDG_CACHE_HOME/quadrant`, else `~/.cache/quadrant`, else a folder of the
    /// user's under the one for temporary files, whichever is the first that can be written, and by the user
    /// alone.
    package static func standard(environment: [String: String]) -> BuildCache {
        BuildCache(CacheFolder(environment: environment, parts: parts))
    }

    private init(_ folder: CacheFolder) {
        root = folder.path
        notice = folder.notice
    }

    /// Where the compiler keeps the modules it builds from C headers and interfaces, links followed: it writes
    /// the path into them, and refuses them where they are reached by another.
    package var moduleCache: String {
        System.resolved(modules) ?? modules
    }

    private var modules: String { "\(root)/modules" }

    /// Makes the compiler build its modules again: the present ones are moved into the folder of a run, with which
    /// they are removed. Of a link only the link is moved, as others may use what it leads to.
    func forgetModules(in folder: String) {
        if System.move(modules, to: "\(folder)/modules") { _ = Self.makeFolder(modules) }
    }

    /// A library of the cache.
    package struct Entry: Sendable {
        /// The path of the library.
        package let library: String
        /// The text of the index of what is in it.
        package let index: String
    }

    /// The library for `key`, marked as used now; `nil` if there is none, or it is damaged.
    ///
    /// - Complexity: Linear in its length.
    package func entry(for key: String) -> Entry? {
        let folder = "\(root)/entries/\(key)"
        guard isOwn(folder: folder), System.touch(folder),
            let index = SealedFile.contents(of: "\(folder)/\(Self.indexName)"),
            SealedFile.contents(of: "\(folder)/\(Self.libraryName)") != nil
        else { return nil }
        return Entry(
            library: "\(folder)/\(Self.libraryName)",
            index: String(decoding: index, as: UTF8.self))
    }

    /// Whether a folder of the cache is there and the user's alone; one that is not is removed, to be made again.
    private func isOwn(folder: String) -> Bool {
        if OwnFile.isSafe(folder: folder) { return true }
        if System.status(of: folder, followsLinks: false) != nil {
            try? FileManager.default.removeItem(atPath: folder)
        }
        return false
    }

    /// The data under `key`, marked as used now; `nil` if there are none, or they are damaged.
    package func data(for key: String, in kind: Kind) -> Data? {
        let path = path(of: key, in: kind)
        return System.touch(path) ? SealedFile.contents(of: path) : nil
    }

    /// Keeps data under `key`. If they cannot be written, the next run works them out again.
    package func keep(_ data: Data, for key: String, in kind: Kind) {
        try? SealedFile.write(data, to: path(of: key, in: kind))
    }

    /// The path of the object file for `key`, marked as used now; `nil` if there is none, or it is damaged.
    package func object(for key: String) -> String? {
        let path = path(of: key, in: .objects)
        return System.touch(path) && SealedFile.contents(of: path) != nil ? path : nil
    }

    /// The error for a program that said `words` and could not write into the cache, as the disk is full; `nil` if it failed for another reason.
    func fullDisk(_ words: String) -> CommandError? {
        DiskSpace.problem(in: root, words: words)
    }

    /// Takes the object file at `path` over as the one for `key`, without the code that would run before any view is made
    /// (`LoadTimeCode`).
    package func keep(_ path: String, as key: String) throws(CommandError) {
        guard let made = FileManager.default.contents(atPath: path) else {
            throw .cannotRead(path: path, reason: System.lastError)
        }
        try SealedFile.write(LoadTimeCode.removed(from: made), to: path)
        try Self.move(path, to: self.path(of: key, in: .objects))
    }

    private func path(of key: String, in kind: Kind) -> String { "\(root)/\(kind.rawValue)/\(key)" }

    /// A new empty folder to compile in.
    package func makeWorkFolder() throws(CommandError) -> WorkFolder {
        for part in Self.parts where !Self.makeFolder("\(root)/\(part)") {
            throw .cannotWrite(path: "\(root)/\(part)", reason: System.lastError)
        }
        return try WorkFolder(in: "\(root)/work")
    }

    /// Stores a finished library under `key`, with the text of its index.
    ///
    /// If another run was faster its entry stays, unless that is damaged.
    ///
    /// - Parameter library: A file in `work`, which is moved.
    package func store(
        _ library: String, index: String, for key: String, in work: WorkFolder
    ) throws(CommandError) -> Entry {
        let made = "\(work.path)/entry"
        let folder = "\(root)/entries/\(key)"
        try Self.makeOwnFolder(made)
        try SealedFile.seal(library)
        try Self.move(library, to: "\(made)/\(Self.libraryName)")
        try SealedFile.write(Data(index.utf8), to: "\(made)/\(Self.indexName)")
        if !System.move(made, to: folder), entry(for: key) == nil {
            if FileOutput.kind(of: folder) != S_IFDIR { System.remove(folder) }
            if !System.move(made, to: folder) {
                // The files are replaced, not the folder, which cannot be replaced in one step
                // while a run may be drawing it.
                for name in [Self.libraryName, Self.indexName] {
                    try Self.move("\(made)/\(name)", to: "\(folder)/\(name)")
                }
            }
        }
        prune()
        guard let entry = entry(for: key) else {
            throw .cannotRead(path: folder, reason: "it is not what was written there")
        }
        return entry
    }

    /// The folder of the bundle for `key`, marked as used now; `nil` if there is none.
    func bundle(for key: String) -> String? {
        let folder = "\(root)/bundles/\(key)"
        return isOwn(folder: folder) && System.touch(folder) ? folder : nil
    }

    /// Takes the bundle in a folder over as the one for `key`, unless another run was faster.
    func keepBundle(_ folder: String, for key: String) throws(CommandError) -> String {
        let place = "\(root)/bundles/\(key)"
        if !System.move(folder, to: place), bundle(for: key) == nil {
            throw .cannotWrite(path: place, reason: System.lastError)
        }
        return place
    }

    /// Moves a file to a path, in the place of any file there.
    private static func move(_ path: String, to place: String) throws(CommandError) {
        if System.move(path, to: place) { return }
        try? FileManager.default.removeItem(atPath: place)
        if !System.move(path, to: place) {
            throw .cannotWrite(path: place, reason: System.lastError)
        }
    }

    private func prune() {
        let kinds = Kind.allCases.map { kind in
            (capacity: kind.capacity, most: 10 * kind.capacity, folder: "\(root)/\(kind.rawValue)")
        }
        let folders = ["entries", "bundles"].map {
            (capacity: Self.capacity, most: Self.capacity, folder: "\(root)/\($0)")
        }
        let companions = [
            (
                capacity: Self.companionCapacity, most: Self.companionCapacity,
                folder: "\(root)/\(Self.companions)"
            )
        ]
        for (capacity, most, folder) in folders + companions + kinds {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            guard names.count > capacity else { continue }
            let aged = names.map { (age: Self.age(of: "\(folder)/\($0)"), path: "\(folder)/\($0)") }
            let sorted = aged.sorted { $0.age < $1.age }
            for (position, old) in sorted.enumerated().dropFirst(capacity)
            where old.age > (position < most ? Self.days : Self.hour) {
                try? FileManager.default.removeItem(atPath: old.path)
            }
        }
    }

    /// How long what was used is kept, in seconds, whatever there is besides.
    private static let hour = 3600
    /// How long single files are kept that are not too many.
    private static let days = 3 * 24 * 3600

    /// Seconds since the folder was used.
    private static func age(of path: String) -> Int {
        System.status(of: path).map { Int(Date().timeIntervalSince1970) - $0.st_mtim.tv_sec } ?? 0
    }

    /// Makes a folder of the user's alone, with those around it.
    static func makeOwnFolder(_ path: String) throws(CommandError) {
        if !makeFolder(path) { throw .cannotWrite(path: path, reason: System.lastError) }
    }

    /// Makes a folder with those around it, in the place of a file if need be; returns `false` if it cannot be
    /// written afterwards.
    private static func makeFolder(_ path: String) -> Bool {
        if let kind = FileOutput.kind(of: path), kind != S_IFDIR { System.remove(path) }
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return System.may(W_OK | X_OK, path)
    }
}
