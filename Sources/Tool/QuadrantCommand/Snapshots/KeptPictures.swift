internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The folder with the pictures of previews as they were recorded: `<folder of the file>/FILE-PREVIEW.png`, as the files lie below the
/// folder that was asked for.
struct KeptPictures {
    /// The name of the folder where none is given.
    static let usualName = "__Snapshots__"

    /// Where the pictures lie.
    let folder: String
    /// The folder below which the files lie, with its links followed.
    private let root: String
    /// The paths that pictures of this run have taken, in small letters.
    private var taken: Set<String> = []

    /// The pictures of files.
    ///
    /// - Parameters:
    ///   - paths: What was asked for: files and folders.
    ///   - output: The folder that was asked for; `nil` for one in the first folder of the paths, or beside the first file.
    init(for paths: [String], in output: String?) {
        let first = paths.first ?? "."
        let isFolder = FileOutput.kind(of: first) == S_IFDIR
        let around = isFolder ? first : (first as NSString).deletingLastPathComponent
        root = Self.resolved(around.isEmpty ? "." : around)
        let own = (around as NSString).appendingPathComponent(Self.usualName)
        folder = output ?? own
    }

    /// The path for the picture of a preview. The second of one name in a file gets a number.
    mutating func path(for candidate: Candidate, in file: String) -> String {
        let whole = Self.resolved(file)
        let below = whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : ""
        let inner = (below as NSString).deletingLastPathComponent
        let stem = SourceFile(path: file, text: "").stem
        let name = OutputPlan.stem(for: candidate, fileStem: stem)
        let start = [folder, inner].filter { !$0.isEmpty }.joined(separator: "/")
        var path = "\(start)/\(name).png"
        var number = 2
        while !taken.insert(path.lowercased()).inserted {
            path = "\(start)/\(name)-\(number).png"
            number += 1
        }
        return path
    }

    /// The pictures that are there and belong to no preview of this run.
    var strangers: [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (files ?? []).filter { $0.hasSuffix(".png") }.map { "\(folder)/\($0)" }
            .filter { !taken.contains($0.lowercased()) }.sorted()
    }

    private static func resolved(_ path: String) -> String { System.resolved(path) ?? path }
}
