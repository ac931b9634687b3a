internal import Foundation
internal import QuadrantRendering

/// The files that a view finds by name, as a program has them in it: one behind the other.
enum LinkedResources {
    /// The symbols between which a program has them.
    static let symbols = (start: "quadrant_linked_files", end: "quadrant_linked_files_end")

    /// Which files these are.
    struct Table: Codable, Equatable, Sendable {
        /// A path in the folder of all, and where its bytes are. A file that is found by several names is there once.
        struct Entry: Codable, Equatable, Sendable {
            var path: String
            var start: Int
            var size: Int
        }

        var entries: [Entry] = []
    }

    /// What is linked with a program.
    struct Content: Equatable, Sendable {
        var list = Table()
        var bytes = Data()
        /// The paths of files that the bundle of an app would have and for which the program has no room.
        var leftOut: [String] = []
    }

    /// The most that a program takes, in bytes.
    static let largest = 64 << 20

    /// A file, and what it is called in the folder.
    private struct Found {
        var path: String
        var file: String
        var size: Int
    }

    /// Reads what the views of a project find by name: the pictures, catalogues and texts around the files, and what the bundle of an app
    /// would hold, as far as there is room.
    ///
    /// - Parameter output: The program, which may be there from before, and be called as a picture is.
    static func read(
        for project: Project, without output: String? = nil, largest: Int = largest
    ) throws(CommandError) -> Content {
        let own = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let near = ResourceFolders.around(project.sources.map(\.path)).flatMap { folder in
            names(in: folder).filter(ReadablePlaces.isResource).map { "\(folder)/\($0)" }
        }.filter { URL(fileURLWithPath: $0).standardizedFileURL.path != own }
        var content = Content()
        var starts: [String: Int] = [:]
        var taken: Set<String> = []
        for link in ProjectBundle(project.resources + near).links
        where isNeeded(link) && taken.insert(link.name).inserted {
            let files = inside(link.target, as: link.name)
            guard size(of: files, without: starts) <= largest - content.bytes.count else {
                throw .cannotRead(
                    path: (link.target as NSString).deletingLastPathComponent,
                    reason: "the pictures around the view have more than 64 MB, which would "
                        + "all be in the program; put the file into a folder of its own")
            }
            try add(files, to: &content, &starts)
        }
        for link in ProjectBundle(project).links where taken.insert(link.name).inserted {
            for found in files(of: link, in: project) {
                if size(of: [found], without: starts) <= largest - content.bytes.count {
                    try add([found], to: &content, &starts)
                } else if !content.leftOut.contains(found.file) {
                    content.leftOut.append(found.file)
                }
            }
        }
        return content
    }

    /// Whether a view is not as it is written without it.
    private static func isNeeded(_ link: ProjectBundle.Link) -> Bool {
        let names = [link.name, (link.target as NSString).lastPathComponent]
        return names.contains { ReadablePlaces.isResource($0) || FontFolder.isFont($0) }
    }

    /// How many bytes files add to those that are there, each once.
    private static func size(of files: [Found], without starts: [String: Int]) -> Int {
        var seen: Set<String> = []
        return files.filter { starts[$0.file] == nil && seen.insert($0.file).inserted }
            .reduce(0) { $0 + $1.size }
    }

    private static func add(
        _ files: [Found], to content: inout Content, _ starts: inout [String: Int]
    ) throws(CommandError) {
        for found in files {
            let start = starts[found.file] ?? content.bytes.count
            if starts[found.file] == nil {
                // Only now: what is too large is not read.
                guard let bytes = FileManager.default.contents(atPath: found.file) else {
                    throw .cannotRead(path: found.file, reason: System.lastError)
                }
                guard bytes.count == found.size else {
                    throw .cannotRead(path: found.file, reason: "it was changed meanwhile")
                }
                starts[found.file] = start
                content.bytes += bytes
            }
            content.list.entries.append(
                Table.Entry(path: found.path, start: start, size: found.size))
        }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The files that a link of a bundle leads to. Of a folder that is no resource itself, those that belong to the project.
    private static func files(of link: ProjectBundle.Link, in project: Project) -> [Found] {
        let start = "\(link.target)/"
        let below = (project.resources + project.parts.flatMap(\.resources)).map {
            URL(fileURLWithPath: $0).standardizedFileURL.path
        }.filter { $0.hasPrefix(start) }
        if below.isEmpty { return inside(link.target, as: link.name) }
        return Set(below).sorted().flatMap {
            inside($0, as: "\(link.name)/\($0.dropFirst(start.count))")
        }
    }

    /// The files at a place, with the names that they get. Links to folders in it are not followed: they may lead to what they lie in.
    private static func inside(
        _ place: String, as name: String, followsLinks: Bool = true
    ) -> [Found] {
        guard let status = System.status(of: place) else { return [] }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return [Found(path: name, file: place, size: Int(status.st_size))]
        case S_IFDIR where followsLinks || System.target(ofLink: place) == nil:
            return names(in: place).filter { !$0.hasPrefix(".") }.flatMap {
                inside("\(place)/\($0)", as: "\(name)/\($0)", followsLinks: false)
            }
        // A pipe or a device is no picture, and may never end.
        default: return []
        }
    }

    /// The folder in a cache with the files of this program, written now unless it is there; `nil` where it has none.
    static func folder(
        of view: LinkedView, in cache: BuildCache
    ) throws(CommandError) -> String? {
        if view.resources.entries.isEmpty { return nil }
        if let known = cache.bundle(for: view.digest) { return known }
        guard let bytes = LinkedBytes.between(symbols.start, symbols.end) else {
            throw .internalFault("the program has no files")
        }
        let work = try cache.makeWorkFolder()
        defer { work.remove() }
        for entry in view.resources.entries {
            let path = "\(work.path)/files/\(entry.path)"
            try BuildCache.makeOwnFolder((path as NSString).deletingLastPathComponent)
            let (start, end) = (entry.start, entry.start + entry.size)
            guard start >= 0, start <= end, end <= bytes.count else {
                throw .internalFault("the program has not all of its files")
            }
            try PictureFile.write(Array(bytes[start..<end]), to: path)
        }
        return try cache.keepBundle("\(work.path)/files", for: view.digest)
    }
}
