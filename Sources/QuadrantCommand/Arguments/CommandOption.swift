/// An option of the command line: its text in the help, its effect on a request, and how the program hands it
/// on to its child process.
struct CommandOption: Sendable {
    /// The commands that take options.
    enum Command: Sendable {
        case render, explain, diff
        /// The hidden command with which the program calls itself to draw.
        case drawView
    }

    /// Sets an option's value in a request; the string is empty for an option without a value.
    typealias Setter = @Sendable (inout RenderRequest, String) throws(CommandError) -> Void
    /// The values with which a request is handed on, one for each time that the option is written: none for
    /// a default, an empty one for an option without a value.
    typealias Getter = @Sendable (ViewRequest) -> [String]

    /// The long name, with its dashes.
    let name: String
    /// The short form, such as `-o`.
    var short: String?
    /// What the help calls its value; `nil` if it takes none.
    var value: String?
    /// What it does, in a few words.
    let summary: String
    /// The commands that take it.
    let commands: Set<Command>
    /// Nil for options that are not part of a request, such as `--help`.
    var set: Setter?
    /// Nil for options that the child process does not get.
    var passed: Getter?

    init(
        _ name: String, short: String? = nil, taking value: String? = nil,
        of commands: Set<Command> = [.render], _ summary: String, passed: Getter? = nil,
        set: Setter? = nil
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
        self.commands = commands
        self.set = set
        self.passed = passed
    }

    /// The arguments that hand a request on.
    func arguments(for request: ViewRequest) -> [String] {
        (passed?(request) ?? []).map { value == nil ? name : "\(name)=\($0)" }
    }

    /// The options of a command, in the order of the help.
    static func all(of command: Command) -> [CommandOption] {
        table.filter { $0.commands.contains(command) }
    }
}

extension Set<CommandOption.Command> {
    /// All commands that draw.
    static var drawing: Self { [.render, .explain, .diff, .drawView] }
    /// The commands that the user calls.
    static var users: Self { [.render, .explain, .diff] }
}
