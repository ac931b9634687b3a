import Expectations
import Foundation
import QuadrantCommand
import Testing

/// The guide in `Documentation/Quadrant.docc`: its code is that of files which are compiled and drawn, and it builds.
@Suite struct GuideTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardizedFileURL.path
    private static let catalogue = "\(root)/Documentation/Quadrant.docc"

    /// Where the code of a page lies, in a file with the name of the page: views, and tests of views. The target of
    /// `Tests/Whole/ExampleTests` compiles both.
    private static let folders = ["Examples/Guide", "Tests/Whole/ExampleTests/Guide"]

    /// DocC's compiler, which is part of the toolchain.
    private static let docc: String? = {
        let found = try? Toolchain.find(environment: ProcessInfo.processInfo.environment)
        let path = found.map { "\($0.root)/bin/docc" }
        return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
    }()

    /// The files of a folder of the project that have an ending, sorted, without the ending.
    private func names(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/\(folder)")
            .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)
    }

    private func pages() throws -> [String] {
        try names(in: "Documentation/Quadrant.docc", ending: ".md")
    }

    /// The blocks of code of a page whose first line ends in a language.
    private func blocks(of page: String, in language: String) throws -> [String] {
        var (blocks, current): ([String], String?) = ([], nil)
        var isInside = false
        for line in try text("Documentation/Quadrant.docc/\(page).md")
            .split(separator: "\n", omittingEmptySubsequences: false)
        {
            if line.hasPrefix("```") {
                if let block = current { blocks.append(block) }
                isInside.toggle()
                current = isInside && line == "```\(language)" ? "" : nil
            } else if let block = current {
                current = block + line + "\n"
            }
        }
        fails(isInside, "\(page) has a block without an end")
        return blocks
    }

    @Test func itsCodeIsThatOfFilesThatAreCompiled() throws {
        var shown: [String] = []
        for page in try pages() {
            for block in try blocks(of: page, in: "swift") {
                let files = Self.folders.map { "\($0)/\(page).swift" }.filter {
                    FileManager.default.fileExists(atPath: "\(Self.root)/\($0)")
                }
                same(files.count, 1, "files called \(page).swift in \(Self.folders)")
                for file in files { try same(block, text(file), "\(page).md beside \(file)") }
                shown += files
            }
        }
        let files = try Self.folders.flatMap { folder in
            try names(in: folder, ending: ".swift").map { "\(folder)/\($0).swift" }
        }
        same(shown.sorted(), files.sorted())
    }

    @Test func itsViewsAreDrawn() throws {
        let scratch = try ScratchFolder()
        for name in try names(in: "Examples/Guide", ending: ".swift") {
            let file = "\(Self.root)/Examples/Guide/\(name).swift"
            let run = try scratch.render([file, "--all", "-o", name])
            same(run.ending, .exited(0), "\(name): \(run.errorText)")
            fails(run.errorText.contains("warning:"), "\(name): \(run.errorText)")
            let pictures = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
            fails(pictures.isEmpty, name)
            for picture in pictures {
                // A white rectangle of this size has some hundred bytes.
                holds((scratch.data(String(picture))?.count ?? 0) > 1_000, "\(picture)")
            }
        }
    }

    /// A block that begins with `$ quadrant` is a command and what it prints.
    @Test func itsExplanationIsWhatTheCommandPrints() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.createSymbolicLink(
            atPath: "\(scratch.path)/Examples", withDestinationPath: "\(Self.root)/Examples")
        var count = 0
        for page in try pages() {
            for block in try blocks(of: page, in: "") where block.hasPrefix("$ quadrant ") {
                let lines = block.split(separator: "\n", maxSplits: 1)
                let arguments = lines[0].split(separator: " ").dropFirst(2).map(String.init)
                let run = try scratch.run(arguments)
                same(run.ending, .exited(0), "\(page): \(run.errorText)")
                same(String(decoding: run.output, as: UTF8.self), lines.last.map(String.init), page)
                count += 1
            }
        }
        same(count, 1)
    }

    @Test(.enabled(if: docc != nil, "The toolchain has no docc."))
    func itBuildsWithoutWarnings() throws {
        let scratch = try ScratchFolder()
        let run = try ChildProcess.run(
            try #require(Self.docc),
            ["convert", Self.catalogue, "--output-path", "\(scratch.path)/guide"], timeLimit: 300)
        same(run.ending, .exited(0), "\(run.errorText)")
        let words = run.errorText + String(decoding: run.output, as: UTF8.self)
        same(words.trimmingCharacters(in: .whitespacesAndNewlines), "")
        for page in try pages() where page != "Quadrant" {
            let path = "guide/data/documentation/quadrant/\(page.lowercased()).json"
            differ(scratch.data(path), nil, page)
        }
    }
}
