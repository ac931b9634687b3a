internal import SwiftUI

extension CommandOption {
    /// The options of which moments are drawn, and of clips.
    static let moving: [CommandOption] = [
        CommandOption(
            "--at", taking: "SECONDS", of: [.render],
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
        hand("--type", "ID:TEXT@SECONDS", "type a text into a field") { .type($0) },
        hand("--set", "ID:VALUE@SECONDS", "set a slider, switch, field or date") { .set($0) },
        hand("--select", "ID:ITEM@SECONDS", "choose an item of a menu or picker") { .select($0) },
        hand("--swipe", "ID:left|right|up|down@SECONDS", "swipe over a view") {
            Stage.Timeline.Hand.Direction(rawValue: $0).map { .swipe($0) }
        },
        hand("--scroll", "ID:X,Y@SECONDS", "drag what a view shows by so many points") {
            let parts = $0.split(separator: ",").map { Double($0) }
            guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite
            else {
                return nil
            }
            return .scroll(x: x, y: y)
        },
        hand("--increment", "ID:up|down@SECONDS", "one step of a stepper or slider") {
            $0 == "up" ? .step(isUp: true) : $0 == "down" ? .step(isUp: false) : nil
        },
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

    /// An option of what a hand does with a view by its name.
    private static func hand(
        _ name: String, _ value: String, _ summary: String,
        _ deed: @escaping @Sendable (String) -> Stage.Timeline.Hand.Deed?
    ) -> CommandOption {
        CommandOption(
            name, taking: value, of: [.render, .explain], summary,
            set: { request, text throws(CommandError) in
                request.stage.timeline.hands.append(
                    try OptionValue.hand(text, of: name, as: value, deed))
            })
    }
}
