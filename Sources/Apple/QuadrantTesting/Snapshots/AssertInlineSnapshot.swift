public import Testing

/// Compares a view with a text that stands in the test itself.
///
/// Without the text it is recorded: the text is written into the test's source, which is an issue, so that the first run makes you
/// look at it. Which texts are recorded again is said as for `assertSnapshot`: by `record:`, `.snapshots(record:)` and
/// `QUADRANT_RECORD_SNAPSHOTS`.
///
/// ```swift
/// assertInlineSnapshot(of: host, as: .layout) {
///     """
///     room 120×40
///     Text("Hi") at 52,9.75 16×20.5
///     """
/// }
/// ```
///
/// - Parameters:
///   - host: The host of the view. It is compared once the main actor has done the work of the view.
///   - kind: What is compared: `.layout`, `.accessibility` or `.svg`. Pictures are no text, which is an issue.
///   - record: What to record of it, in place of what the run and the suite record.
///   - sourceLocation: The place of the call, where issues are recorded and the text stands.
///   - expected: The text.
@_disfavoredOverload
@MainActor
public func assertInlineSnapshot(
    of host: ViewHost, as kind: SnapshotKind, record: SnapshotRecording? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, matches expected: (() -> String)? = nil
) {
    report(
        inlineSnapshotFailure(of: host, as: kind, record, at: sourceLocation, expected),
        at: sourceLocation)
}

/// Compares a value with a text that stands in the test itself, by a strategy whose snapshots are texts: `.lines`, `.json`, `.dump`,
/// `.description`, or one of the test's own.
@_disfavoredOverload
@MainActor
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
    record: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    matches expected: (() -> String)? = nil
) {
    report(
        inlineSnapshotFailure(of: value, as: strategy, record, at: sourceLocation, expected),
        at: sourceLocation)
}

/// What is wrong with a view's text in a test, in words; `nil` if nothing is.
@MainActor
package func inlineSnapshotFailure(
    of host: ViewHost, as kind: SnapshotKind, _ record: SnapshotRecording?,
    at place: SourceLocation,
    _ expected: (() -> String)?
) -> String? {
    guard kind.isText else { return "A picture is no text: use `assertSnapshot`." }
    return failure(expected?(), record, at: place) {
        String(decoding: try SnapshotContent(of: host, as: kind).bytes(), as: UTF8.self)
    }
}

/// What is wrong with a value's text in a test, in words; `nil` if nothing is.
@MainActor
package func inlineSnapshotFailure<Value>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, String>,
    _ record: SnapshotRecording?, at place: SourceLocation, _ expected: (() -> String)?
) -> String? {
    failure(expected?(), record, at: place) { try strategy.snapshot(try value()) }
}

@MainActor
private func failure(
    _ expected: String?, _ record: SnapshotRecording?, at place: SourceLocation,
    _ make: () throws -> String
) -> String? {
    do {
        return InlineSnapshot(place).failure(
            try make(), expected, record ?? SnapshotDemand.current, in: .process)
    } catch {
        return "The snapshot could not be made: \(error)"
    }
}
