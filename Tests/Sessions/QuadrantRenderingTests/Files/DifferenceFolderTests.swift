import Expectations
import Foundation
import QuadrantRendering
import Testing

/// Where pictures of failures are put.
@Suite struct DifferenceFolderTests {
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("DifferenceFolderTests-\(UUID())")

    @Test func eachCheckoutHasItsOwn() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let files = ["/home/a/shop/Tests/CartTests/pay", "/home/a/shop 2/Tests/CartTests/pay"].map {
            DifferenceFolder(for: URL(fileURLWithPath: $0), in: root)
                .write(Data("x".utf8), "after.png")
        }
        same(
            files.first,
            root.path
                + "/quadrant-snapshots-\(getuid())/home/a/shop/Tests/CartTests/pay/after.png")
        same(Set(files).count, 2)
        for file in files { try same(Data(contentsOf: URL(fileURLWithPath: file)).count, 1) }
    }

    /// Something that lies in the way, as another owner's folder would.
    @Test func whatLiesInTheWayIsLeftAlone() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let first = root.appendingPathComponent("quadrant-snapshots-\(getuid())")
        try Data("mine".utf8).write(to: first)
        let folder = DifferenceFolder(for: URL(fileURLWithPath: "/a/b"), in: root)
        let file = folder.write(Data("x".utf8), "after.png")
        same(file, first.path + "-2/a/b/after.png")
        try same(Data(contentsOf: first), Data("mine".utf8))
    }

    @Test func whereNothingCanBeWrittenThatIsSaid() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try Data("no folder".utf8).write(to: root)
        let text = DifferenceFolder(for: URL(fileURLWithPath: "/a/b"), in: root).write(
            Data(), "x.png")
        holds(text.hasPrefix("(could not be written in \(root.path)/"))
    }
}
