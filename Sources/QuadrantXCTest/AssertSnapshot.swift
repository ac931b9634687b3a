public import QuadrantTesting
internal import Testing
internal import XCTest

/// Compares a view with a snapshot that was recorded earlier, and fails with what tells them apart.
///
/// As `assertSnapshot(of:as:named:record:sourceLocation:)` of `QuadrantTesting`, for XCTest. Called in a
/// test of Swift Testing it records an issue there. XCTest does not tell the class of a test: two
/// classes in one file whose tests have one name need names for their snapshots.
///
/// - Parameters:
///   - host: The view, as it is now.
///   - kind: What of it is compared.
///   - name: Tells snapshots of one test apart; may be left out for the only one of its kind.
///   - record: Whether to record it anew, which is a failure as long as the code says so.
///   - function: The test that the snapshot belongs to.
///   - fileID: Where failures are reported, in tests of Swift Testing.
///   - file: Where failures are reported, and whose file the snapshot lies beside.
///   - line: Where failures are reported.
///   - column: Where failures are reported, in tests of Swift Testing.
@MainActor
public func assertSnapshot(
    of host: ViewHost, as kind: SnapshotKind, named name: String? = nil, record: Bool = false,
    function: String = #function, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    let test =
        Test.current.map { SnapshotTest($0, at: place) }
        ?? SnapshotTest(
            name: function, filePath: "\(file)", line: Int(line), column: Int(column))
    let snapshot = Snapshot(kind, of: test, named: name, isRecording: record)
    guard let failure = snapshot.failure(host) else { return }
    if Test.current != nil {
        Issue.record(Comment(rawValue: failure), sourceLocation: place)
    } else {
        XCTFail(failure, file: file, line: line)
    }
}
