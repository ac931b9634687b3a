internal import QuadrantIndex
internal import SwiftUI

/// `quadrant explain`: from files to the words on a view's layout.
package struct ExplainCommand: Sendable {
    private let request: RenderRequest
    private let style: ExplanationStyle
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(
        _ request: RenderRequest, _ style: ExplanationStyle, environment: [String: String]
    ) {
        self.request = request
        self.style = style
        self.environment = environment
    }

    /// Runs the command; the explanation goes to standard output, everything else to standard error.
    package func run() throws(CommandError) {
        let files = try SourceFile.all(at: request.paths)
        let compiled = try CompiledFiles.make(
            from: files, environment: environment, timeLimit: request.timeLimit)
        Console.error(compiled.warnings)
        let positions = try ViewChoice(index: compiled.index, verb: "explaining")
            .positions(for: request.selection)
        let drawer = try ViewDrawer(
            compiled, environment: environment, timeLimit: request.timeLimit,
            memoryLimit: request.memoryLimit)
        var options = request.options
        options.resourceDirectories = ResourceFolders.around(files.map(\.path))
        for position in positions {
            let result = try drawer.picture(
                at: position, options: options, explanation: style)
            Console.error(result.printed)
            try Console.output(result.bytes)
        }
    }
}
