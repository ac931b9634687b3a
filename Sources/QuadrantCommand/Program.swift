internal import Foundation

/// The whole program, from the arguments to the status it ends with.
package enum Program {
    /// Runs the command line of this process and ends the process.
    @MainActor package static func main() -> Never {
        do throws(CommandError) {
            switch try ArgumentParser.command(for: Array(CommandLine.arguments.dropFirst())) {
            case .render(let request):
                let environment = ProcessInfo.processInfo.environment
                try RenderCommand(request, environment: environment).run()
            case .drawView(let request): ViewProcess.run(request)
            case .help(let topic): Console.output(HelpText.text(for: topic) + "\n")
            case .version: Console.output(HelpText.version + "\n")
            }
            exit(ExitCode.success.rawValue)
        } catch {
            Console.error(Self.prefixed(error) + "\n")
            exit(error.exitCode.rawValue)
        }
    }

    /// The message with the program's name; a compiler's diagnostics stay in front of it, as they are.
    private static func prefixed(_ error: CommandError) -> String {
        guard case .doesNotCompile(_, let diagnostics, _) = error else {
            return "quadrant: \(error.message)"
        }
        return diagnostics + "quadrant: " + error.message.dropFirst(diagnostics.count)
    }
}

/// Standard output and standard error.
enum Console {
    /// Writes text to standard output.
    static func output(_ text: String) {
        output(Array(text.utf8))
    }

    /// Writes bytes to standard output.
    static func output(_ bytes: [UInt8]) {
        FileHandle.standardOutput.write(Data(bytes))
    }

    /// Writes text to standard error.
    static func error(_ text: String) {
        if !text.isEmpty { FileHandle.standardError.write(Data(text.utf8)) }
    }
}
