internal import QuadrantCore
internal import Testing

extension ViewHost {
    /// What could not be done as written so far, each thing once: what happened, where, and what to
    /// do.
    public var issues: [LayoutIssue] {
        update()
        return knownIssues
    }

    private var knownIssues: [LayoutIssue] {
        tree.issues.map {
            LayoutIssue(message: $0.message, path: Self.path($0.path), advice: $0.advice)
        }
    }

    /// A path without the view that holds what is hosted.
    static func path(_ names: [String]) -> [String] { names.filter { $0 != "HostedRoot" } }

    /// Hands issues that are new on to whoever wants to know of them.
    func reportIssues() {
        guard failsOnIssues || onIssue != nil, tree.issues.count > reportedIssues else { return }
        let new = knownIssues.dropFirst(reportedIssues)
        reportedIssues = tree.issues.count
        for issue in new {
            onIssue?(issue)
            guard failsOnIssues else { continue }
            let text = Comment(rawValue: issue.description)
            if let place = callPlace ?? Test.current?.sourceLocation {
                Issue.record(text, sourceLocation: place)
            } else {
                Issue.record(text)
            }
        }
    }

    /// Calls `act`; issues that are found meanwhile are recorded at `place` in the test. What an act is made
    /// of has the place of the whole.
    func called<T, Failure: Error>(
        at place: SourceLocation, _ act: () throws(Failure) -> T
    ) throws(Failure) -> T {
        let outer = callPlace
        callPlace = outer ?? place
        defer { callPlace = outer }
        return try act()
    }

    /// The same for what waits for something.
    func called<T>(at place: SourceLocation, _ act: () async throws -> T) async throws -> T {
        let outer = callPlace
        callPlace = outer ?? place
        defer { callPlace = outer }
        return try await act()
    }
}
