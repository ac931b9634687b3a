extension CommandOption {
    /// The options of `explain` that are no part of a drawing.
    static let explaining: [CommandOption] = [
        CommandOption(
            "--all", of: [.explain], "every node, those of controls and modifiers too"),
        CommandOption(
            "--at", taking: "ID", of: [.explain],
            "why the view of an accessibility identifier is where it is"),
        CommandOption(
            "--point", taking: "X,Y", of: [.explain], "the same of the view at a point"),
        CommandOption(
            "--diff", taking: "OLD", of: [.explain],
            "what moved since a file, or a commit ('HEAD~1:'), and why"),
        CommandOption(
            "--diff-size", taking: "WxH", of: [.explain], "what moves if the room is another"),
    ]
}
