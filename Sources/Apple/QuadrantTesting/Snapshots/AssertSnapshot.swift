public import Testing

/// Compares a view with a snapshot that was recorded earlier, and records an issue with the
/// differences.
///
/// The snapshot is kept beside the file of the test as
/// `__Snapshots__/<file>/<suite>.<test>.<name>.<ending>`, without the suite if it is called as the
/// file. Two snapshots cannot share a file: several of one kind in one test need names, and those
/// of a test with arguments need names that are made from these. A missing snapshot is recorded,
/// which is an issue too, so that the first run makes you look at the recording. A snapshot that
/// cannot be read is not replaced. With the environment variable `QUADRANT_RECORD_SNAPSHOTS` set to
/// `1` or `all`, all snapshots are recorded again without an issue, and the standard error says which
/// changed; `failed` records those that differ, which stays an issue, `never` not even missing ones. For a text, the issue shows the lines that differ; for a picture, the paths of pictures
/// before and after and of their difference, in a temporary folder.
///
/// ```swift
/// let host = ViewHost(width: 320, height: 200) { Counter() }
/// assertSnapshot(of: host, as: .picture, named: "start")
/// ```
///
/// This function is for Swift Testing. `QuadrantXCTest` has one for XCTest.
///
/// - Parameters:
///   - host: The host of the view. It is compared once the main actor has done the work of the
///     view.
///   - kind: What is compared.
///   - name: The name that distinguishes the snapshots of one test. It may be left out for the only
///     snapshot of its kind.
///   - record: Whether to record the snapshot again, which is an issue as long as it is asked for.
///   - sourceLocation: The place where issues are recorded. The snapshot is kept beside its file.
@_disfavoredOverload
@MainActor
public func assertSnapshot(
    of host: ViewHost, as kind: SnapshotKind, named name: String? = nil, record: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let snapshot = Snapshot(
        kind, of: SnapshotTest(.current, at: sourceLocation), named: name, isRecording: record)
    if let failure = snapshot.failure(host) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}

extension SnapshotTest {
    /// The test of Swift Testing that is running, and a place in it.
    package init(_ test: Test?, at place: SourceLocation) {
        self.init(
            name: test?.name ?? "snapshot", suites: test?.id.nameComponents.dropLast() ?? [],
            filePath: place.filePath, line: place.line, column: place.column)
    }
}
