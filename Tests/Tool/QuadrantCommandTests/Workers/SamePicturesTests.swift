import Expectations
import Foundation
import QuadrantCommand
import SwiftUI
import Testing

/// Two hundred pictures are the same in any order, alone, together, by a worker that has prepared itself for many, and (every fifth) by a worker of its own, whatever the views change
/// around them.
@Suite struct SamePicturesTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// Ten kinds of views; most change something of their process, and show what it was before.
    private static let source = """
        import SwiftUI
        import Foundation

        nonisolated(unsafe) var count = 0
        @MainActor var kept: [String] = []

        struct Sample: View {
            let number: Int
            @AppStorage("samples") private var stored = 0

            var body: some View {
                let shown = change()
                VStack {
                    Text("\\(number): \\(shown)")
                    Text(1234.5.formatted()) + Text(Date(timeIntervalSince1970: 0), style: .time)
                    ForEach(Array(Set((0..<9).map { "k\\($0)" })), id: \\.self) { Text($0) }
                }
                .padding(CGFloat(number % 3))
            }

            private func change() -> String {
                let files = FileManager.default
                switch number % 10 {
                case 0:
                    count += number
                    return "\\(count)"
                case 1:
                    kept.append("x")
                    return "\\(kept.count)"
                case 2:
                    stored += 1
                    UserDefaults.standard.set(number, forKey: "other")
                    return "\\(stored)"
                case 3:
                    let before = UserDefaults.standard.integer(forKey: "samples")
                    return "\\(before) \\(UserDefaults.standard.integer(forKey: "other")) \\(stored)"
                case 4:
                    let before = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? ""
                    setlocale(LC_ALL, "C.UTF-8")
                    setenv("LANG", "de_DE.UTF-8", 1)
                    return before
                case 5:
                    NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo")!
                    setenv("TZ", "Asia/Tokyo", 1)
                    tzset()
                    return TimeZone.current.identifier
                case 6:
                    let before = URL(fileURLWithPath: files.currentDirectoryPath).lastPathComponent
                    files.changeCurrentDirectoryPath("/")
                    return before
                case 7:
                    let name = NSTemporaryDirectory() + "sample-\\(UUID())"
                    try? "a".write(toFile: name, atomically: true, encoding: .utf8)
                    try? files.removeItem(atPath: name)
                    return "\\(umask(0))"
                case 8:
                    Thread.detachNewThread { count += 1 }
                    return "\\(drand48())"
                default:
                    return TimeZone.current.identifier + (ProcessInfo.processInfo.environment["LANG"] ?? "")
                }
            }
        }

        """

    private func drawer(_ worker: DrawingWorker) throws -> ViewDrawer {
        let previews = (0..<200).map { "#Preview(\"\($0)\") { Sample(number: \($0)) }\n" }
        let file = SourceFile(path: "Samples.swift", text: Self.source + previews.joined())
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = "\(folder.path)/cache"
        let files = try CompiledFiles.make(from: [file], environment: environment, timeLimit: 120)
        return ViewDrawer(
            files, of: [file], by: worker, environment: environment, timeLimit: 60,
            keepsDefaults: false)
    }

    private func pictures(
        _ positions: some Sequence<Int>, atOnce: Int, by worker: DrawingWorker
    ) throws -> [Int: [UInt8]] {
        let drawer = try drawer(worker)
        var stage = Stage()
        stage.output.scale = 1
        var begun: [(position: Int, running: ViewDrawer.Running)] = []
        var pictures: [Int: [UInt8]] = [:]
        func finishFirst() throws {
            let (position, running) = begun.removeFirst()
            pictures[position] = try drawer.picture(of: running).bytes
        }
        for position in positions {
            begun.append((position, try drawer.start(at: position, on: stage)))
            if begun.count == atOnce { try finishFirst() }
        }
        while !begun.isEmpty { try finishFirst() }
        return pictures
    }

    @Test func theyAreTheSameByteForByte() throws {
        let program = try #require(ScratchFolder.program)
        func worker(_ options: String...) -> DrawingWorker {
            DrawingWorker(.init(path: program, arguments: ["drawing-worker"] + options))
        }
        // The struct, which cannot be drawn by itself, is before the previews.
        let all = 1...200
        let usual = try pictures(all, atOnce: 1, by: worker())
        #expect(usual.count == 200 && Set(usual.values).count == 200)
        try same(pictures(all.reversed(), atOnce: 2, by: worker()), usual)
        try same(pictures(all, atOnce: 2, by: worker("--many")), usual)
        let mixed = all.map { $0 * 77 % 200 + 1 }
        try same(pictures(mixed, atOnce: 4, by: worker()), usual)
        for position in all where position % 5 == 0 {
            let alone = try pictures([position], atOnce: 1, by: worker())
            same(alone[position], usual[position], "\(position)")
        }
    }
}
