internal import Foundation

/// `quadrant check-build`: whether every target of a project compiles, and what is missing.
package struct CheckCommand: Sendable {
    private let request: RenderRequest
    private let isJSON: Bool
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(_ request: RenderRequest, isJSON: Bool, environment: [String: String]) {
        self.request = request
        self.isJSON = isJSON
        self.environment = environment
    }

    /// Prints the lists; returns whether there are errors of the user's.
    package func run() throws(CommandError) -> Bool {
        Console.setTimeLimit(request.timeLimit)
        let report = try report()
        try Console.output(isJSON ? report.json : report.text)
        return !report.yours.isEmpty
    }

    /// The lists; what cannot be read is told.
    func report() throws(CommandError) -> BuildReport {
        var wishes = request.wishes
        wishes.isForAll = true
        let project = try Project(at: request.paths, for: wishes, within: request.timeLimit)
        for problem in project.problems { Console.report(problem, of: "check-build") }
        var check = BuildCheck(request, environment: environment)
        try check.run(project)
        return check.report
    }
}
