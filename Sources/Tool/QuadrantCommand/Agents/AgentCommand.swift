internal import Foundation

/// `quadrant mcp`: serves programs that write views until they close standard input.
package struct AgentCommand: Sendable {
    private let mayBeUnconfined: Bool
    private let environment: [String: String]

    /// The command, in an environment that says where caches and tools are.
    package init(mayBeUnconfined: Bool, environment: [String: String]) {
        (self.mayBeUnconfined, self.environment) = (mayBeUnconfined, environment)
    }

    /// Answers on standard output.
    @MainActor package func run() throws(CommandError) {
        if let obstacle = Confinement.obstacle {
            guard mayBeUnconfined else { throw .noSandbox(reason: obstacle) }
            Console.error("quadrant: views are drawn without a sandbox: \(obstacle)\n")
        }
        let build = try? Installation.current().build
        let version = ProgramVersion.text(of: build ?? nil)
        let tools = AgentTools(environment: environment, mayBeUnconfined: mayBeUnconfined)
        defer { tools.end() }
        try AgentServer(tools, version: version).run(reading: STDIN_FILENO)
    }
}
