public import Testing

/// Compares a view with a snapshot that was recorded earlier, and records an issue with what tells them
/// apart.
///
/// The snapshot is kept beside the test's file as `__Snapshots__/<file>/<test>.<name>.<ending>`. One
/// that is missing is recorded, which is an issue too: the first run is there to look at what was
/// recorded. With the environment variable `QUADRANT_RECORD_SNAPSHOTS` set to `1` all are recorded anew
/// without an issue. Of a text the lines that differ are shown; of a picture the paths of it before
/// and after, and of a picture of the difference, in a temporary folder.
///
/// ```swift
/// let host = ViewHost(width: 320, height: 200) { Counter() }
/// assertSnapshot(of: host, as: .picture, named: "start")
/// ```
///
/// This one is for Swift Testing; XCTest has its own in `QuadrantXCTest`.
///
/// - Parameters:
///   - host: The view, as it is now.
///   - kind: What of it is compared.
///   - name: Tells snapshots of one test apart; may be left out for the only one of its kind.
///   - record: Whether to record it anew, which is an issue as long as the code says so.
///   - sourceLocation: Where issues are recorded, and whose file the snapshot lies beside.
@_disfavoredOverload
@MainActor
public func assertSnapshot(
    of host: ViewHost, as kind: SnapshotKind, named name: String? = nil, record: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let test = SnapshotTest(
        name: Test.current?.name ?? "snapshot", filePath: sourceLocation.filePath)
    let snapshot = Snapshot(kind, of: test, named: name, isRecording: record)
    if let failure = snapshot.failure(host) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
