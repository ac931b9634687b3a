import Expectations
import Foundation
import QuadrantCommand
import Testing

@Suite final class SourceFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("quadrant-files-\(UUID().uuidString)").path

    init() throws {
        for name in [
            "b.swift", "a.swift", "Package.swift", "sub/c.swift", ".build/d.swift", "e.txt",
        ] {
            let url = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("// \(name)".utf8).write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @Test func aFolderGivesItsSwiftFilesByName() throws {
        let files = try SourceFile.all(at: [folder + "/"])
        same(files.map(\.path), ["a.swift", "b.swift", "sub/c.swift"].map { "\(folder)/\($0)" })
        same(files.first?.text, "// a.swift")
        same(files.first?.stem, "a")
    }

    @Test func aFileGivenTwiceCountsOnce() throws {
        let path = "\(folder)/a.swift"
        try same(SourceFile.all(at: [path, path]).count, 1)
    }

    @Test func mistakesSayWhatAndWhere() throws {
        func error(_ paths: String...) -> CommandError? {
            do throws(CommandError) {
                _ = try SourceFile.all(at: paths)
                return nil
            } catch {
                return error
            }
        }
        same(error("\(folder)/no.swift")?.message, "there is no file '\(folder)/no.swift'")
        same(error("\(folder)/no.swift")?.exitCode, .noInput)
        same(
            error("\(folder)/e.txt")?.message,
            "'\(folder)/e.txt' is not a Swift file: its name does not end in .swift")
        same(error("\(folder)/e.txt")?.exitCode, .userFile)
        try FileManager.default.createDirectory(
            atPath: "\(folder)/empty", withIntermediateDirectories: true)
        same(error("\(folder)/empty")?.message, "no Swift file in the folder '\(folder)/empty'")
        try Data([0xff, 0xfe, 0]).write(to: URL(fileURLWithPath: "\(folder)/x.swift"))
        same(
            error("\(folder)/x.swift")?.message,
            "'\(folder)/x.swift' is not a Swift file: it is not text in UTF-8")
    }

    @Test func aPictureIsWrittenWholeOrNotAtAll() throws {
        let path = "\(folder)/picture.png"
        try PictureFile.write([1, 2], to: path)
        try PictureFile.write([3], to: path)
        same(FileManager.default.contents(atPath: path), Data([3]))
        let left = try FileManager.default.contentsOfDirectory(atPath: folder)
        fails(left.contains { $0.hasSuffix(".part") })
        #expect(throws: CommandError.cannotWrite(path: folder, reason: "it is a folder")) {
            try PictureFile.check(folder)
        }
        #expect(
            throws: CommandError.cannotWrite(
                path: "\(folder)/no/a.png", reason: "there is no folder '\(folder)/no'")
        ) {
            try PictureFile.check("\(folder)/no/a.png")
        }
    }
}
