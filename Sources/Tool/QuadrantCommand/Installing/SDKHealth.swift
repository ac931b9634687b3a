internal import Foundation
internal import QuadrantRendering

/// Whether a tree is as it was made.
struct SDKHealth {
    let tree: SDKTree

    /// Throws an error that names the file at fault.
    ///
    /// - Parameter bytes: Whether the bytes of all files are looked at, with `sha256sum` of coreutils, and not only
    ///   their sizes.
    func check(bytes: Bool) throws(CommandError) {
        guard let files = SDKFiles(of: tree) else {
            throw .damagedSDK(file: tree.listFile, "is missing or damaged")
        }
        for entry in files.entries {
            let path = "\(tree.path)/\(entry.path)"
            guard let status = System.status(of: path) else {
                throw .damagedSDK(file: path, "is missing")
            }
            guard Int(status.st_size) == entry.size else {
                throw .damagedSDK(file: path, "has another size than when it was made")
            }
        }
        if bytes { try check(bytesOf: files) }
    }

    private func check(bytesOf files: SDKFiles) throws(CommandError) {
        let environment = ProcessInfo.processInfo.environment
        guard let tool = SearchPath(environment: environment).programs(named: "sha256sum").first
        else { throw .internalFault("no 'sha256sum' found; install the package coreutils") }
        let paths = files.entries.map { "\(tree.path)/\($0.path)" }
        let answer = try ChildProcess.run(tool, paths, timeLimit: 120)
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        for (position, entry) in files.entries.enumerated() {
            guard lines.indices.contains(position), lines[position].hasPrefix(entry.digest) else {
                throw .damagedSDK(
                    file: paths[position], "has other bytes than when it was made")
            }
        }
    }
}
