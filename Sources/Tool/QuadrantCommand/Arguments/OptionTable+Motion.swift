internal import SwiftUI

extension CommandOption {
    /// The options of which moments are drawn, and of clips.
    static let moving: [CommandOption] = [
        CommandOption(
            "--at", taking: "SECONDS", of: [.render, .explain],
            "the view at this time, or a clip from there on",
            set: { request, value throws(CommandError) in
                request.stage.timeline.moment = try OptionValue.time(value, for: "--at")
            }),
        CommandOption(
            "--tap", taking: "ID@SECONDS", of: [.render, .explain],
            "tap the view of this identifier or label, where a finger reaches it",
            set: { request, value throws(CommandError) in
                request.stage.timeline.taps.append(try OptionValue.tap(value))
            }),
        CommandOption(
            "--perform", taking: "ID[:ACTION]@SECONDS", of: [.render, .explain],
            "do that without a hand, as assistive technologies do",
            set: { request, value throws(CommandError) in
                request.stage.timeline.acts.append(try OptionValue.act(value))
            }),
        CommandOption(
            "--events", taking: "FILE", of: [.render, .explain],
            "hand the view the events of a file, a JSON object a line",
            set: { request, value throws(CommandError) in
                (request.stage.timeline.eventsFile, request.stage.timeline.events) =
                    try OptionValue.events(value)
            }),
        CommandOption(
            "--duration", taking: "SECONDS",
            "a clip of this length (default 3 for .webp, .gif, .mp4)",
            set: { request, value throws(CommandError) in
                request.stage.timeline.duration = try OptionValue.duration(value)
            }),
        CommandOption(
            "--fps", taking: "NUMBER",
            "pictures a second of a clip (default 30)",
            set: { request, value throws(CommandError) in
                request.stage.timeline.framesPerSecond = try OptionValue.rate(value)
            }),
        CommandOption(
            "--loop", taking: "TIMES",
            "how often a clip is played, or 'forever' (the default)",
            set: { request, value throws(CommandError) in
                request.stage.timeline.plays = try OptionValue.plays(value)
            }),
        CommandOption(
            "--filmstrip", taking: "NUMBER",
            "so many moments of '--duration' (default 1) side by side",
            set: { request, value throws(CommandError) in
                request.stage.timeline.stripCount = try OptionValue.stripCount(value)
            }),
    ]
}
