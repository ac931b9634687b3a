internal import Foundation
internal import SwiftUI

/// The whole program, from the arguments to the status it ends with.
package enum Program {
    /// Runs the command line of this process and ends the process.
    @MainActor package static func main() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(CommandError) {
            try FileName.checkArguments()
            let command = try ArgumentParser.command(for: arguments)
            // A worker has no second thread.
            if command != .work { RunningPrograms.endWhenInterrupted() }
            switch command {
            case .render(let request):
                let environment = ProcessInfo.processInfo.environment
                try RenderCommand(request, environment: environment).run()
            case .explain(let request, let style):
                let environment = ProcessInfo.processInfo.environment
                try ExplainCommand(request, style, environment: environment).run()
            case .diff(let request):
                let environment = ProcessInfo.processInfo.environment
                let differ = try DiffCommand(request, environment: environment).run()
                exit((differ ? ExitCode.different : .success).rawValue)
            case .check(let request, let isJSON):
                let environment = ProcessInfo.processInfo.environment
                let check = CheckCommand(request, isJSON: isJSON, environment: environment)
                exit((try check.run() ? ExitCode.userFile : .success).rawValue)
            case .work: WorkerProcess.run()
            case .help(let topic): try Console.output(HelpText.text(for: topic) + "\n")
            case .version: try Console.output(HelpText.version + "\n")
            }
            exit(ExitCode.success.rawValue)
        } catch {
            let command = arguments.first ?? ""
            Console.report(
                error,
                of: ["explain", "diff", "check-build"].contains(command) ? command : "render")
            exit(error.exitCode.rawValue)
        }
    }

}
