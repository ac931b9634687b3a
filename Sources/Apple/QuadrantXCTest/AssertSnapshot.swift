public import QuadrantTesting
internal import Testing
internal import XCTest

/// Compares a view with a snapshot that was recorded earlier, and fails with the differences.
///
/// This is `assertSnapshot(of:as:named:record:sourceLocation:)` of `QuadrantTesting` for XCTest. In a
/// test of Swift Testing it records an issue instead of a failure. XCTest does not say which class a
/// test belongs to: if two classes in one file have tests of the same name, give their snapshots names.
///
/// - Parameters:
///   - host: The host of the view. It is compared once the main actor has done the work of the
///     view.
///   - kind: What is compared.
///   - name: The name that distinguishes the snapshots of one test. It may be left out for the
///     only snapshot of its kind.
///   - record: What to record of it, in place of what the run records: `true` records it again, which is a failure as long as it is
///     asked for.
///   - function: The test that the snapshot belongs to.
///   - fileID: Where failures are reported, in tests of Swift Testing.
///   - file: The file in which failures are reported. The snapshot is kept beside it.
///   - line: Where failures are reported.
///   - column: Where failures are reported, in tests of Swift Testing.
@MainActor
public func assertSnapshot(
    of host: ViewHost, as kind: SnapshotKind, named name: String? = nil,
    record: SnapshotRecording? = nil, function: String = #function, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    let test =
        Test.current.map { SnapshotTest($0, at: place) }
        ?? SnapshotTest(
            name: function, filePath: "\(file)", line: Int(line), column: Int(column))
    let snapshot = Snapshot(
        ending: kind.ending, of: test, named: name, recording: record)
    guard let failure = snapshot.failure(of: SnapshotContent(of: host, as: kind)) else { return }
    if Test.current != nil {
        Issue.record(Comment(rawValue: failure), sourceLocation: place)
    } else {
        XCTFail(failure, file: file, line: line)
    }
}
