internal import Foundation
public import Testing

/// Which snapshots are recorded: the value of `QUADRANT_RECORD_SNAPSHOTS`, of `record:`, and of `.snapshots(record:)`.
///
/// `true` is `all`, `false` is `missing`.
public enum SnapshotRecording: String, CaseIterable, Sendable, ExpressibleByBooleanLiteral {
    /// All of them. By the environment variable without an issue, else with one each, so that it does not stay in the code.
    case all
    /// Those that there are none of, which is an issue each; so it is unless said otherwise.
    case missing
    /// These, and those that differ; both are issues.
    case failed
    /// None: a missing one is an issue and stays missing.
    case never

    /// `true` is `all`, `false` is `missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// What the variable says; 1 is `all`, and what means nothing is `missing`.
    package init(_ value: String?) {
        self = value == "1" ? .all : value.flatMap(Self.init(rawValue:)) ?? .missing
    }
}

/// What the test around, or its suite, asks to record.
package enum SnapshotDemand {
    /// `nil` for what the run records.
    @TaskLocal package static var current: SnapshotRecording?
}

/// Records snapshots in its own way while `body` runs. What one assertion says of itself counts more, and a run for which
/// `QUADRANT_RECORD_SNAPSHOTS` says `all` records all.
@MainActor
public func withSnapshotTesting<Result>(
    record: SnapshotRecording?, _ body: @MainActor () throws -> Result
) rethrows -> Result {
    try SnapshotDemand.$current.withValue(record ?? SnapshotDemand.current) { try body() }
}

/// The same for a body that waits.
@MainActor
public func withSnapshotTesting<Result>(
    record: SnapshotRecording?, _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    try await SnapshotDemand.$current.withValue(record ?? SnapshotDemand.current) {
        try await body()
    }
}

/// How the snapshots of a test, or of all tests of a suite, are recorded: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let record: SnapshotRecording?

    /// A suite's counts for the suites and tests in it.
    public let isRecursive = true

    /// Runs a test; called by the testing library.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotDemand.$current.withValue(record ?? SnapshotDemand.current) {
            try await function()
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Records snapshots in its own way.
    public static func snapshots(record: SnapshotRecording?) -> Self {
        SnapshotsTrait(record: record)
    }
}
