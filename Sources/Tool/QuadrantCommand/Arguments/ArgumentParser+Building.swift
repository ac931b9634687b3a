/// `quadrant build`, and the arguments of the programs that it makes.
extension ArgumentParser {
    static func build(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = BuildRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .build))
        do throws(CommandError) {
            while let item = try reader.next() {
                switch item {
                case .operand(let path): request.drawing.paths.append(path)
                case .option("--help", _): return .help("build")
                case .option("--version", _): return .version
                case .option(let name, let value):
                    try request.drawing.set(name, to: value, of: .build)
                }
            }
        } catch .unknownOption(let name) {
            let commands: Set<CommandOption.Command> = [.render, .batch, .serve, .worker]
            let isOfPrograms = CommandOption.table.contains {
                $0.name == name && !$0.commands.isDisjoint(with: commands)
            }
            throw isOfPrograms ? .ofTheProgram(name) : .unknownOption(name)
        }
        if request.drawing.paths.isEmpty { throw .noFiles }
        return .build(request)
    }

    /// What stands for the files of the view, which is in the program.
    private static let ownView = "(the view of this program)"

    /// What arguments ask of a program that has its view in it: `card --data x.json -o x.png`, `card batch`, `card serve`,
    /// `card worker`, `card fonts`.
    package static func linkedCommand(for arguments: [String]) throws(CommandError) -> Command {
        let rest = arguments.dropFirst()
        switch arguments.first {
        case workerCommand?, "fonts"?, "--version"?: return try command(for: arguments)
        case "--help"?, "-h"?, "help"?, nil: return .help(rest.first)
        case let name? where ["batch", "serve", "worker"].contains(name):
            do throws(CommandError) {
                return try linked(command(for: [name, ownView] + rest))
            } catch .missingOperand where name == "batch" {
                throw .missingOperand("a file of rows: batch people.jsonl -o 'out/{id}.png'")
            }
        default: return try linked(command(for: ["render", ownView] + arguments))
        }
    }

    /// A command without what needs files.
    private static func linked(_ command: Command) throws(CommandError) -> Command {
        switch command {
        case .render(var request):
            try check(&request)
            if request.data == nil, !request.printsSchema {
                throw .missingOperand(
                    "the data by '--data card.json'; '--schema' prints what it has")
            }
            return .render(request)
        case .batch(var request):
            try check(&request.drawing)
            return .batch(request)
        case .serve(var request):
            try check(&request.drawing)
            return .serve(request)
        case .lines(var request):
            try check(&request.drawing)
            return .lines(request)
        case let other: return other
        }
    }

    /// The options that are about Swift files.
    static let optionsOfFiles: Set = [
        "--platform", "--target", "--packages", "--all", "--list", "--view",
    ]

    private static func check(_ request: inout RenderRequest) throws(CommandError) {
        if request.paths.count > 1 { throw .unexpectedOperand(request.paths[1]) }
        request.paths = []
        let options = [
            ("--platform", request.platform != nil), ("--target", request.target != nil),
            ("--packages", request.packages != nil), ("--all", request.selection == .all),
            ("--list", request.selection == .list),
        ]
        for (name, isGiven) in options where isGiven { throw .ofFiles(name) }
        if case .named = request.selection { throw .ofFiles("--view") }
    }
}
