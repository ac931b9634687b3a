internal import SwiftUI

extension CommandOption {
    /// The options of which moments are drawn, and of clips.
    static let moving: [CommandOption] = [
        CommandOption(
            "--at", taking: "SECONDS", of: [.render, .explain, .drawView],
            "the view at this time, or a clip from there on",
            passed: { once($0.options.motion.moment.map { "\($0)" }) },
            set: { request, value throws(CommandError) in
                request.options.motion.moment = try OptionValue.time(value, for: "--at")
            }),
        CommandOption(
            "--tap", taking: "ID@SECONDS", of: [.render, .explain, .drawView],
            "tap the view of this identifier or label, where a finger reaches it",
            passed: { $0.options.motion.taps.map { "\($0.name)@\($0.time)" } },
            set: { request, value throws(CommandError) in
                request.options.motion.taps.append(try OptionValue.tap(value))
            }),
        CommandOption(
            "--perform", taking: "ID[:ACTION]@SECONDS", of: [.render, .explain, .drawView],
            "do that without a hand, as assistive technologies do",
            passed: { $0.options.motion.acts.map { "\($0.name):\($0.action)@\($0.time)" } },
            set: { request, value throws(CommandError) in
                request.options.motion.acts.append(try OptionValue.act(value))
            }),
        CommandOption(
            "--events", taking: "FILE", of: [.render, .explain, .drawView],
            "hand the view the events of a file, a JSON object a line",
            passed: { once($0.options.motion.eventsFile) },
            set: { request, value throws(CommandError) in
                (request.options.motion.eventsFile, request.options.motion.events) =
                    try OptionValue.events(value)
            }),
        CommandOption(
            "--duration", taking: "SECONDS", of: [.render, .drawView],
            "a clip of this length (default 3 for .webp, .gif, .mp4)",
            passed: { once($0.options.motion.duration.map { "\($0)" }) },
            set: { request, value throws(CommandError) in
                request.options.motion.duration = try OptionValue.duration(value)
            }),
        CommandOption(
            "--fps", taking: "NUMBER", of: [.render, .drawView],
            "pictures a second of a clip (default 30)",
            passed: { once($0.options.motion.framesPerSecond.map { "\($0)" }) },
            set: { request, value throws(CommandError) in
                request.options.motion.framesPerSecond = try OptionValue.rate(value)
            }),
        CommandOption(
            "--loop", taking: "TIMES", of: [.render, .drawView],
            "how often a clip is played, or 'forever' (the default)",
            passed: { once($0.options.motion.plays.map { $0 == 0 ? "forever" : "\($0)" }) },
            set: { request, value throws(CommandError) in
                request.options.motion.plays = try OptionValue.plays(value)
            }),
        CommandOption(
            "--filmstrip", taking: "NUMBER", of: [.render, .drawView],
            "so many moments of '--duration' (default 1) side by side",
            passed: { once($0.options.motion.stripCount.map(String.init)) },
            set: { request, value throws(CommandError) in
                request.options.motion.stripCount = try OptionValue.stripCount(value)
            }),
    ]
}
