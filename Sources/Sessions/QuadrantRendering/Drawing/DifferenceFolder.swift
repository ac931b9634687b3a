package import Foundation

/// Where pictures of failures are put: a folder of the user's own, in it one for each file of tests of each
/// checkout.
package struct DifferenceFolder {
    /// The folders to try, one after the other.
    private let candidates: [URL]

    /// - Parameters:
    ///   - place: Tells tests apart: a path beside the test's file.
    ///   - root: Where temporary files lie.
    package init(for place: URL, in root: URL = FileManager.default.temporaryDirectory) {
        let inner = place.standardizedFileURL.path.drop { $0 == "/" }
        // Somebody else may have made a folder of this name.
        candidates = ["", "-2", "-3"].map {
            root.appendingPathComponent("quadrant-snapshots-\(getuid())\($0)/\(inner)")
        }
    }

    /// Writes a file as a whole, or not at all. Returns its path, or why it could not be written: the
    /// message it belongs to is given anyway.
    package func write(_ data: Data, _ name: String) -> String {
        var problem = ""
        for folder in candidates {
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name)
                try data.write(to: file, options: .atomic)
                return file.path
            } catch {
                problem = "(could not be written in \(folder.path): \(error.localizedDescription))"
            }
        }
        return problem
    }
}
