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
        CommandOption(
            name: "--all", summary: "draw every view, one that a preview shows only there"),
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
        CommandOption(
            name: "--locale", value: "ID", summary: "the locale, such as de_DE (default en_US)"),
        CommandOption(
            name: "--time-zone", value: "ID",
            summary: "the time zone, such as Europe/Paris (default GMT)"),
        CommandOption(
            name: "--text-size", value: "NAME", summary: "xSmall … xxxLarge, accessibility1 … 5"),
        CommandOption(
            name: "--matrix", value: "light,dark",
            summary: "a sheet with each of these, and of the next three"),
        CommandOption(name: "--sizes", value: "WxH,…", summary: "each of these sizes, on a sheet"),
        CommandOption(
            name: "--text-sizes", value: "NAME,…", summary: "each of these text sizes, on a sheet"),
        CommandOption(name: "--rtl", summary: "both directions, on a sheet"),
        CommandOption(
            name: "--now", value: "TIME", summary: "what relative dates refer to, in ISO 8601"),
        CommandOption(
            name: "--wait", value: "SECONDS",
            summary: "wait so long for what tasks of the view wait for (default 0)"),
        CommandOption(
            name: "--time-limit", value: "SECONDS", summary: "give up after this time (default 60)"),
        CommandOption(
            name: "--allow-links", value: "SCHEME",
            summary: "hold links of javascript, data, file … in SVG and PDF"),
        CommandOption(
            name: "--memory-limit", value: "SIZE",
            summary: "most memory of a drawing: 800M, 4G (default: half of what is free)"),
        CommandOption(name: "--help", short: "-h", summary: "this text"),
        CommandOption(name: "--version", summary: "the version"),
    ]

    /// The options of `explain`, in the order of the help.
    static let explain: [CommandOption] = {
        let shared: Set = [
            "--view", "--size", "--scale", "--dark", "--right-to-left", "--locale", "--time-zone",
            "--text-size", "--now", "--wait", "--time-limit", "--memory-limit", "--help",
            "--version",
        ]
        var options = render.filter { shared.contains($0.name) }
        options.insert(
            CommandOption(name: "--json", summary: "as JSON, with everything that is known"), at: 1)
        return options
    }()

    /// The options of `diff`, in the order of the help.
    static let diff: [CommandOption] = {
        let shared: Set = [
            "--view", "--format", "--size", "--scale", "--dark", "--right-to-left", "--locale",
            "--time-zone", "--text-size", "--now", "--wait", "--time-limit", "--memory-limit",
            "--help", "--version",
        ]
        return [
            CommandOption(
                name: "--output", short: "-o", value: "OUT",
                summary: "where to: NAME.png … (default: AFTER-difference.png)"),
            CommandOption(
                name: "--tolerance", value: "0…255",
                summary: "how much a channel may differ without counting (default 0)"),
        ] + render.filter { shared.contains($0.name) }
    }()

    /// The options with which the program calls itself.
    static let drawView: [CommandOption] =
        render.filter {
            ![
                "--output", "--view", "--list", "--all", "--matrix", "--sizes", "--text-sizes",
                "--rtl",
            ].contains($0.name)
        }
        + [
            CommandOption(name: "--library", value: "PATH", summary: ""),
            CommandOption(name: "--symbol", value: "NAME", summary: ""),
            CommandOption(name: "--preview", summary: ""),
            CommandOption(name: "--provider", summary: ""),
            CommandOption(name: "--part", value: "NUMBER", summary: ""),
            CommandOption(name: "--explain", value: "text|json", summary: ""),
            CommandOption(name: "--resources", value: "DIR", summary: ""),
        ]
}
