internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// A Swift file of the user's.
package struct SourceFile: Equatable, Sendable {
    /// The path as it is shown: as the user gave it.
    package var path: String
    /// The text.
    package var text: String

    /// A file of that path and text.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The last component of the path without `.swift`.
    package var stem: String {
        if path == SourceIndex.standardInput { return "standard-input" }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
    }

    /// The Swift files that paths name, and those in folders, as `Project` finds them.
    package static func all(at paths: [String]) throws(CommandError) -> [SourceFile] {
        try Project(at: paths).sources
    }

    /// Reads the file at a path, or standard input by its name in messages.
    init(readAt path: String) throws(CommandError) {
        let data: Data
        do {
            data =
                path == SourceIndex.standardInput
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .cannotRead(path: path, reason: System.lastError)
        }
        guard let text = String(validating: data, as: UTF8.self), !text.contains("\0") else {
            throw .notSwift(path: path, reason: "it is not text in UTF-8")
        }
        self.init(path: path, text: text)
    }
}
