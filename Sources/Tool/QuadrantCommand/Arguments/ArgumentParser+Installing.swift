extension ArgumentParser {
    /// The name of the hidden command with which a build makes the manual page and the completions.
    static let describingCommand = "describe-itself"

    /// The name of the hidden command with which a package ties itself to a toolchain where it is installed.
    static let settlingCommand = "settle"

    /// `install` and `uninstall`.
    static func install(
        _ arguments: ArraySlice<String>, of command: CommandOption.Command
    ) throws(CommandError) -> Command {
        var request = InstallRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: command))
        while let item = try reader.next() {
            switch item {
            case .operand(let text): throw .unexpectedOperand(text)
            case .option("--help", _): return .help(command.rawValue)
            case .option("--version", _): return .version
            case .option("--prefix", let value):
                request.prefix = try OptionValue.text(value ?? "", for: "--prefix")
            case .option("--release", let value): request.version = value
            case .option("--check", _): request.checksBytes = true
            case .option("--modules", _): request.addsModules = true
            case .option(let name, _): throw .unknownOption(name)
            }
        }
        return command == .install ? .install(request) : .uninstall(request)
    }

    /// `swift`: all that follows is SwiftPM's.
    static func swift(_ arguments: ArraySlice<String>) -> Command {
        ["--help", "-h"].contains(arguments.first) ? .help("swift") : .swift(Array(arguments))
    }

    /// `editor-setup`.
    static func editorSetup(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var request = EditorRequest()
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .editorSetup))
        while let item = try reader.next() {
            switch item {
            case .operand(let path):
                if request.path != nil { throw .unexpectedOperand(path) }
                request.path = path
            case .option("--help", _): return .help("editor-setup")
            case .option("--version", _): return .version
            case .option("--print", _): request.onlyPrints = true
            case .option(let name, _): throw .unknownOption(name)
            }
        }
        return .setUpEditor(request)
    }

    /// `lsp`.
    static func serveEditor(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .lsp))
        while let item = try reader.next() {
            switch item {
            case .operand(let text): throw .unexpectedOperand(text)
            case .option("--help", _): return .help("lsp")
            case .option("--version", _): return .version
            case .option(let name, _): throw .unknownOption(name)
            }
        }
        return .serveEditor
    }

    /// `mcp`.
    static func serveAgents(_ arguments: ArraySlice<String>) throws(CommandError) -> Command {
        var mayBeUnconfined = false
        var reader = ArgumentReader(arguments, options: CommandOption.all(of: .mcp))
        while let item = try reader.next() {
            switch item {
            case .operand(let text): throw .unexpectedOperand(text)
            case .option("--help", _): return .help("mcp")
            case .option("--version", _): return .version
            case .option("--unconfined", _): mayBeUnconfined = true
            case .option(let name, _): throw .unknownOption(name)
            }
        }
        return .serveAgents(mayBeUnconfined: mayBeUnconfined)
    }
}
