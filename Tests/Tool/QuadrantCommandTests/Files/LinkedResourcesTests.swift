import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// The files beside a view that a program has in it.
struct LinkedResourcesTests {
    private func read(
        _ scratch: ScratchFolder, _ resources: [String], largest: Int = 1000
    ) throws -> LinkedResources.Content {
        try scratch.write("views/Card.swift", "")
        var project = Project()
        project.sources = [try SourceFile(readAt: "\(scratch.path)/views/Card.swift")]
        project.resources = resources.map { "\(scratch.path)/\($0)" }
        return try LinkedResources.read(for: project, largest: largest)
    }

    @Test func whatAViewFindsByNameIsTakenAndNothingElse() throws {
        let scratch = try ScratchFolder()
        try scratch.write("views/logo.png", "logo")
        try scratch.write("views/notes.txt", "notes")
        try scratch.write("views/de.lproj/Localizable.strings", "strings")
        try scratch.write("views/Media.xcassets/Contents.json", "{}")
        try scratch.write("fonts/Own.ttf", "font")
        try scratch.write("data/rows.json", "[1]")
        try scratch.write("data/other.json", "other")
        let script = "mkfifo views/pipe.png; ln -s .. views/Media.xcassets/up"
        same(try scratch.shell(script).ending, .exited(0))
        let content = try read(scratch, ["fonts/Own.ttf", "data/rows.json"])
        same(
            content.list.entries.map(\.path),
            [
                "Media.xcassets/Contents.json", "Own.ttf", "de.lproj/Localizable.strings",
                "logo.png", "data/rows.json", "fonts/Own.ttf", "rows.json",
            ])
        // Each once, by whatever names it is found.
        same(String(decoding: content.bytes, as: UTF8.self), "{}fontstringslogo[1]")
        let texts = content.list.entries.map {
            String(decoding: content.bytes[$0.start..<$0.start + $0.size], as: UTF8.self)
        }
        same(texts, ["{}", "font", "strings", "logo", "[1]", "font", "[1]"])
    }

    /// The bundle of another module is in that of the app.
    @Test func bundlesOfModulesAreTaken() throws {
        let scratch = try ScratchFolder()
        try scratch.write("kit/rows.json", "[1]")
        var project = Project()
        project.resources = ["\(scratch.path)/kit/rows.json"]
        project.parts = ["App", "Kit"].map { ModulePart(name: $0, files: 0..<0) }
        project.parts[1].resources = project.resources
        project.parts[1].bundle = "Kit_Kit"
        let paths = try LinkedResources.read(for: project).list.entries.map(\.path)
        has(paths, "Kit_Kit.bundle/rows.json")
        has(paths, "rows.json")
    }

    /// What is too large is told without being read: pictures are needed, the rest is left out.
    @Test func whatIsTooLargeIsTold() throws {
        let scratch = try ScratchFolder()
        same(try scratch.shell("mkdir data; truncate -s 1T data/film.bin").ending, .exited(0))
        try scratch.write("data/rows.json", "[1]")
        let content = try read(scratch, ["data/film.bin", "data/rows.json"], largest: 64 << 20)
        same(content.list.entries.map(\.path), ["data/rows.json", "rows.json"])
        same(content.leftOut.map { ($0 as NSString).lastPathComponent }, ["film.bin"])
        same(try scratch.shell("truncate -s 1T views/large.png").ending, .exited(0))
        let error = #expect(throws: CommandError.self) {
            try read(scratch, [], largest: 64 << 20)
        }
        has(error?.words ?? "", "the pictures around the view have more than 64 MB")
    }
}
