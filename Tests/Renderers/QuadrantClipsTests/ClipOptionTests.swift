import Expectations
import Foundation
import QuadrantCommand
import QuadrantEvents
import QuadrantRendering
import Testing

@Suite struct ClipOptionTests {
    private func request(_ arguments: String...) throws -> RenderRequest {
        try request(arguments)
    }

    private func request(_ arguments: [String]) throws -> RenderRequest {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "Card.swift"] + arguments)
        else { throw CommandError.missingCommand }
        return request
    }

    private func message(_ arguments: String...) -> String {
        do {
            _ = try ArgumentParser.command(for: ["render", "Card.swift"] + arguments)
            return "none"
        } catch {
            same(error.exitCode, (arguments.first == "--events" ? .noInput : .usage))
            return error.message.split(separator: "\n").first.map(String.init) ?? ""
        }
    }

    @Test func optionsOfTimeAreRead() throws {
        let motion = try request(
            "--at", "0.25", "--duration=2", "--fps", "24", "--loop", "3", "--tap", "a@b@0.5",
            "--tap", "save@1", "--perform", "a:b:increment@0.5", "--perform", "save@1"
        ).stage.timeline
        same(motion.moment, .seconds(0.25))
        same(motion.duration, .seconds(2))
        same(motion.framesPerSecond, 24)
        same(motion.plays, 3)
        same(
            motion.taps,
            [
                .init(name: "a@b", time: .seconds(0.5)), .init(name: "save", time: .seconds(1)),
            ])
        same(
            motion.acts,
            [
                .init(name: "a:b", action: "increment", time: .seconds(0.5)),
                .init(name: "save", time: .seconds(1)),
            ])
        try same(request("--loop", "forever").stage.timeline.plays, 0)
        try same(request("--filmstrip", "6").stage.timeline.stripCount, 6)
    }

    @Test(arguments: [
        ("--at", "-1", "seconds, at least 0 and at most 3600"),
        ("--at", "nan", "seconds, at least 0 and at most 3600"),
        ("--duration", "0", "seconds, above 0 and at most 600"),
        ("--duration", "inf", "seconds, above 0 and at most 600"),
        ("--fps", "0", "pictures a second, at least 0.1 and at most 120"),
        ("--fps", "many", "pictures a second, at least 0.1 and at most 120"),
        ("--loop", "0", "1 to 10000 times, or 'forever'"),
        ("--filmstrip", "61", "1 to 60 moments"),
        ("--tap", "save", "an identifier or label and a time in seconds, like save@0.5"),
        ("--tap", "@1", "an identifier or label and a time in seconds, like save@0.5"),
        (
            "--perform", "save:@1",
            "an identifier or label, an action (else 'activate') and a time in seconds, "
                + "like save@0.5 or volume:increment@1"
        ),
    ])
    func badValuesAreRefused(_ option: String, _ value: String, _ expected: String) {
        same(message(option, value), "'\(value)' is no value for '\(option)': \(expected)")
    }

    @Test func clipsAreKindsOfTheirOwn() throws {
        var stage = Stage()
        fails(stage.isClip)
        for format in [Stage.Output.Format.webp, .gif, .mp4] {
            stage.output.format = format
            #expect(stage.isClip && stage.clipDuration == .seconds(3) && stage.pictureCount == 90)
        }
        stage.output.format = .gif
        stage.timeline.moment = .seconds(1)
        fails(stage.isClip, "one moment is a still picture")
        stage.output.format = .png
        stage.timeline.duration = .seconds(0.5)
        #expect(stage.isClip && stage.pictureCount == 15)
        stage.timeline.stripCount = 6
        #expect(!stage.isClip && stage.pictureCount == 6)
    }

    /// A file of events, in a folder of the test's own.
    private func recording(_ lines: String...) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-events-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("hand.jsonl")
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        return file
    }

    @Test func eventsAreReadFromAFile() throws {
        let file = try recording(
            #"{"kind":"touch","phase":"began","time":0,"x":4,"y":6}"#, "", "# a comment",
            #"{"kind":"touch","phase":"ended","time":2.5,"x":4,"y":6}"#)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        var stage = try request("--events", file.path, "-o", "card.webp").stage
        same(stage.timeline.eventsFile, file.path)
        same(stage.timeline.events.map(\.time), [0, 2.5])
        // A clip goes on for a second after the last event.
        stage.output.format = .webp
        same(stage.clipDuration, .seconds(3.5))
    }

    @Test func aRecordingThatIsNoneIsRefusedWithItsLine() throws {
        has(message("--events", "/nowhere/hand.jsonl"), "/nowhere/hand.jsonl")
        let file = try recording(
            #"{"kind":"touch","phase":"began","time":0,"x":4,"y":6}"#, #"{"kind":"touch"}"#)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        has(message("--events", file.path), "Line 2: ")
    }

    @Test func aRecordingThatIsTooLongIsNamedItself() throws {
        let file = try recording(#"{"kind":"touch","phase":"began","time":1e300,"x":4,"y":6}"#)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        /// What is wrong with a clip of the recording.
        func message(_ arguments: String...) throws -> String {
            let request = try request(["--events", file.path] + arguments)
            do { try request.checkMotion(for: .webp) } catch {
                return error.message.split(separator: "\n").first.map(String.init) ?? ""
            }
            return "none"
        }
        let told = try message()
        same(
            told,
            "'\(file.path)' is no value for '--events': its last event is at 1e+300 s, and a clip "
                + "has at most 7200 pictures: give '--duration' for a part of it, or fewer pictures a "
                + "second by '--fps'")
        // Where a length was given, that is what is wrong.
        let own = try message("--duration", "600")
        has(own, "'600' is no value for '--duration'")
        // A part of it, or fewer pictures, are drawn.
        try same(message("--duration", "2"), "none")
        try same(message("--fps", "1"), "none")
    }
}
