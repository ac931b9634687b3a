public import Testing

/// Compares a view with a snapshot that was recorded earlier, and records an issue with what tells them
/// apart.
///
/// The snapshot is kept beside the test's file as `__Snapshots__/<file>/<suite>.<test>.<name>.<ending>`,
/// without the suite if it is called as the file. Two snapshots cannot share a file: those of one kind
/// in one test need names, those of a test with arguments names made of these. One that is missing
/// is recorded, which is an issue too: the first run is there to look at what was recorded. One that
/// cannot be read is left as it is. With the environment variable `QUADRANT_RECORD_SNAPSHOTS` set to `1`
/// all are recorded anew without an issue, and the standard error says which changed. Of a text the lines that differ are shown; of a picture the paths of it before
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
///   - host: The view, as it is once the main actor has done what the view has it do.
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
