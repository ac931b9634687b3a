internal import Foundation

/// One run of tests: which of their snapshots is kept in which file, and whether all are recorded again.
@MainActor
package final class SnapshotRun {
    /// Which snapshots are recorded.
    let recording: SnapshotRecording
    /// Whether snapshots are recorded again instead of compared.
    var recordsAnew: Bool { recording == .all }
    /// Called with what was recorded again.
    private let report: (String) -> Void
    private var uses: [URL: Use] = [:]
    /// The sources into which texts were written.
    var sources = InlineSources()

    /// A snapshot that was asked for.
    private struct Use {
        let test: SnapshotTest
        let name: String?
        /// The hash of all of its bytes; the hash of `Data` takes only some.
        let content: Int
    }

    /// The environment variable that, set to `1`, has all snapshots recorded again.
    package nonisolated static let recordingVariable = "QUADRANT_RECORD_SNAPSHOTS"

    /// The run of this process.
    package static let process = SnapshotRun(
        recording: SnapshotRecording(ProcessInfo.processInfo.environment[recordingVariable])
    ) {
        FileHandle.standardError.write(Data("\($0)\n".utf8))
    }

    package init(
        recording: SnapshotRecording = .missing, report: @escaping (String) -> Void = { _ in }
    ) {
        self.recording = recording
        self.report = report
    }

    /// Notes that a file holds a snapshot. Returns why it cannot, if another snapshot has taken the
    /// file.
    ///
    /// A test that is run again takes its own file again: the same place may ask for the same content.
    func clash(
        at url: URL, of test: SnapshotTest, named name: String?, _ content: Data
    ) -> String? {
        let hash = Array(content).hashValue
        guard let first = uses[url] else {
            uses[url] = Use(test: test, name: name, content: hash)
            return nil
        }
        guard first.test != test || first.name != name || first.content != hash else {
            return nil
        }
        let other =
            first.test == test && first.name == name
            ? "the same line asked for it before, of another view: for another argument of the test "
                + "or in another turn of a loop"
            : "it belongs to the one of \(first.test.name)\(first.name.map { " named \"\($0)\"" } ?? "") "
                + "in line \(first.test.line)"
        return
            "Two snapshots cannot be kept in one file; \(other). Tell them apart with `named:`.\n"
            + "file: \(url.path)"
    }

    /// Writes a snapshot that differs from what is there.
    func record(_ data: Data, in file: SnapshotFile) throws {
        guard (try? file.recorded()) != data else { return }
        try file.write(data)
        tell("recorded anew: \(file.url.path)")
    }

    /// Tells what was recorded again.
    func tell(_ words: String) { report(words) }
}
