package import Foundation

/// The files of each module in a folder of modules, with their names.
package struct SourceFolder: Sendable {
    /// A file of a module.
    package struct File: Sendable {
        /// Its path in the module.
        package var path: String
        /// What it declares and uses.
        package var names: SourceNames

        /// The folder in which it lies, by its path in the module; `.` for none. A folder `Unsafe` within another
        /// one is a part of that: it says what code lies there, not what the code is about.
        package var folder: String {
            var parts = path.split(separator: "/").dropLast()
            if parts.count > 1, parts.last == "Unsafe" { parts.removeLast() }
            return parts.isEmpty ? "." : parts.joined(separator: "/")
        }
    }

    /// The files by their modules, in the order of their paths.
    package let modules: [String: [File]]
    /// The storeys in which modules lie.
    private let storeys: [String: String]

    /// The folder of a module: its storey and its name.
    package func folder(of module: String) -> String {
        storeys[module].map { "\($0)/\(module)" } ?? module
    }

    /// Files that were made up, by their paths: the first folder is the module, which lies in no storey.
    package init(files: [String: String]) { self.init(files: files, storeys: [:]) }

    private init(files: [String: String], storeys: [String: String]) {
        self.storeys = storeys
        let sorted = files.sorted { $0.key < $1.key }
        modules = Dictionary(
            grouping: SourceFolder.read(sorted.map { ($0.key, $0.value) }), by: \.module
        ).mapValues { $0.map(\.file) }
    }

    /// The Swift files in a folder of storeys, each with its modules.
    ///
    /// - Complexity: linear in the length of the files, on all cores.
    package init(_ folder: URL) throws {
        var (files, storeys): ([String: String], [String: String]) = ([:], [:])
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in paths where path.hasSuffix(".swift") {
            let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { continue }
            storeys[parts[1]] = parts[0]
            files["\(parts[1])/\(parts[2])"] = try String(
                contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        self.init(files: files, storeys: storeys)
    }

    private static func read(_ files: [(path: String, text: String)]) -> [(
        module: String, file: File
    )] {
        let names = [SourceNames?](unsafeUninitializedCapacity: files.count) { buffer, count in
            buffer.initialize(repeating: nil)
            // Each element is written once, by one thread.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: files.count) { index in
                places[index] = SourceNames(files[index].text)
            }
            count = files.count
        }
        return zip(files, names).compactMap { file, names in
            let parts = file.path.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let names else { return nil }
            return (parts[0], File(path: parts[1], names: names))
        }
    }
}
