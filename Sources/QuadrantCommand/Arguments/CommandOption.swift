/// An option of the command line: what the help says of it, what it changes in a request, and how the program
/// hands it on to itself.
struct CommandOption: Sendable {
    /// What takes options.
    enum Command: Sendable {
        case render, explain, diff
        /// The program called by itself, to draw.
        case drawView
    }

    /// Takes an option over into a request; without a value for one that has none.
    typealias Setter = @Sendable (inout RenderRequest, String) throws(CommandError) -> Void
    /// The values with which a request is handed on, one for each time that the option is written: none for
    /// what is so anyway, an empty one for an option that takes none.
    typealias Getter = @Sendable (ViewRequest) -> [String]

    /// The long name, with its dashes.
    let name: String
    /// The short form, such as `-o`.
    var short: String?
    /// What the help calls its value; nil if it takes none.
    var value: String?
    /// What it does, in a few words.
    let summary: String
    /// What takes it.
    let commands: Set<Command>
    /// Nil for what is no matter of a request, such as `--help`.
    var set: Setter?
    /// Nil for what the child has nothing to do with.
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
    /// Whatever draws.
    static var drawing: Self { [.render, .explain, .diff, .drawView] }
    /// What the user calls.
    static var users: Self { [.render, .explain, .diff] }
}
