internal import SwiftUI

extension CommandOption {
    /// Every option, in the order of the help.
    static let table: [CommandOption] =
        choosing + drawing + moving + limits + usual + inner

    private static let usual: [CommandOption] = [
        CommandOption("--help", short: "-h", of: .users, "this text"),
        CommandOption("--version", of: .users, "the version"),
    ]

    /// The options that choose the views and the output.
    private static let choosing: [CommandOption] = [
        CommandOption(
            "--output", short: "-o", taking: "OUT",
            "where to: NAME.png, .svg, .pdf, .webp, .gif or .mp4; '-' is standard output",
            set: output),
        CommandOption(
            "--output", short: "-o", taking: "OUT", of: [.diff],
            "where to: NAME.png … (default: AFTER-difference.png)", set: output),
        CommandOption(
            "--tolerance", taking: "0…255", of: [.diff],
            "how much a channel may differ without counting (default 0)"),
        CommandOption(
            "--view", taking: "NAME", of: .users, "which view or preview, by its name",
            set: {
                $0.selection = .named($1)
            }),
        CommandOption(
            "--platform", taking: "ios|macos", of: .users,
            "what '#if' takes the system for (default that of the project, else ios)",
            set: { request, value throws(CommandError) in
                request.platform = try OptionValue.platform(value)
            }),
        CommandOption("--json", of: [.explain], "as JSON, with everything that is known"),
        CommandOption("--list", "only list what can be drawn"),
        CommandOption("--all", "draw every view, one that a preview shows only there"),
        CommandOption(
            "--format", taking: "png|svg|pdf|…", of: [.render, .diff, .drawView],
            "the kind of picture",
            passed: { [$0.options.format.rawValue] },
            set: { request, value throws(CommandError) in
                request.format = try OptionValue.format(value)
            }),
    ]

    private static let output: Setter = { request, value throws(CommandError) in
        request.output = try OptionValue.text(value, for: "--output")
    }

    /// The value of an option that is given at most once.
    static func once(_ value: String?) -> [String] { value.map { [$0] } ?? [] }

    /// An option that is on or off.
    private static func flag(
        _ name: String, of commands: Set<Command>, _ summary: String,
        _ path: any WritableKeyPath<DrawingOptions, Bool> & Sendable
    ) -> CommandOption {
        CommandOption(
            name, of: commands, summary, passed: { $0.options[keyPath: path] ? [""] : [] },
            set: { request, _ in request.options[keyPath: path] = true })
    }

    /// The options of how a view is drawn.
    private static let drawing: [CommandOption] = [
        CommandOption(
            "--size", taking: "WxH", of: .drawing, "the canvas in points; W or H may be 'auto'",
            passed: { once(OptionValue.text(sizeOf: $0.options)) },
            set: { request, value throws(CommandError) in
                (request.options.width, request.options.height) = try OptionValue.size(value)
                request.options.hasExplicitSize = true
            }),
        CommandOption(
            "--scale", taking: "1|2|3", of: .drawing,
            "pixels to a point, where there are any (default 2)",
            passed: { ["\(Int($0.options.scale))"] },
            set: { request, value throws(CommandError) in
                request.options.scale = try OptionValue.scale(value)
                request.hasScale = true
            }),
        CommandOption(
            "--device", taking: "NAME", of: .drawing,
            "on a device: 'iPhone 16', 'iPad', 'Apple Watch 46mm' …",
            passed: { once($0.options.device?.name) },
            set: { request, value throws(CommandError) in
                let isOnSide = request.options.device?.isLandscape == true
                request.show(on: try OptionValue.device(value), isOnSide: isOnSide)
            }),
        CommandOption(
            "--landscape", of: .drawing, "the device on its side",
            passed: { $0.options.device?.isLandscape == true ? [""] : [] },
            set: { request, _ in
                request.show(on: request.options.device ?? .standard, isOnSide: true)
            }),
        CommandOption(
            "--frame", "with the device drawn around the view",
            set: { request, _ in
                request.show(
                    on: request.options.device ?? .standard,
                    isOnSide: request.options.device?.isLandscape == true)
                request.isFramed = true
            }),
        flag("--transparent", of: [.render, .drawView], "no background", \.isTransparent),
        flag(
            "--svg-text", of: [.render, .drawView],
            "text in an SVG as text, in the viewer's fonts", \.keepsSVGText),
        CommandOption(
            "--camera", taking: "PLACE", of: [.render, .drawView],
            "front, isometric or YAW,PITCH[,DISTANCE]: from where it is seen",
            passed: { once($0.options.camera.map(OptionValue.text)) },
            set: { request, value throws(CommandError) in
                request.options.camera = try OptionValue.camera(value)
            }),
        CommandOption(
            "--explode", taking: "POINTS", of: [.render, .drawView],
            "set what lies on one another so far apart, with names",
            passed: { once($0.options.layerDistance.map { "\($0)" }) },
            set: { request, value throws(CommandError) in
                request.options.layerDistance = try OptionValue.layerDistance(value)
            }),
        CommandOption(
            "--system", taking: "ios26|ios18", of: .drawing,
            "the system that controls, lists and bars look like (default ios26)",
            passed: { [$0.options.system.rawValue] },
            set: { request, value throws(CommandError) in
                request.options.system = try OptionValue.system(value)
            }),
        flag("--dark", of: .drawing, "dark appearance", \.isDark),
        flag("--right-to-left", of: .drawing, "layout from right to left", \.isRightToLeft),
        CommandOption(
            "--locale", taking: "ID", of: .drawing, "the locale, such as de_DE (default en_US)",
            passed: { once($0.options.localeIdentifier) },
            set: { request, value throws(CommandError) in
                request.options.localeIdentifier = try OptionValue.locale(value)
            }),
        CommandOption(
            "--time-zone", taking: "ID", of: .drawing,
            "the time zone, such as Europe/Paris (default GMT)",
            passed: { once($0.options.timeZoneIdentifier) },
            set: { request, value throws(CommandError) in
                request.options.timeZoneIdentifier = try OptionValue.timeZone(value)
            }),
        CommandOption(
            "--text-size", taking: "NAME", of: .drawing, "xSmall … xxxLarge, accessibility1 … 5",
            passed: { once($0.options.textSize) },
            set: { request, value throws(CommandError) in
                request.options.textSize = try OptionValue.textSize(value)
            }),
        CommandOption(
            "--matrix", taking: "light,dark", "a sheet with each of these, and of the next three",
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
            "--rtl", "both directions, on a sheet",
            set: { request, _ in
                request.variants.hasBothDirections = true
            }),
        CommandOption(
            "--now", taking: "TIME", of: .drawing, "what relative dates refer to, in ISO 8601",
            passed: { once($0.options.now.map { OptionValue.text($0) }) },
            set: { request, value throws(CommandError) in
                request.options.now = try OptionValue.moment(value)
            }),
        CommandOption(
            "--wait", taking: "SECONDS", of: .drawing,
            "wait so long for what tasks of the view wait for (default 0)",
            passed: { ["\($0.options.waitingTime)"] },
            set: { request, value throws(CommandError) in
                request.options.waitingTime = try OptionValue.seconds(
                    value, for: "--wait", allowsZero: true)
            }),
    ]

    /// The options that limit the time and memory of a drawing and the links in files.
    private static let limits: [CommandOption] = [
        CommandOption(
            "--time-limit", taking: "SECONDS", of: .drawing, "give up after this time (default 60)",
            passed: { ["\($0.timeLimit)"] },
            set: { request, value throws(CommandError) in
                request.timeLimit = try OptionValue.seconds(value, for: "--time-limit")
            }),
        CommandOption(
            "--allow-links", taking: "SCHEME", of: [.render, .drawView],
            "hold links of file, javascript, an app … in SVG and PDF",
            passed: { $0.options.allowedLinkSchemes.sorted() },
            set: { request, value throws(CommandError) in
                request.options.allowedLinkSchemes.formUnion(try OptionValue.linkSchemes(value))
            }),
        CommandOption(
            "--memory-limit", taking: "SIZE", of: .drawing,
            "most memory of a drawing: 800M, 4G (default: half of what is free)",
            passed: { once($0.memoryLimit.map(String.init)) },
            set: { request, value throws(CommandError) in
                request.memoryLimit = try OptionValue.bytes(value)
            }),
        CommandOption(
            "--sandbox", of: [.render, .explain],
            "confine the view: no network, no programs, no files but its own",
            set: { request, _ in request.isConfined = true }),
        CommandOption(
            "--unconfined", of: [.render, .explain],
            "with '--sandbox': go on where the kernel confines nothing",
            set: { request, _ in request.mayBeUnconfined = true }),
    ]

    /// The options that only the program gives to itself. Those that are not part of a
    /// `RenderRequest` are read by the parser.
    private static let inner: [CommandOption] = [
        CommandOption("--library", taking: "PATH", of: [.drawView], "", passed: { [$0.library] }),
        CommandOption("--symbol", taking: "NAME", of: [.drawView], "", passed: { [$0.symbol] }),
        CommandOption("--preview", of: [.drawView], "", passed: { $0.isPreview ? [""] : [] }),
        CommandOption(
            "--part", taking: "NUMBER", of: [.drawView], "",
            passed: { once($0.part.map(String.init)) }),
        CommandOption(
            "--explain", taking: "text|json", of: [.drawView], "",
            passed: { once($0.explanation?.rawValue) }),
        CommandOption(
            "--bundle", taking: "DIR", of: [.drawView], "", passed: { once($0.bundle) }),
        CommandOption(
            "--readable", taking: "PATH", of: [.drawView], "",
            passed: { $0.confinement?.readable ?? [] }),
        CommandOption(
            "--writable", taking: "DIR", of: [.drawView], "",
            passed: { once($0.confinement?.folder) }),
        flag("--provider", of: [.drawView], "", \.isWholeProvider),
        CommandOption(
            "--resources", taking: "DIR", of: [.drawView], "",
            passed: { $0.options.resourceDirectories },
            set: { request, value in request.options.resourceDirectories.append(value) }),
    ]
}
