internal import Foundation
internal import QuadrantEvents
internal import SwiftUI

/// The values of options about time.
extension OptionValue {
    /// A moment in seconds.
    static func time(_ value: String, for option: String) throws(CommandError) -> Duration {
        let most = Stage.Timeline.latestMoment.inSeconds
        guard let seconds = Double(value), seconds >= 0, seconds <= most else {
            throw .badValue(
                option: option, value: value,
                expected: "seconds, at least 0 and at most \(most.plain)")
        }
        return Duration.near(seconds)
    }

    /// The length of a clip in seconds.
    static func duration(_ value: String) throws(CommandError) -> Duration {
        guard let seconds = Double(value), seconds > 0, seconds <= 600 else {
            throw .badValue(
                option: "--duration", value: value,
                expected: "seconds, above 0 and at most 600")
        }
        return Duration.near(seconds)
    }

    /// Pictures a second.
    static func rate(_ value: String) throws(CommandError) -> Double {
        guard let rate = Double(value), rate >= 0.1, rate <= 120 else {
            throw .badValue(
                option: "--fps", value: value,
                expected: "pictures a second, at least 0.1 and at most 120")
        }
        return rate
    }

    /// How often a clip is played; 0 is without end.
    static func plays(_ value: String) throws(CommandError) -> Int {
        if value.lowercased() == "forever" { return 0 }
        guard let plays = Int(value), (1...10_000).contains(plays) else {
            throw .badValue(
                option: "--loop", value: value, expected: "1 to 10000 times, or 'forever'")
        }
        return plays
    }

    /// How many moments a film strip has.
    static func stripCount(_ value: String) throws(CommandError) -> Int {
        guard let count = Int(value), (1...Stage.Timeline.longestStrip).contains(count) else {
            throw .badValue(
                option: "--filmstrip", value: value,
                expected: "1 to \(Stage.Timeline.longestStrip) moments")
        }
        return count
    }

    /// What is tapped, and after the last '@' when.
    static func tap(_ value: String) throws(CommandError) -> Stage.Timeline.Tap {
        guard let (name, time) = timed(value) else {
            throw .badValue(
                option: "--tap", value: value,
                expected: "an identifier or label and a time in seconds, like save@0.5")
        }
        return Stage.Timeline.Tap(name: String(name), time: time)
    }

    /// What a hand does: before the first ':' the view, after the last '@' when, between them what.
    static func hand(
        _ value: String, of option: String, as form: String,
        _ deed: (String) -> Stage.Timeline.Hand.Deed?
    ) throws(CommandError) -> Stage.Timeline.Hand {
        guard let (what, time) = timed(value), let mark = what.firstIndex(of: ":"),
            mark > what.startIndex,
            let deed = deed(String(what[what.index(after: mark)...]))
        else { throw .badValue(option: option, value: value, expected: "\(form), like name:…@0.5") }
        return Stage.Timeline.Hand(name: String(what[..<mark]), deed: deed, time: time)
    }

    /// What is done without a hand: after the last ':' which action, after the last '@' when.
    static func act(_ value: String) throws(CommandError) -> Stage.Timeline.Act {
        let parts = timed(value).map { name, time in
            let mark = name.lastIndex(of: ":")
            return (
                name: name[..<(mark ?? name.endIndex)],
                action: mark.map { name[name.index(after: $0)...] } ?? "activate", time: time
            )
        }
        guard let parts, !parts.name.isEmpty, !parts.action.isEmpty else {
            throw .badValue(
                option: "--perform", value: value,
                expected:
                    "an identifier or label, an action (else 'activate') and a time in seconds, "
                    + "like save@0.5 or volume:increment@1")
        }
        return Stage.Timeline.Act(
            name: String(parts.name), action: String(parts.action), time: parts.time)
    }

    /// What stands before the last '@', and the moment after it; `nil` for anything else.
    private static func timed(_ value: String) -> (name: Substring, time: Duration)? {
        guard let mark = value.lastIndex(of: "@"), mark > value.startIndex,
            let seconds = Double(value[value.index(after: mark)...]), seconds >= 0,
            seconds <= Stage.Timeline.latestMoment.inSeconds
        else { return nil }
        return (value[..<mark], Duration.near(seconds))
    }

    /// The events of a file, and where that is: the program that draws stands elsewhere.
    static func events(_ path: String) throws(CommandError) -> (path: String, [InputEvent]) {
        let file = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw .noSuchFile(path: path)
        }
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw .cannotRead(path: path, reason: error.localizedDescription)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .cannotRead(path: path, reason: "it is no text in UTF-8")
        }
        do {
            return (file.path, try EventRecording(text: text).events)
        } catch {
            throw .cannotRead(path: path, reason: error.description)
        }
    }
}
