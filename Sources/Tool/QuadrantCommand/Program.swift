internal import Foundation
internal import SwiftUI

/// The whole program, from the arguments to the status it ends with.
package enum Program {
    /// Runs the command line of this process and ends the process.
    @MainActor package static func main() -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(CommandError) {
            try FileName.checkArguments()
            let command =
                !BuiltProgram.hasView
                ? try ArgumentParser.command(for: arguments)
                : try ArgumentParser.linkedCommand(for: arguments)
            // A worker has no second thread.
            if command != .work { RunningPrograms.endWhenInterrupted() }
            switch command {
            case .render(let request):
                let environment = ProcessInfo.processInfo.environment
                try RenderCommand(request, environment: environment).run()
            case .explain(let request, let wanted):
                let environment = ProcessInfo.processInfo.environment
                try ExplainCommand(request, wanted, environment: environment).run()
            case .diff(let request):
                let environment = ProcessInfo.processInfo.environment
                let differ = try DiffCommand(request, environment: environment).run()
                exit((differ ? ExitCode.different : .success).rawValue)
            case .snapshots(let request):
                let environment = ProcessInfo.processInfo.environment
                let isSame = try SnapshotsCommand(request, environment: environment).run()
                exit((isSame ? ExitCode.success : .different).rawValue)
            case .check(let request, let isJSON):
                let environment = ProcessInfo.processInfo.environment
                let check = CheckCommand(request, isJSON: isJSON, environment: environment)
                exit((try check.run() ? ExitCode.userFile : .success).rawValue)
            case .watch(let request):
                let environment = ProcessInfo.processInfo.environment
                try WatchCommand(request, environment: environment).run()
            case .preview(let request):
                let environment = ProcessInfo.processInfo.environment
                try PreviewCommand(request, environment: environment).run()
            case .batch(let request):
                let environment = ProcessInfo.processInfo.environment
                let isWhole = try BatchCommand(request, environment: environment).run()
                exit((isWhole ? ExitCode.success : .userFile).rawValue)
            case .build(let request):
                let environment = ProcessInfo.processInfo.environment
                try BuildCommand(request, environment: environment).run()
            case .fonts(let request):
                let isLacking = try FontsCommand(request).run()
                exit((isLacking ? ExitCode.userFile : .success).rawValue)
            case .lines(let request):
                let environment = ProcessInfo.processInfo.environment
                try LinesCommand(request, environment: environment).run()
            case .serve(let request):
                let environment = ProcessInfo.processInfo.environment
                try ServeCommand(request, environment: environment).run()
            case .serveEditor:
                LanguageCommand(environment: ProcessInfo.processInfo.environment).run()
            case .serveAgents(let mayBeUnconfined):
                let environment = ProcessInfo.processInfo.environment
                try AgentCommand(mayBeUnconfined: mayBeUnconfined, environment: environment).run()
            case .work: WorkerProcess.run()
            case .install(let request): try InstallCommand(request).install()
            case .uninstall(let request): try InstallCommand(request).uninstall()
            case .settle: try InstallCommand(InstallRequest()).settle()
            case .swift(let arguments): exit(try SwiftCommand(arguments).run())
            case .setUpEditor(let request): try EditorCommand(request).run()
            case .describe(let folder): try SelfDescription.write(to: folder)
            case .help(let topic): try Console.output(HelpText.text(for: topic) + "\n")
            case .version where BuiltProgram.hasView:
                try Console.output(
                    "\(BuiltProgram.name), of Quadrant \(ProgramVersion.number)\n")
            case .version:
                let build = try Installation.current().build
                try Console.output(ProgramVersion.text(of: build) + "\n")
            }
            exit(ExitCode.success.rawValue)
        } catch {
            let command = arguments.first ?? ""
            Console.report(error, of: CommandList.names.contains(command) ? command : "render")
            exit(error.exitCode.rawValue)
        }
    }

}
