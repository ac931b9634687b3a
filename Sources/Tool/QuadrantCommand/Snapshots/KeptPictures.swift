internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// The folder with the pictures of previews as they were recorded: `<folder of the file>/FILE-PREVIEW.png`, as the files lie below the
/// folder that was asked for.
struct KeptPictures {
    /// The name of the folder where none is given.
    static let usualName = "__Snapshots__"
    private static let ending = ".png"

    /// A folder of files, and the folder with their pictures.
    private struct Place {
        /// The folder below which the files lie, with its links followed.
        var root: String
        var pictures: String
        /// Whether all files of the folder were asked for.
        var isWhole: Bool
    }

    /// For each path that was asked for.
    private let places: [Place]
    /// The paths that pictures of this run have taken, in small letters, without their ending.
    private var taken: Set<String> = []

    /// The pictures of files.
    ///
    /// - Parameters:
    ///   - paths: What was asked for: files and folders.
    ///   - output: The folder that was asked for; `nil` for one in each folder of the paths, or beside each file.
    init(for paths: [String], in output: String?) {
        places = paths.map { path in
            let isFolder = FileOutput.kind(of: path) == S_IFDIR
            let around = isFolder ? path : (path as NSString).deletingLastPathComponent
            let own = (around as NSString).appendingPathComponent(Self.usualName)
            return Place(
                root: Self.resolved(around.isEmpty ? "." : around), pictures: output ?? own,
                isWhole: isFolder && (output == nil || paths.count == 1))
        }
    }

    /// The path for the picture of a preview. The second of one name in a file gets a number.
    mutating func path(for candidate: Candidate, in file: String) -> String {
        let whole = Self.resolved(file)
        let around = places.first { whole.hasPrefix($0.root + "/") }
        let place = around ?? places.first
        let below = around.map { whole.dropFirst($0.root.count + 1) } ?? ""
        let inner = (String(below) as NSString).deletingLastPathComponent
        let stem = SourceFile(path: file, text: "").stem
        let name = OutputPlan.stem(for: candidate, fileStem: stem)
        let start = [place?.pictures ?? Self.usualName, inner].filter { !$0.isEmpty }.joined(
            separator: "/")
        return OutputPlan.free("\(start)/\(name)", taken: &taken) + Self.ending
    }

    /// The pictures that are there and belong to no preview of this run, where all files of a folder were asked for.
    var strangers: [String] {
        places.filter(\.isWhole).flatMap { place in
            let files = FileManager.default.enumerator(atPath: place.pictures)
            return (files?.compactMap { $0 as? String } ?? []).map { "\(place.pictures)/\($0)" }
        }
        .filter {
            $0.hasSuffix(Self.ending)
                && !taken.contains($0.dropLast(Self.ending.count).lowercased())
        }.sorted()
    }

    private static func resolved(_ path: String) -> String { System.resolved(path) ?? path }
}
