import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Views that are confined: what they cannot do, and that they look as they do without.
@Suite struct SandboxTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    #if arch(x86_64)
        /// What each way came to, by its name.
        private func ways(_ arguments: [String], withHarmful: Bool) throws -> [String: String] {
            for (name, text) in [
                ("secret.txt", "secret"), ("renamed.txt", "1"), ("removed.txt", "2"),
                ("private/file.txt", "3"), ("own/mine.txt", "4"), ("app/data.txt", "data"),
            ] {
                try folder.write(name, text)
            }
            let files = FileManager.default
            try files.createDirectory(
                atPath: "\(folder.path)/removed", withIntermediateDirectories: true)
            try files.createSymbolicLink(
                atPath: "\(folder.path)/app/link.txt",
                withDestinationPath: "\(folder.path)/secret.txt")
            try files.createSymbolicLink(
                atPath: "\(folder.path)/app/linked.png",
                withDestinationPath: "\(folder.path)/secret.txt")
            for name in ["Resources", "Linked.xcassets"] {
                try files.createSymbolicLink(
                    atPath: "\(folder.path)/app/\(name)", withDestinationPath: folder.path)
            }
            try folder.write(
                "app/Ways.swift", SandboxWays.source(in: folder.path, withHarmful: withHarmful))
            let run = try folder.render(
                ["app/Ways.swift", "-o", "x.png"] + arguments,
                environment: ["TMPDIR": "\(folder.path)/own"])
            same(run.ending, .exited(0), "\(run.errorText)")
            differ(folder.data("x.png"), nil)
            var found: [String: String] = [:]
            for line in run.errorText.split(separator: "\n") {
                for result in ["refused", "worked"] where line.hasSuffix(": \(result)") {
                    found[String(line.dropLast(result.count + 2))] = result
                }
            }
            return found
        }

        private let allowed = [
            "its own folder", "its own file by Foundation", "its own thread", "its own source",
            "the facts of its own thread",
        ]

        @Test(.enabled(if: Confinement.obstacle == nil, "The kernel confines nothing."))
        func noWayLeadsOut() throws {
            let ways = try ways(["--sandbox"], withHarmful: true)
            let open = ways.filter { $0.value != "refused" }.keys.sorted()
            same(open, allowed.sorted())
            #expect(ways.count >= 90)
            same(folder.data("secret.txt"), Data("secret".utf8))
            same(folder.data("app/data.txt"), Data("data".utf8))
            differ(folder.data("removed.txt"), nil)
            same(folder.contents.filter { $0.hasPrefix("made") }, [])
            try same(leftovers(), [])
        }

        /// Folders of confined views that are still there.
        private func leftovers() throws -> [String] {
            try FileManager.default.contentsOfDirectory(
                atPath: "\(folder.path)/cache/quadrant/work")
        }

        @Test func eachWayWorksWithoutASandbox() throws {
            let ways = try ways([], withHarmful: false)
            #expect(ways.count >= 65)
            // Some are closed to a user who is not root, and in containers: what is left shows that views do try.
            let open = ways.filter { $0.value == "worked" }.keys.sorted()
            #expect(open.count >= 40, "\(ways)")
            for way in allowed { same(ways[way], "worked") }
        }
    #endif

    @Test(.enabled(if: Confinement.obstacle == nil, "The kernel confines nothing."))
    func anOrdinaryViewLooksTheSame() throws {
        try folder.write(
            "app/Card.swift",
            """
            import SwiftUI
            struct Card: View {
                @AppStorage("count") private var count = 3
                @State private var lines: [String] = []
                var body: some View {
                    VStack {
                        Image("dot").resizable().frame(width: 40, height: 40)
                        Text("greeting").font(.custom("Nunito-Black", size: 24))
                        Text("Ärger, 日本語, हिन्दी 🎉 \\(count)")
                        Text(Date(timeIntervalSince1970: 0), style: .date)
                        ForEach(lines, id: \\.self) { Text($0) }
                        Image(systemName: "star.fill")
                    }
                    .padding()
                    .background(Color("Sand"))
                    .task {
                        guard let file = Bundle.main.url(forResource: "lines", withExtension: "txt"),
                            let text = try? String(contentsOf: file, encoding: .utf8)
                        else { return }
                        lines = text.split(separator: "\\n").map(String.init)
                    }
                }
            }
            """)
        try folder.write("app/lines.txt", "one\ntwo\n")
        try folder.write("app/Fonts/OFL.txt", "the licence")
        try FileManager.default.copyItem(
            at: URL(
                filePath: "../../../../Sources/C/CBundledFonts/Fonts/Nunito-Black.otf",
                relativeTo: URL(filePath: #filePath).deletingLastPathComponent()),
            to: URL(filePath: "\(folder.path)/app/Fonts/Nunito-Black.otf"))
        try folder.write(
            "app/en.lproj/Localizable.strings", "\"greeting\" = \"Hello from a table\";")
        try folder.write(
            "app/Assets.xcassets/Sand.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0.9", "green": "0.8", "blue": "0.6", "alpha": "1"}}}]}
            """)
        try folder.write(
            "dot.swift",
            """
            import SwiftUI
            struct Dot: View { var body: some View { Circle().fill(.red).padding(2) } }
            """)
        let dot = try folder.render(["dot.swift", "-o", "app/dot.png", "--size", "20x20"])
        same(dot.ending, .exited(0), "\(dot.errorText)")
        var pictures: [Data?] = []
        for (name, arguments) in [("plain", []), ("confined", ["--sandbox"])] {
            let run = try folder.render(
                ["app", "-o", "\(name).png", "--time-zone", "Europe/Paris", "--locale", "de_DE"]
                    + arguments)
            same(run.ending, .exited(0), "\(run.errorText)")
            fails(run.errorText.contains("warning"), "\(run.errorText)")
            pictures.append(folder.data("\(name).png"))
        }
        differ(pictures[0], nil)
        same(pictures[0], pictures[1])
        // As a file by itself too, whose folder is read for pictures, and as a clip.
        for arguments in [["app/Card.swift"], ["app/Card.swift", "--filmstrip", "2"]] {
            for (name, sandbox) in [("one", []), ("other", ["--sandbox"])] {
                let run = try folder.render(arguments + ["-o", "\(name).png"] + sandbox)
                same(run.ending, .exited(0), "\(run.errorText)")
            }
            same(folder.data("one.png"), folder.data("other.png"))
        }
    }

    @Test(.enabled(if: Confinement.obstacle == nil, "The kernel confines nothing."))
    func whatAViewTakesIsHeld() throws {
        try folder.write(
            "Grow.swift",
            """
            import SwiftUI
            struct Grow: View {
                var body: some View {
                    var all: [[Int]] = []
                    while all.count < 1_000_000 { all.append(Array(repeating: 7, count: 10_000)) }
                    return Text("\\(all.count)")
                }
            }
            struct Loop: View {
                var body: some View {
                    while true {}
                    return Text("")
                }
            }
            struct Trap: View {
                var body: some View { Text([String]()[1]) }
            }
            """)
        let memory = try folder.render(
            ["Grow.swift", "--view", "Grow", "-o", "x.png", "--memory-limit", "300M", "--sandbox"])
        same(memory.ending, .exited(65))
        has(memory.errorText, "drawing Grow needs more memory than 300M; it was in")
        let time = try folder.render(
            ["Grow.swift", "--view", "Loop", "-o", "x.png", "--time-limit", "3", "--sandbox"])
        same(time.ending, .exited(124), "\(time.errorText)")
        has(time.errorText, "it was in Loop's body at Grow.swift:11")
        // What a trap leaves is read by the same means.
        let trap = try folder.render(["Grow.swift", "--view", "Trap", "-o", "x.png", "--sandbox"])
        same(trap.ending, .exited(65))
        has(trap.errorText, "Trap's body trapped at Grow.swift:16")
        same(folder.data("x.png"), nil)
    }

    @Test func aKernelWithoutItIsToldOf() throws {
        try folder.write(
            "Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }")
        // Runs a program as on a kernel without Landlock: its first call (444) is not there.
        try folder.write(
            "old.c",
            """
            #include <errno.h>
            #include <linux/filter.h>
            #include <linux/seccomp.h>
            #include <sys/prctl.h>
            #include <unistd.h>
            int main(int count, char **words) {
                struct sock_filter code[] = {
                    {BPF_LD | BPF_W | BPF_ABS, 0, 0, 0},
                    {BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 444},
                    {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | ENOSYS},
                    {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}};
                struct sock_fprog filter = {4, code};
                prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
                if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter)) return 99;
                execv(words[1], words + 1);
                return 98;
            }
            """)
        try same(folder.shell("gcc old.c -o old").ending, .exited(0))
        for command in [
            "render Card.swift -o x.png --sandbox", "explain Card.swift --sandbox",
            "batch Card.swift Card.swift -o '{line}.png' --sandbox",
            "serve Card.swift --port 0", "worker Card.swift", "preview Card.swift", "mcp",
        ] {
            let refused = try folder.shell("./old \"$QUADRANT\" \(command) </dev/null")
            same(refused.ending, .exited(69), command)
            same(
                refused.errorText,
                "quadrant: views cannot be confined: this kernel has no Landlock, by which "
                    + "programs are confined; '--unconfined' draws them all the same\n", command)
        }
        same(folder.data("x.png"), nil)
        let drawn = try folder.shell(
            "./old \"$QUADRANT\" render Card.swift -o x.png --sandbox --unconfined")
        same(drawn.ending, .exited(0))
        holds(
            drawn.errorText.hasPrefix(
                "quadrant: drawn without a sandbox: this kernel has no Landlock"))
        differ(folder.data("x.png"), nil)
    }

    @Test func unconfinedMeansNothingAlone() throws {
        #expect(throws: CommandError.needsOption("--unconfined", other: "--sandbox")) {
            try ArgumentParser.command(for: ["render", "a.swift", "--unconfined"])
        }
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "a.swift", "--sandbox", "--unconfined"])
        else {
            Issue.record("no request")
            return
        }
        #expect(request.isConfined && request.mayBeUnconfined)
    }
}
