internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// What a folder of pictures was drawn from, so that a run goes on where another one was ended: for each name the digest of data,
/// template, resources, options and version, in a file of the folder.
final class BatchLedger {
    private let path: String
    private var known: [String: String] = [:]
    private var handle: FileHandle?

    /// The name of the file.
    static let fileName = ".quadrant-batch"
    /// How many lines are read.
    private static let most = 4_000_000

    /// Reads what is known of a folder. Nothing is done through a link.
    init(in folder: String) {
        path = "\(folder)/\(Self.fileName)"
        if System.target(ofLink: path) != nil { System.remove(path) }
        let data = FileManager.default.contents(atPath: path) ?? Data()
        // A line that was cut off is none; the last one on a name counts.
        for line in data.split(separator: UInt8(ascii: "\n")).prefix(Self.most)
        where line.count == 65 {
            let text = String(decoding: line, as: UTF8.self)
            known[String(text.prefix(32))] = String(text.suffix(32))
        }
    }

    /// The digest of a picture: what it is drawn from, and how.
    static func digest(_ name: String, _ row: JSONValue, _ template: String) -> String {
        digest(of: [name, row.line, template])
    }

    private static func digest(of parts: [String]) -> String {
        var hash = ContentHash()
        for part in parts { hash.combine(part) }
        return hash.text
    }

    /// The digest of catalogues, strings, fonts and pictures, by their times and lengths.
    static func digest(ofResources folders: [String], without output: String) -> String {
        var hash = ContentHash()
        let own = System.resolved(output)
        for folder in folders.sorted() where System.resolved(folder) != own {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where isResource(name) {
                add("\(folder)/\(name)", to: &hash, depth: 0)
            }
        }
        return hash.text
    }

    private static func isResource(_ name: String) -> Bool {
        let ends = [
            "xcassets", "lproj", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "png",
            "jpg", "jpeg",
            "pdf", "svg", "webp", "json", "plist",
        ]
        return ends.contains { name.hasSuffix(".\($0)") }
    }

    private static func add(_ path: String, to hash: inout ContentHash, depth: Int) {
        guard depth < 16, let status = System.status(of: path) else { return }
        hash.combine("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
        guard status.st_mode & S_IFMT == S_IFDIR else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() { add("\(path)/\(name)", to: &hash, depth: depth + 1) }
    }

    func knows(_ digest: String, of name: String) -> Bool {
        known[Self.digest(of: [name])] == digest
    }

    /// Notes pictures that are in their places.
    func add(_ pictures: [(name: String, digest: String)]) {
        if handle == nil {
            if !System.may(F_OK, path) {
                _ = FileManager.default.createFile(atPath: path, contents: nil)
            }
            handle = FileHandle(forWritingAtPath: path)
            _ = try? handle?.seekToEnd()
        }
        let text = pictures.map { "\n\(Self.digest(of: [$0.name])) \($0.digest)\n" }.joined()
        try? handle?.write(contentsOf: Data(text.utf8))
    }
}
