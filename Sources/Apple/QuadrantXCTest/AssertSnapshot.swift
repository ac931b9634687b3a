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
    let place = place(fileID, file, line, column)
    let snapshot = Snapshot(
        ending: kind.ending, of: test(function, at: place), named: name, recording: record)
    report(snapshot.failure(of: SnapshotContent(of: host, as: kind)), at: place, file, line)
}

/// Compares a value with a snapshot that was recorded earlier, by a strategy: `assertSnapshot` of `QuadrantTesting` for XCTest.
@MainActor
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotRecording? = nil, function: String = #function,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let place = place(fileID, file, line, column)
    let snapshot = Snapshot(
        ending: strategy.pathExtension ?? "", of: test(function, at: place), named: name,
        recording: record)
    let failure = withoutActuallyEscaping(value) {
        snapshot.failure(of: SnapshotContent(of: $0, as: strategy))
    }
    report(failure, at: place, file, line)
}

/// Compares a view with a text that stands in the test itself: `assertInlineSnapshot` of `QuadrantTesting` for XCTest.
@MainActor
public func assertInlineSnapshot(
    of host: ViewHost, as kind: SnapshotKind, record: SnapshotRecording? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, matches expected: (() -> String)? = nil
) {
    let place = place(fileID, file, line, column)
    report(
        inlineSnapshotFailure(of: host, as: kind, record, at: place, expected), at: place, file,
        line)
}

/// Compares a value with a text that stands in the test itself: `assertInlineSnapshot` of `QuadrantTesting` for XCTest.
@MainActor
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    matches expected: (() -> String)? = nil
) {
    let place = place(fileID, file, line, column)
    report(
        inlineSnapshotFailure(of: value, as: strategy, record, at: place, expected), at: place,
        file, line)
}

private func place(
    _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt
) -> SourceLocation {
    SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
}

private func test(_ function: String, at place: SourceLocation) -> SnapshotTest {
    Test.current.map { SnapshotTest($0, at: place) }
        ?? SnapshotTest(
            name: function, filePath: place.filePath, line: place.line, column: place.column)
}

private func report(
    _ failure: String?, at place: SourceLocation, _ file: StaticString, _ line: UInt
) {
    guard let failure else { return }
    if Test.current != nil {
        Issue.record(Comment(rawValue: failure), sourceLocation: place)
    } else {
        XCTFail(failure, file: file, line: line)
    }
}
