internal import SwiftUI

extension CommandOption {
    /// Every option, in the order of the help.
    static let table: [CommandOption] =
        choosing + serving + explaining + drawing + paging + outlining + moving + limits
        + previewing
        + keeping
        + installing
        + usual

    private static let usual: [CommandOption] = [
        CommandOption("--help", short: "-h", of: Set(Command.allCases), "this text"),
        CommandOption("--version", of: Set(Command.allCases), "the version"),
    ]

    /// The options that choose the views and the output.
    private static let choosing: [CommandOption] = [
        CommandOption(
            "--output", short: "-o", taking: "OUT",
            "where to: NAME.png, .svg, .pdf, .jpg, .webp, .gif or .mp4; '-' is standard output",
            set: output),
        CommandOption(
            "--output", short: "-o", taking: "OUT", of: [.diff],
            "where to: NAME.png … (default: AFTER-difference.png)", set: output),
        CommandOption(
            "--output", short: "-o", taking: "PATTERN", of: [.batch],
            "where to: 'out/{id}.png', with names of the data in braces; one file: all.pdf, 'all.zip/{id}.png', all.tar",
            set: output),
        CommandOption(
            "--output", short: "-o", taking: "PROGRAM", of: [.build],
            "where to (default: the name of the file without its end)", set: output),
        CommandOption("--csv", of: [.batch], "the rows are CSV, whatever their name ends in"),
        CommandOption(
            "--tolerance", taking: "0…255", of: [.diff],
            "how much a channel may differ without counting (default 0)"),
        CommandOption(
            "--output", short: "-o", taking: "FOLDER", of: [.snapshots],
            "where the pictures are kept (default __Snapshots__ in the folder)", set: output),
        CommandOption(
            "--tolerance", taking: "0…255", of: [.snapshots],
            "how much a channel may differ (default 2)"),
        CommandOption(
            "--view", taking: "NAME", of: .drawing.union([.build]),
            "which view or preview, by its name",
            set: {
                $0.selection = .named($1)
            }),
        CommandOption(
            "--platform", taking: "ios|macos|…", of: .everywhere,
            "what the files are for: '#if' and the look (default that of the project, else ios)",
            set: { request, value throws(CommandError) in
                request.platform = try OptionValue.platform(value)
            }),
        CommandOption(
            "--target", taking: "NAME", of: .everywhere,
            "which target of a project or package (default the app)", set: { $0.target = $1 }),
        CommandOption(
            "--packages", taking: "FOLDER", of: .everywhere,
            "where packages from elsewhere lie, each in a folder of its name",
            set: { $0.packages = $1 }),
        CommandOption(
            "--json", of: [.explain, .check], "as JSON, with everything that is known"),
        CommandOption(
            "--data", taking: "JSON",
            "draw the view from data: what its initialiser takes; '-' is standard input",
            set: { $0.data = $1 }),
        CommandOption(
            "--schema", "print what data the view takes, as JSON Schema; draw nothing",
            set: { request, _ in request.printsSchema = true }),
        CommandOption("--list", "only list what can be drawn"),
        CommandOption("--all", "draw every view, one that a preview shows only there"),
        CommandOption(
            "--format", taking: "png|svg|pdf|…", of: [.render, .diff, .batch, .worker],
            "the kind of picture",
            set: { request, value throws(CommandError) in
                request.format = try OptionValue.format(value)
            }),
    ]

    private static let output: Setter = { request, value throws(CommandError) in
        request.output = try OptionValue.text(value, for: "--output")
    }

    /// An option that is on or off.
    private static func flag(
        _ name: String, of commands: Set<Command>, _ summary: String,
        _ path: any WritableKeyPath<Stage, Bool> & Sendable
    ) -> CommandOption {
        CommandOption(
            name, of: commands, summary,
            set: { request, _ in request.stage[keyPath: path] = true })
    }

    /// The options of how a view is drawn.
    private static let drawing: [CommandOption] = [
        CommandOption(
            "--size", taking: "WxH", of: .drawing, "the canvas in points; W or H may be 'auto'",
            set: { request, value throws(CommandError) in
                (request.stage.room.width, request.stage.room.height) = try OptionValue.size(value)
                request.stage.room.fit = .screen
            }),
        CommandOption(
            "--scale", taking: "1|2|3", of: .drawing,
            "pixels to a point, where there are any (default 2)",
            set: { request, value throws(CommandError) in
                request.stage.output.scale = try OptionValue.scale(value)
                request.hasScale = true
            }),
        CommandOption(
            "--device", taking: "NAME", of: .drawing,
            "on a device: 'iPhone 16', 'iPad', 'Apple Watch 46mm' …",
            set: { request, value throws(CommandError) in
                let isOnSide = request.stage.room.device?.isLandscape == true
                request.show(on: try OptionValue.device(value), isOnSide: isOnSide)
            }),
        CommandOption(
            "--landscape", of: .drawing, "the device on its side",
            set: { request, _ in
                request.show(on: request.stage.room.device ?? .standard, isOnSide: true)
            }),
        CommandOption(
            "--bezel", "with the device drawn around the view",
            set: { request, _ in
                request.show(
                    on: request.stage.room.device ?? .standard,
                    isOnSide: request.stage.room.device?.isLandscape == true)
                request.isFramed = true
            }),
        flag(
            "--transparent", of: [.render, .batch, .serve, .worker], "no background",
            \.output.isTransparent),
        flag(
            "--svg-text", of: [.render, .batch, .serve, .worker],
            "text in an SVG as text, in the viewer's fonts", \.output.keepsSVGText),
        CommandOption(
            "--camera", taking: "PLACE",
            "front, isometric or YAW,PITCH[,DISTANCE]: from where it is seen",
            set: { request, value throws(CommandError) in
                request.stage.output.camera = try OptionValue.camera(value)
            }),
        CommandOption(
            "--explode", taking: "POINTS",
            "set what lies on one another so far apart, with names",
            set: { request, value throws(CommandError) in
                request.stage.output.layerDistance = try OptionValue.layerDistance(value)
            }),
        CommandOption(
            "--system", taking: "ios26|ios18|macos26", of: .drawing,
            "the system that controls, lists and bars look like (default that of the platform)",
            set: { request, value throws(CommandError) in
                request.stage.surroundings.system = try OptionValue.system(value)
            }),
        CommandOption(
            "--dark", of: .drawing, "dark appearance",
            set: { request, _ in request.stage.surroundings.isDark = true }),
        CommandOption(
            "--right-to-left", of: .drawing, "layout from right to left",
            set: { request, _ in request.stage.surroundings.isRightToLeft = true }),
        CommandOption(
            "--locale", taking: "ID", of: .drawing, "the locale, such as de_DE (default en_US)",
            set: { request, value throws(CommandError) in
                request.stage.surroundings.locale = Locale(
                    identifier: try OptionValue.locale(value))
            }),
        CommandOption(
            "--time-zone", taking: "ID", of: .drawing,
            "the time zone, such as Europe/Paris (default GMT)",
            set: { request, value throws(CommandError) in
                request.stage.surroundings.timeZone = try OptionValue.timeZone(value)
            }),
        CommandOption(
            "--text-size", taking: "NAME", of: .drawing, "xSmall … xxxLarge, accessibility1 … 5",
            set: { request, value throws(CommandError) in
                request.stage.surroundings.textSize = try OptionValue.textSize(value)
            }),
        CommandOption(
            "--appearances", taking: "light,dark",
            "a sheet with each of these, and of the next three",
            set: { request, value throws(CommandError) in
                request.variants.appearances = try OptionValue.appearances(value)
            }),
        CommandOption(
            "--sizes", taking: "WxH,…", "each of these sizes, on a sheet",
            set: {
                request, value throws(CommandError) in
                request.variants.sizes = try OptionValue.sizes(value)
            }),
        CommandOption(
            "--text-sizes", taking: "NAME,…", "each of these text sizes, on a sheet",
            set: {
                request, value throws(CommandError) in
                request.variants.textSizes = try OptionValue.textSizes(value)
            }),
        CommandOption(
            "--directions", taking: "both", "left to right and right to left, on a sheet",
            set: {
                request, value throws(CommandError) in
                request.variants.directions = try OptionValue.directions(value)
            }),
        CommandOption(
            "--now", taking: "TIME", of: .drawing, "what relative dates refer to, in ISO 8601",
            set: { request, value throws(CommandError) in
                request.stage.surroundings.now = try OptionValue.moment(value)
            }),
        CommandOption(
            "--wait", taking: "SECONDS", of: .drawing,
            "wait so long for what tasks of the view wait for (default 0)",
            set: { request, value throws(CommandError) in
                request.stage.timeline.waiting = Duration.near(
                    try OptionValue.seconds(value, for: "--wait", allowsZero: true))
            }),
    ]

    private static func timeLimit(
        _ standard: Int, of commands: Set<CommandOption.Command>
    ) -> CommandOption {
        CommandOption(
            "--time-limit", taking: "SECONDS", of: commands,
            "give up after this time (default \(standard))",
            set: { request, value throws(CommandError) in
                request.timeLimit = try OptionValue.seconds(value, for: "--time-limit")
            })
    }

    /// The options that limit the time and memory of a drawing and the links in files.
    private static let limits: [CommandOption] = [
        timeLimit(60, of: .drawing.subtracting([.serve, .worker])),
        timeLimit(10, of: [.serve, .worker]), timeLimit(600, of: [.build]),
        CommandOption(
            "--allow-links", taking: "SCHEME",
            "hold links of file, javascript, an app … in SVG and PDF",
            set: { request, value throws(CommandError) in
                request.stage.output.allowedLinkSchemes.formUnion(
                    try OptionValue.linkSchemes(value))
            }),
        CommandOption(
            "--memory-limit", taking: "SIZE", of: .drawing,
            "most memory of a drawing: 800M, 4G (default: half of what is free)",
            set: { request, value throws(CommandError) in
                request.memoryLimit = try OptionValue.bytes(value)
            }),
        CommandOption(
            "--sandbox", of: [.render, .explain, .batch],
            "confine the view: no network, no programs, no files but its own",
            set: { request, _ in request.isConfined = true }),
        CommandOption(
            "--unconfined", of: [.render, .explain, .batch],
            "with '--sandbox': go on where the kernel confines nothing",
            set: { request, _ in request.mayBeUnconfined = true }),
    ]
}
