internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// What a folder of pictures was drawn from, so that a run goes on where another one was ended: digests of names with data, template,
/// options and version, in a file of the folder.
final class BatchLedger {
    private let path: String
    private var known: Set<String>
    private var handle: FileHandle?

    /// The name of the file.
    static let fileName = ".quadrant-batch"
    /// How many digests are kept.
    private static let most = 4_000_000

    /// Reads what is known of a folder.
    init(in folder: String) {
        path = "\(folder)/\(Self.fileName)"
        let data = FileManager.default.contents(atPath: path) ?? Data()
        // A line that was cut off is none.
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        known = Set(
            lines.prefix(Self.most).filter { $0.count == 32 }.map {
                String(decoding: $0, as: UTF8.self)
            })
    }

    /// The digest of a picture: what it is called, what it is drawn from, and how.
    static func digest(_ name: String, _ row: JSONValue, _ template: String) -> String {
        var hash = ContentHash()
        hash.combine(name)
        hash.combine(row.line)
        hash.combine(template)
        return hash.text
    }

    func knows(_ digest: String) -> Bool { known.contains(digest) }

    /// Notes pictures that are in their places.
    func add(_ digests: [String]) {
        if handle == nil {
            if !System.may(F_OK, path) {
                _ = FileManager.default.createFile(atPath: path, contents: nil)
            }
            handle = FileHandle(forWritingAtPath: path)
            _ = try? handle?.seekToEnd()
        }
        try? handle?.write(contentsOf: Data(digests.map { "\n\($0)\n" }.joined().utf8))
    }
}
