internal import Foundation
internal import QuadrantRendering

/// The files that a view finds by name, as a program has them in it: one behind the other.
enum LinkedResources {
    /// The symbols between which a program has them.
    static let symbols = (start: "quadrant_linked_files", end: "quadrant_linked_files_end")

    /// Which files these are.
    struct Table: Codable, Equatable, Sendable {
        /// A path in the folder of all, and the number of bytes.
        struct Entry: Codable, Equatable, Sendable {
            var path: String
            var size: Int
        }

        var entries: [Entry] = []
    }

    /// The most that a program takes, in bytes.
    static let largest = 64 << 20

    /// Reads what the views of files find by name.
    static func read(
        around files: [String], and bundle: [String]
    ) throws(CommandError) -> (table: Table, bytes: Data) {
        let near = ResourceFolders.around(files).flatMap { folder in
            names(in: folder).filter(ReadablePlaces.isResource).map { "\(folder)/\($0)" }
        }
        var (table, bytes) = (Table(), Data())
        for link in ProjectBundle(bundle + near).links
        where ReadablePlaces.isResource(link.name) || FontFolder.isFont(link.name) {
            for (path, file) in inside(link.target, as: link.name) {
                guard let content = FileManager.default.contents(atPath: file) else {
                    throw .cannotRead(path: file, reason: System.lastError)
                }
                bytes += content
                table.entries.append(Table.Entry(path: path, size: content.count))
                guard bytes.count <= largest else {
                    throw .cannotRead(
                        path: (link.target as NSString).deletingLastPathComponent,
                        reason: "the pictures around the view have more than 64 MB, which would "
                            + "all be in the program; put the file into a folder of its own")
                }
            }
        }
        return (table, bytes)
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The files at a place, with the names that they get.
    private static func inside(
        _ place: String, as name: String
    ) -> [(path: String, file: String)] {
        let kind = FileOutput.kind(of: place)
        // A pipe or a device is no picture, and may never end.
        guard kind == S_IFDIR else { return kind == S_IFREG ? [(name, place)] : [] }
        return names(in: place).filter { !$0.hasPrefix(".") }.flatMap {
            inside("\(place)/\($0)", as: "\(name)/\($0)")
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
        var start = 0
        for entry in view.resources.entries {
            let path = "\(work.path)/files/\(entry.path)"
            try BuildCache.makeOwnFolder((path as NSString).deletingLastPathComponent)
            try PictureFile.write(Array(bytes[start..<start + entry.size]), to: path)
            start += entry.size
        }
        return try cache.keepBundle("\(work.path)/files", for: view.digest)
    }
}
