/// An option of the command line.
struct CommandOption: Equatable, Sendable {
    /// The long name, with its dashes.
    var name: String
    /// The short form, such as `-o`.
    var short: String?
    /// What the help calls its value; nil if it takes none.
    var value: String?
    /// What it does, in a few words.
    var summary: String
}

extension CommandOption {
    /// The options of `render`, in the order of the help.
    static let render: [CommandOption] = [
        CommandOption(
            name: "--output", short: "-o", value: "OUT",
            summary: "where to: NAME.png, .svg or .pdf; '-' is standard output"),
        CommandOption(
            name: "--view", value: "NAME", summary: "which view or preview, by its name"),
        CommandOption(name: "--list", summary: "only list what can be drawn"),
        CommandOption(name: "--all", summary: "draw each view, into the folder OUT"),
        CommandOption(name: "--format", value: "png|svg|pdf", summary: "the kind of picture"),
        CommandOption(
            name: "--size", value: "WxH", summary: "the canvas in points; W or H may be 'auto'"),
        CommandOption(
            name: "--scale", value: "1|2|3", summary: "pixels to a point in a PNG (default 2)"),
        CommandOption(name: "--transparent", summary: "no background"),
        CommandOption(
            name: "--svg-text", summary: "text in an SVG as text, in the viewer's fonts"),
        CommandOption(name: "--dark", summary: "dark appearance"),
        CommandOption(name: "--right-to-left", summary: "layout from right to left"),
        CommandOption(name: "--locale", value: "ID", summary: "the locale, such as de_DE"),
        CommandOption(
            name: "--text-size", value: "NAME", summary: "xSmall … xxxLarge, accessibility1 … 5"),
        CommandOption(
            name: "--now", value: "TIME", summary: "what relative dates refer to, in ISO 8601"),
        CommandOption(
            name: "--time-limit", value: "SECONDS", summary: "give up after this time (default 60)"),
        CommandOption(
            name: "--memory-limit", value: "SIZE",
            summary: "most memory of a drawing: 800M, 4G (default: half of what is free)"),
        CommandOption(name: "--help", short: "-h", summary: "this text"),
        CommandOption(name: "--version", summary: "the version"),
    ]

    /// The options of `explain`, in the order of the help.
    static let explain: [CommandOption] = {
        let shared: Set = [
            "--view", "--size", "--scale", "--dark", "--right-to-left", "--locale", "--text-size",
            "--now", "--time-limit", "--memory-limit", "--help", "--version",
        ]
        var options = render.filter { shared.contains($0.name) }
        options.insert(
            CommandOption(name: "--json", summary: "as JSON, with everything that is known"), at: 1)
        return options
    }()

    /// The options with which the program calls itself.
    static let drawView: [CommandOption] =
        render.filter { !["--output", "--view", "--list", "--all"].contains($0.name) }
        + [
            CommandOption(name: "--library", value: "PATH", summary: ""),
            CommandOption(name: "--symbol", value: "NAME", summary: ""),
            CommandOption(name: "--preview", summary: ""),
            CommandOption(name: "--explain", value: "text|json", summary: ""),
            CommandOption(name: "--resources", value: "DIR", summary: ""),
        ]
}
