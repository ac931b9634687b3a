import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Views that take more than there is, and views whose pictures would replace what the user has.
@Suite struct RunawayTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func write(_ name: String, _ body: String) throws {
        try folder.write(
            "\(name).swift",
            "import SwiftUI\nimport Foundation\nstruct \(name): View {\n    var body: some View {\n"
                + "\(body)\n    }\n}\n")
    }

    @Test func aBodyThatGrowsWithoutEnd() throws {
        try write(
            "Grow",
            """
                    var all: [[Int]] = []
                    while all.count < 1_000_000 { all.append(Array(repeating: 7, count: 10_000)) }
                    return Text("\\(all.count)")
            """)
        let run = try folder.render(["Grow.swift", "-o", "x.png", "--memory-limit", "300M"])
        same(run.ending, .exited(65))
        has(
            run.errorText,
            "quadrant: drawing Grow needs more memory than 300M; it was in Grow's body at "
                + "Grow.swift:6. Does something grow without end? '--memory-limit' allows more.")
        same(folder.contents, ["Grow.swift"])
    }

    @Test func smallPiecesAreCountedToo() throws {
        try write(
            "Chain",
            """
                    final class Link { let next: Link?; init(_ next: Link?) { self.next = next } }
                    var last: Link?
                    for _ in 0..<1_000_000_000 { last = Link(last) }
                    return Text("\\(last == nil)")
            """)
        let run = try folder.render(["Chain.swift", "-o", "x.png", "--memory-limit", "200M"])
        same(run.ending, .exited(65))
        has(run.errorText, "drawing Chain needs more memory than 200M")
    }

    @Test func aPieceLargerThanTheMachine() throws {
        try write("Huge", "        Text(\"\\([Int](repeating: 1, count: 1 << 44).count)\")")
        let run = try folder.render(["Huge.swift", "-o", "x.png"])
        same(run.ending, .exited(65))
        has(run.errorText, "drawing Huge needs more memory than ")
        has(run.errorText, "it was in Huge's body at Huge.swift:5.")
    }

    @Test func theLeastIsEnoughForAPicture() throws {
        try write("Card", "        Text(\"hello\").padding().shadow(radius: 4)")
        let run = try folder.render(["Card.swift", "-o", "x.png", "--memory-limit", "128M"])
        same(run.ending, .exited(0))
    }

    @Test func theMemoryLimitIsASize() throws {
        func limit(_ size: String) throws -> Int? {
            guard
                case .render(let request) = try ArgumentParser.command(
                    for: ["render", "a.swift", "--memory-limit", size])
            else { return nil }
            return request.memoryLimit
        }
        try same(limit("800M"), 800 << 20)
        try same(limit("1.5g"), 3 << 29)
        try same(limit("268435456"), 268_435_456)
        for size in ["", "0", "-4G", "1M", "lots", "nanG", "1e99G", "4T"] {
            #expect(
                throws: CommandError.badValue(
                    option: "--memory-limit", value: size,
                    expected: "a size like 800M or 4G, at least 128M")
            ) { try limit(size) }
        }
    }

    @Test func aLimitOfFilesIsToldOf() throws {
        try write("Card", "        Text(\"hello\")")
        // Compiled before, as the compiler writes files too.
        try same(folder.render(["Card.swift", "--list"]).ending, .exited(0))
        let run = try folder.shell("ulimit -f 1; \"$QUADRANT\" render Card.swift -o x.png")
        same(run.ending, .exited(73))
        has(run.errorText, "files may not be large enough here; raise 'ulimit -f'")
        same(folder.data("x.png"), nil)
    }

    @Test func aViewThatPrintsWithoutEnd() throws {
        try write("Print", "        while true { print(\"x\") }\n        return Text(\"\")")
        // Compiled before, as that is limited too.
        try same(folder.render(["Print.swift", "--list"]).ending, .exited(0))
        let run = try folder.render(["Print.swift", "-o", "x.png", "--time-limit", "4"])
        same(run.ending, .exited(124))
        // The loop's line, also where printing was interrupted: that returns to an instruction of no line.
        has(run.errorText, "it was in Print's body at Print.swift:5.")
    }

    @Test func aThreadThatWritesWithoutEndIsToldOf() throws {
        try write(
            "Writer",
            """
                    Thread.detachNewThread {
                        while true {
                            for file in Int32(1)...255 { _ = write(file, "GARBAGE", 7) }
                        }
                    }
                    return Text("hello")
            """)
        // Compiled before, as that is limited too.
        try same(folder.render(["Writer.swift", "--list"]).ending, .exited(0))
        let run = try folder.render(["Writer.swift", "-o", "x.png", "--time-limit", "4"])
        same(run.ending, .exited(124))
        has(run.errorText, "drawing Writer did not end within 4 s: a thread that it ")
        same(folder.contents, ["Writer.swift"])
    }

    @Test func aViewThatStartsAProgramIsDrawn() throws {
        try write(
            "Start",
            """
                    let program = Process()
                    program.executableURL = URL(fileURLWithPath: "/bin/sh")
                    program.arguments = ["-c", "while true; do echo y; sleep 0.01; done"]
                    try? program.run()
                    return Text("started")
            """)
        let run = try folder.render(["Start.swift", "-o", "x.png"])
        same(run.ending, .exited(0))
        differ(folder.data("x.png"), nil)
    }

    @Test func noSourceIsReplaced() throws {
        try write("Card", "        Text(\"hello\")")
        let source = folder.data("Card.swift")
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: "\(folder.path)/soft.png", withDestinationPath: "Card.swift")
        try files.linkItem(
            atPath: "\(folder.path)/Card.swift", toPath: "\(folder.path)/hard.png")
        for output in ["Card.swift", "./Card.swift", "soft.png", "hard.png"] {
            let run = try folder.render(["Card.swift", "-o", output, "--format", "png"])
            same(run.ending, .exited(73), "\(output)")
            has(run.errorText, "cannot write '\(output)': it is 'Card.swift', which is to be drawn")
        }
        // Names made of a view's are no safer.
        try files.moveItem(
            atPath: "\(folder.path)/hard.png", toPath: "\(folder.path)/Card.png")
        try same(folder.render(["Card.swift", "--all", "-o", "."]).ending, .exited(73))
        same(folder.data("Card.swift"), source)
        same(folder.contents, ["Card.png", "Card.swift", "soft.png"])
    }

    @Test func aLinkThatLeadsNowhereStays() throws {
        try write("Card", "        Text(\"hello\")")
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: target)
        }
        try link("one.svg", to: "two.svg")
        try link("two.svg", to: "real.svg")
        try same(folder.render(["Card.swift", "-o", "one.svg"]).ending, .exited(0))
        same(folder.data("real.svg")?.starts(with: Data("<svg".utf8)), true)
        let kept = try FileManager.default.destinationOfSymbolicLink(
            atPath: "\(folder.path)/one.svg")
        same(kept, "two.svg")
        try link("lost.svg", to: "none/real.svg")
        let lost = try folder.render(["Card.swift", "-o", "lost.svg"])
        #expect(lost.ending == .exited(73) && lost.errorText.contains("there is no folder"))
        try link("a.svg", to: "b.svg")
        try link("b.svg", to: "a.svg")
        let circle = try folder.render(["Card.swift", "-o", "a.svg"])
        same(circle.ending, .exited(73))
        has(circle.errorText, "Too many levels of symbolic links")
    }
}
