internal import Foundation

/// Where a snapshot is kept: `__Snapshots__/<file of the test>/<test>.<name>.<ending>`, beside the
/// file of the test.
struct SnapshotFile {
    let url: URL
    /// Where what differs from it is put.
    let scratch: URL

    init(test: SnapshotTest, name: String?, ending: String) {
        let source = URL(fileURLWithPath: test.filePath)
        let folder = source.deletingPathExtension().lastPathComponent
        let parts = [test.name, name ?? ""].map(Self.fileName).filter { !$0.isEmpty }
        let file = (parts + [ending]).joined(separator: ".")
        url = source.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/\(folder)/\(file)")
        scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("QuadrantSnapshots/\(folder)")
            .appendingPathComponent(parts.joined(separator: "."))
    }

    /// The name as far as files may be called so: a test's without its arguments, other signs than
    /// letters, digits and a few more as dashes.
    private static func fileName(_ name: String) -> String {
        let plain = name.prefix { $0 != "(" }
        return String(
            plain.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
        ).trimmingCharacters(in: .whitespaces)
    }

    /// What was recorded; `nil` if nothing was.
    var recorded: Data? { try? Data(contentsOf: url) }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Puts a file into the scratch folder; its path.
    func writeScratch(_ data: Data, _ name: String) throws -> String {
        try FileManager.default.createDirectory(
            at: scratch, withIntermediateDirectories: true)
        let file = scratch.appendingPathComponent(name)
        try data.write(to: file, options: .atomic)
        return file.path
    }
}

/// The test that a snapshot belongs to.
package struct SnapshotTest: Sendable {
    /// Its function, with or without arguments.
    package let name: String
    package let filePath: String

    package init(name: String, filePath: String) {
        self.name = name
        self.filePath = filePath
    }
}
