import Expectations
import Foundation
import QuadrantIndex
import QuadrantRendering
import Testing

@testable import QuadrantCommand

/// What `quadrant build` makes of a view, without building it.
struct LinkedProgramTests {
    /// The bytes of a program as it is linked, with something behind its view.
    private func linked(_ rest: String) -> Data {
        Data("ELF \"digest\":\"\(LinkedView.unknownDigest)\" \(view) \(rest)".utf8)
    }

    private let view = "{\"digest\":\"\(LinkedView.unknownDigest)\",\"index\":\"\"}"

    private func finished(_ program: Data) -> Data? {
        LinkedView.finished(program, with: Data(view.utf8))
    }

    /// The files of a program are unpacked into a folder of this name.
    @Test func otherProgramsHaveOtherDigests() throws {
        let one = try #require(finished(linked("a")))
        same(finished(linked("a")), one)
        let second = try #require(finished(linked("b")))
        differ(one.dropLast(), second.dropLast())
        same(one.count, linked("a").count)
        let text = String(decoding: one, as: UTF8.self)
        let digest = (Digests.sha256(of: linked("a")) ?? "").prefix(32)
        // What looks like one elsewhere is none.
        let other = "\"digest\":\"\(LinkedView.unknownDigest)\""
        same(text, "ELF \(other) {\"digest\":\"\(digest)\",\"index\":\"\"} a")
        // It has its digest, and no place for another one.
        same(finished(one), nil)
    }

    /// The compiler hashes the paths that it was given: of one source in two folders two objects come, which differ in nothing else that
    /// is linked.
    @Test func objectsOfTwoFoldersAreLinkedAlike() throws {
        let scratch = try ScratchFolder()
        let run = try scratch.shell(
            """
            printf '.section .swift_modhash,"a"\\n.byte 7,8,9\\n.section .rodata,"a"\\n.byte 7,8,9\\n' >a.s
            "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" -c a.s -o a.o && echo made
            """)
        same(String(decoding: run.output, as: UTF8.self), "made\n", run.errorText)
        let object = try #require(scratch.data("a.o"))
        let plain = ModuleHash.removed(from: object)
        same(plain.count, object.count)
        let places = object.indices.filter { object[$0] != plain[$0] }
        same(places.map { object[$0] }, [7, 8, 9])
        same(places.map { plain[$0] }, [0, 0, 0])
        // No file makes it read what is not there.
        for count in stride(from: 0, to: object.count, by: 7) {
            same(ModuleHash.removed(from: object.prefix(count)).count, count)
        }
        for place in 0x28..<0x40 {
            var odd = object
            odd[odd.startIndex + place] = 0xFF
            same(ModuleHash.removed(from: odd).count, object.count)
        }
    }

    /// `--platform macos` of the build, unless the program is told otherwise.
    @Test(
        arguments: [
            (nil, nil, nil), (.macOS26, nil, .macOS26), (.macOS26, .iOS18, .iOS18),
        ] as [(Stage.Surroundings.System?, Stage.Surroundings.System?, Stage.Surroundings.System?)])
    func aProgramDrawsAsTheSystemThatItWasBuiltFor(
        _ built: Stage.Surroundings.System?, _ asked: Stage.Surroundings.System?,
        _ drawn: Stage.Surroundings.System?
    ) throws {
        let index = SourceIndex(
            files: ["Card.swift"], candidates: [Candidate(.preview, "Card from data", line: 1)])
        let view = LinkedView(
            view: TemplateFacts.View(name: "Card", line: 1), types: [], index: index.text,
            system: built, digest: "")
        let kept = try JSONDecoder().decode(LinkedView.self, from: JSONEncoder().encode(view))
        var request = RenderRequest()
        request.stage.surroundings.system = asked
        let views = try kept.prepared(for: request, by: DrawingWorker(), environment: [:])
        same(views.stage.surroundings.system, drawn)
    }

    @Test(arguments: [
        (
            "ld.lld: error: unable to find library -lcairo\nld.lld: error: unable to find library -l:libxml2.so.2",
            69, "the linker finds no cairo, libxml2.so.2: install the packages"
        ),
        (
            "clang: error: invalid linker name in argument '-fuse-ld=lld'", 69,
            "install the package lld"
        ),
        ("ld.lld: error: undefined symbol: f", 70, "undefined symbol: f"),
    ])
    func whatIsNotInstalledIsSaid(_ told: String, _ status: Int32, _ words: String) {
        let error = StaticParts.problem(ofLinker: told)
        same(Int32(error.exitCode.rawValue), status)
        has(error.words, words)
    }

    @Test(arguments: [
        (CommandOption.Command.render, 60), (.serve, 10), (.worker, 10), (.build, 600),
    ])
    func theTimeIsThatOfTheCommand(_ command: CommandOption.Command, _ seconds: Int) {
        let rows = CommandOption.all(of: command).filter { $0.name == "--time-limit" }
        same(rows.map(\.summary), ["give up after this time (default \(seconds))"])
    }
}
