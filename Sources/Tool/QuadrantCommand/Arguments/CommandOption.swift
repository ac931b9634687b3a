/// An option of the command line: its text in the help, and its effect on a request.
struct CommandOption: Sendable {
    /// The commands that take options.
    enum Command: String, Sendable, CaseIterable {
        case render, preview, explain, diff, install, uninstall, mcp, lsp, batch, serve, worker,
            fonts, snapshots, build
        case check = "check-build"
        case editorSetup = "editor-setup"
    }

    /// Sets an option's value in a request; the string is empty for an option without a value.
    typealias Setter = @Sendable (inout RenderRequest, String) throws(CommandError) -> Void

    /// The long name, with its dashes.
    let name: String
    /// The short form, such as `-o`.
    var short: String?
    /// What the help calls its value; `nil` if it takes none.
    var value: String?
    /// Whether its value may be left out; it is given behind '=' only.
    var isValueOptional = false
    /// What it does, in a few words.
    let summary: String
    /// The commands that take it.
    let commands: Set<Command>
    /// Nil for options that are not part of a request, such as `--help`.
    var set: Setter?

    init(
        _ name: String, short: String? = nil, taking value: String? = nil,
        isValueOptional: Bool = false, of commands: Set<Command> = [.render], _ summary: String,
        set: Setter? = nil
    ) {
        self.isValueOptional = isValueOptional
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
        self.commands = commands
        self.set = set
    }

    /// The options of a command, in the order of the help.
    static func all(of command: Command) -> [CommandOption] {
        table.filter { $0.commands.contains(command) }
    }
}

extension Set<CommandOption.Command> {
    /// All commands that draw: those that the user calls.
    static var drawing: Self {
        [.render, .preview, .explain, .diff, .batch, .serve, .worker, .snapshots]
    }
    /// Those, `check-build` and `build`.
    static var everywhere: Self { drawing.union([.check, .build]) }
}
