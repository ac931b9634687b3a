package import Foundation
internal import QuadrantRendering

/// Where a snapshot is kept: `__Snapshots__/<file of the test>/<suite>.<test>.<name>.<ending>`, beside
/// the file of the test. A suite that is called as the file is left out.
package struct SnapshotFile {
    package let url: URL
    /// The folder for pictures and texts that differ from the snapshot.
    private let scratch: DifferenceFolder

    package init(test: SnapshotTest, name: String?, ending: String) {
        let source = URL(fileURLWithPath: test.filePath)
        let folder = source.deletingPathExtension().lastPathComponent
        let suites = test.suites == [folder] ? [] : test.suites
        let parts = (suites + [Self.withoutSignature(test.name), name ?? ""])
            .map(Self.fileName).filter { !$0.isEmpty }
        let file = (parts + [ending]).filter { !$0.isEmpty }.joined(separator: ".")
        url = source.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/\(folder)/\(file)")
        scratch = DifferenceFolder(
            for: source.deletingPathExtension().appendingPathComponent(
                parts.joined(separator: ".")))
    }

    /// A test's name without its arguments, and without the marks around a raw one.
    private static func withoutSignature(_ name: String) -> String {
        let end = name.hasSuffix(")") ? name.lastIndex(of: "(") : nil
        return name[..<(end ?? name.endIndex)].replacingOccurrences(of: "`", with: "")
    }

    /// The name as a file name: signs other than letters, digits and a few more become dashes.
    private static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_ ()".contains($0) ? $0 : "-" })
            .trimmingCharacters(in: .whitespaces)
    }

    /// What was recorded; `nil` if nothing was.
    ///
    /// - Throws: Where something is there that cannot be read.
    func recorded() throws -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
    }

    func write(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Puts a file into the scratch folder. Returns its path, or why there is none.
    func writeScratch(_ data: Data, _ name: String) -> String { scratch.write(data, name) }
}
