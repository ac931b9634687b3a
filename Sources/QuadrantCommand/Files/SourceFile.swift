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

    /// Reads the files and, in the order of their names, what folders hold; `-` is standard input.
    ///
    /// In folders, hidden ones, `Package.swift` and anything that is not Swift are left out.
    package static func all(at paths: [String]) throws(CommandError) -> [SourceFile] {
        var files: [SourceFile] = []
        var names: [String: String] = [:]
        for path in paths {
            try FileName.check(path)
            for found in try swiftFiles(at: path) where !files.contains(where: { $0.path == found })
            {
                let name = found.split(separator: "/").last.map(String.init) ?? found
                if let first = names.updateValue(found, forKey: name) {
                    throw .sameFileName(first: first, second: found)
                }
                files.append(try read(found))
            }
        }
        return files
    }

    private static func swiftFiles(at path: String) throws(CommandError) -> [String] {
        if path == "-" { return [SourceIndex.standardInput] }
        guard let kind = FileOutput.kind(of: path) else { throw .noSuchFile(path: path) }
        if kind != S_IFDIR {
            guard path.hasSuffix(".swift") else {
                throw .notSwift(path: path, reason: "its name does not end in .swift")
            }
            guard kind == S_IFREG else {
                throw .notSwift(path: path, reason: "it is a device or a pipe")
            }
            return [path]
        }
        let found = try FolderWalk.swiftFiles(
            in: path.hasSuffix("/") ? String(path.dropLast()) : path)
        if found.isEmpty { throw .noSwiftFiles(folder: path) }
        return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    private static func read(_ path: String) throws(CommandError) -> SourceFile {
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
        return SourceFile(path: path, text: text)
    }
}
