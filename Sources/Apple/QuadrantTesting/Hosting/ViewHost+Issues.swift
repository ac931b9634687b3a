internal import QuadrantCore
internal import Testing

extension ViewHost {
    /// What could not be done as written so far, each thing once: what happened, where, and what to
    /// do.
    public var issues: [LayoutIssue] {
        update()
        return knownIssues
    }

    /// What is as at Apple's, and not as one would expect, so far: each thing once, with what to do about it. No
    /// test fails by it.
    public var notes: [LayoutIssue] {
        update()
        return tree.remarks.map {
            LayoutIssue(message: $0.message, path: Self.path($0.path), advice: $0.advice)
        }
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
            if let place = CallPlace.current ?? Test.current?.sourceLocation {
                Issue.record(text, sourceLocation: place)
            } else {
                Issue.record(text)
            }
        }
    }

    /// Calls `act`; issues that are found meanwhile are recorded at `place` in the test. The steps of an act
    /// have the place of the whole act.
    func called<T, Failure: Error>(
        at place: SourceLocation, _ act: () throws(Failure) -> T
    ) throws(Failure) -> T {
        let result: Result<T, Failure> = CallPlace.$current.withValue(CallPlace.current ?? place) {
            do throws(Failure) {
                return .success(try act())
            } catch {
                return .failure(error.placed(at: CallPlace.current ?? place))
            }
        }
        return try result.get()
    }

    /// The same for acts that wait for something.
    func called<T>(at place: SourceLocation, _ act: () async throws -> T) async throws -> T {
        try await CallPlace.$current.withValue(CallPlace.current ?? place) {
            do {
                return try await act()
            } catch {
                throw error.placed(at: CallPlace.current ?? place)
            }
        }
    }
}

/// The place in the test of the call that the host carries out now. Each task has its own, as several may
/// wait for one host.
private enum CallPlace {
    /// The place; `nil` for calls that name none.
    @TaskLocal static var current: SourceLocation?
}
