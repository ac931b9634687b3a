import Foundation
import QuadrantIndex
import QuadrantScanning

/// The scanner as a program of its own: prints what it learns about files, as JSON, a line for each.
///
/// Its arguments are the platform, the names of the modules that the compiler finds, separated by commas, and the
/// files. It is apart from `quadrant` because loading SwiftSyntax takes 6 ms, which a picture of an unchanged
/// file does without. A line is written as soon as its file was read: of a scanner that did not come to its end, their number
/// says which file ended it.
///
/// With `pieces`, line numbers separated by commas, and the copy of a file, it prints that copy with the bodies at these lines taken
/// apart (`SourcePieces`); nothing where none can be. More line numbers behind it are those of statements to be taken apart further;
/// with `alone` before them, each call is there alone.
/// With `stand-ins` and files with questions (`StandInQuestion`) it prints what can stand for what does not compile, a line for each.
/// With `written` and files it prints which views each writes where (`WrittenFile`), a line for each.
/// With `untyped` and files it prints the lines of each on which a value without a written type stands (`UntypedValues`), a line for each.
/// With `literals` and files it prints the literals in the bodies of views (`LiteralFacts`), a line for each.
/// With `manifest` and manifests of packages it prints what each says (`PackageFacts`), a line for each, empty for none.
/// With `templates`, a platform and files it prints what data their views take (`TemplateFacts`), a line for each.
@main struct Main {
    /// The stack of the thread that reads, in bytes: the parser takes some 70 KB for each condition (`#if`) inside another.
    private static let stackSize = 512 << 20

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let names = arguments.dropFirst().first?.split(separator: ",").map(String.init) ?? []
        let conditions = BuildCondition(
            arguments.first.flatMap(SourcePlatform.init(rawValue:)) ?? .ios, modules: Set(names))
        let paths = Array(arguments.dropFirst(2))
        let reader = Thread {
            do {
                if arguments.first == "pieces" { try printPieces(at: names, in: paths) }
                if arguments.first == "stand-ins" {
                    try printStandIns(for: Array(arguments.dropFirst()))
                }
                if arguments.first == "manifest" {
                    try printManifests(at: Array(arguments.dropFirst()))
                }
                if arguments.first == "templates" { try printTemplates(on: names, at: paths) }
                if arguments.first == "literals" {
                    try printLiterals(at: Array(arguments.dropFirst()))
                }
                if arguments.first == "untyped" {
                    try printUntyped(at: Array(arguments.dropFirst()))
                }
                if arguments.first == "written" {
                    try printWritten(at: Array(arguments.dropFirst()))
                }
                for path in paths { try read(path, where: conditions) }
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
        }
        reader.stackSize = stackSize
        reader.start()
        while true { sleep(1000) }
    }

    /// Prints the copy with pieces, and ends the program.
    private static func printPieces(at lines: [String], in paths: [String]) throws {
        let contents = paths.first.flatMap(FileManager.default.contents(atPath:)) ?? Data()
        let text = SourcePieces.text(
            of: String(decoding: contents, as: UTF8.self), at: Set(lines.compactMap { Int($0) }),
            finely: paths.count > 1 ? Set(paths[1...].compactMap { Int($0) }) : nil,
            alone: paths.dropFirst().first == "alone")
        try FileHandle.standardOutput.write(contentsOf: Data((text ?? "").utf8))
        exit(0)
    }

    /// Prints what each file writes, a line for each.
    private static func printWritten(at paths: [String]) throws {
        for path in paths {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            let written = WrittenViewReader.file(of: String(decoding: contents, as: UTF8.self))
            var line = try JSONEncoder().encode(written)
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        }
        exit(0)
    }

    /// Prints the literals in the bodies of each file, a line for each.
    private static func printLiterals(at paths: [String]) throws {
        for path in paths {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            let facts = LiteralFinder.facts(of: String(decoding: contents, as: UTF8.self))
            var line = try JSONEncoder().encode(facts)
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        }
        exit(0)
    }

    /// Prints the lines of values without a written type of each file, a line for each.
    private static func printUntyped(at paths: [String]) throws {
        for path in paths {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            var line = try JSONEncoder().encode(
                UntypedValues.lines(of: String(decoding: contents, as: UTF8.self)))
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        }
        exit(0)
    }

    private static func printManifests(at paths: [String]) throws {
        for path in paths {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            let facts = ManifestReader.facts(of: String(decoding: contents, as: UTF8.self))
            var line = try facts.map { try JSONEncoder().encode($0) } ?? Data()
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        }
        exit(0)
    }

    /// Answers questions about stand-ins, each with a line.
    private static func printStandIns(for paths: [String]) throws {
        for path in paths {
            let asked = FileManager.default.contents(atPath: path) ?? Data()
            let question = try JSONDecoder().decode(StandInQuestion.self, from: asked)
            let contents = FileManager.default.contents(atPath: question.path) ?? Data()
            let found = StandInFinder.standIns(
                for: question.errors, in: String(decoding: contents, as: UTF8.self),
                before: question.before)
            var line = try JSONEncoder().encode(found)
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        }
        exit(0)
    }

    /// Prints what data the views of files take.
    private static func printTemplates(on platform: [String], at paths: [String]) throws {
        let conditions = BuildCondition(
            platform.first.flatMap(SourcePlatform.init(rawValue:)) ?? .ios, modules: [])
        for path in paths {
            let contents = FileManager.default.contents(atPath: path) ?? Data()
            let facts = TemplateFinder.facts(
                of: String(decoding: contents, as: UTF8.self), where: conditions)
            var line = try JSONEncoder().encode(facts)
            line.append(UInt8(ascii: "\n"))
            try FileHandle.standardOutput.write(contentsOf: line)
        }
        exit(0)
    }

    private static func read(_ path: String, where conditions: BuildCondition) throws {
        let contents = FileManager.default.contents(atPath: path) ?? Data()
        let facts = SourceScanner.facts(
            of: String(decoding: contents, as: UTF8.self), where: conditions)
        var line = try JSONEncoder().encode(facts)
        line.append(UInt8(ascii: "\n"))
        try FileHandle.standardOutput.write(contentsOf: line)
    }
}
