internal import QuadrantIndex
internal import QuadrantRendering
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
        Console.setTimeLimit(request.timeLimit)
        let request = try request.confinedAsFarAsCanBe()
        let worker = DrawingWorker(isConfined: request.isConfined)
        try worker.start()
        let targets = try PreparedViews.all(
            try Project(at: request.paths, for: request.wishes, within: request.timeLimit),
            for: request,
            verb: "explaining", by: worker, environment: environment)
        var notes = PrintedNotes(namesPictures: false)
        for views in targets {
            for position in views.positions {
                let result = try views.drawer.picture(
                    at: position, on: views.stage, asking: .explanation(style))
                notes.show(result.told, of: nil)
                try Console.output(TerminalText.lines(result.bytes))
            }
        }
    }
}
