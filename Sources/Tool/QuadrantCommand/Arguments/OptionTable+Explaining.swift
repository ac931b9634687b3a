internal import SwiftUI

extension CommandOption {
    /// The options of `explain` that are no part of a drawing.
    static let explaining: [CommandOption] = [
        CommandOption(
            "--all", of: [.explain], "every node, those of controls and modifiers too"),
        CommandOption(
            "--at", taking: "ID|SECONDS", of: [.explain],
            "why the view of an identifier, or of a text, is where it is; a number is a time",
            set: { request, value throws(CommandError) in
                request.stage.timeline.moment = try OptionValue.time(value, for: "--at")
            }),
        CommandOption(
            "--point", taking: "X,Y", of: [.explain], "the same of the view at a point"),
        CommandOption(
            "--diff", taking: "OLD", of: [.explain],
            "what moved since a file, or a commit ('HEAD~1:'), and why"),
        CommandOption(
            "--diff-size", taking: "WxH", of: [.explain], "what moves if the room is another"),
    ]

    /// The options of what is drawn over a picture, and of what is told beside it.
    static let outlining: [CommandOption] = [
        CommandOption(
            "--outline", taking: "NAMES", isValueOptional: true, of: [.render],
            "frames, paddings, distances and names over the picture",
            set: { request, value in
                request.stage.output.outline = Stage.Output.Outline(
                    value.split(separator: ",").map(String.init))
            }),
        CommandOption(
            "--marks", of: [.render], "numbered boxes on what can be touched, with a list",
            set: { request, _ in request.stage.output.hasMarks = true }),
        CommandOption(
            "--quiet", of: [.render, .explain], "tell errors only",
            set: { request, _ in request.isQuiet = true }),
        CommandOption(
            "--strict", of: [.render, .batch, .serve],
            "warnings and notes are errors: status 65; a row that fails; 422",
            set: { request, _ in request.isStrict = true }),
    ]
}
