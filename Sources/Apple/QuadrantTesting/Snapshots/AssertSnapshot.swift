internal import Foundation
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
///   - record: What to record of it, in place of what the run and the suite record: `true` records it again, which is an issue as
///     long as it is asked for.
///   - sourceLocation: The place where issues are recorded. The snapshot is kept beside its file.
@_disfavoredOverload
@MainActor
public func assertSnapshot(
    of host: ViewHost, as kind: SnapshotKind, named name: String? = nil,
    record: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    let snapshot = Snapshot(
        ending: kind.ending, of: SnapshotTest(.current, at: sourceLocation), named: name,
        recording: record)
    report(snapshot.failure(of: SnapshotContent(of: host, as: kind)), at: sourceLocation)
}

/// Compares a value with a snapshot that was recorded earlier, by a strategy: one of the usual ones, such as `.lines`, `.json`,
/// `.dump` and the `.image` of a view, or one of the test's own ([Snapshotting]). All else is as for hosts.
///
/// ```swift
/// assertSnapshot(of: order, as: .json)
/// assertSnapshot(of: Card(), as: .image(layout: .fixed(width: 320, height: 200)))
/// ```
@_disfavoredOverload
@MainActor
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotRecording? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let snapshot = Snapshot(
        ending: strategy.pathExtension ?? "", of: SnapshotTest(.current, at: sourceLocation),
        named: name, recording: record)
    let failure = withoutActuallyEscaping(value) {
        snapshot.failure(of: SnapshotContent(of: $0, as: strategy))
    }
    report(failure, at: sourceLocation)
}

/// Records what is wrong as an issue. In a test of XCTest, of which this library knows nothing, an issue is no failure: it is told in
/// the standard error too.
func report(_ failure: String?, at place: SourceLocation) {
    guard let failure else { return }
    if Test.current == nil {
        let words =
            "\(place.fileName):\(place.line): \(failure)\nA test of XCTest fails of it with `import QuadrantXCTest`.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }
    Issue.record(Comment(rawValue: failure), sourceLocation: place)
}

extension SnapshotTest {
    /// The test of Swift Testing that is running, and a place in it.
    package init(_ test: Test?, at place: SourceLocation) {
        self.init(
            name: test?.name ?? "snapshot", suites: test?.id.nameComponents.dropLast() ?? [],
            filePath: place.filePath, line: place.line, column: place.column)
    }
}
