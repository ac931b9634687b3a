internal import Foundation

/// A snapshot to be compared or recorded: where it is kept, and what becomes of it.
@MainActor
package struct Snapshot {
    private let test: SnapshotTest
    private let name: String?
    private let file: SnapshotFile
    private let demand: SnapshotRecording?
    private let run: SnapshotRun

    /// - Parameters:
    ///   - ending: How its file's name ends.
    ///   - name: Tells snapshots of one test apart; `nil` for the only one of its kind.
    ///   - demand: What the code of the test asks to record; `nil` for what the run records.
    ///   - run: The run that it is a part of.
    package init(
        ending: String, of test: SnapshotTest, named name: String?,
        recording demand: SnapshotRecording?,
        in run: SnapshotRun = .process
    ) {
        self.test = test
        self.name = name
        self.demand = demand ?? SnapshotDemand.current
        self.run = run
        file = SnapshotFile(test: test, name: name, ending: ending)
    }

    /// Compares what is there now with what was recorded, or records it. Returns what is wrong, in words; `nil` if nothing is.
    package func failure(of content: SnapshotContent) -> String? {
        do {
            let data = try content.bytes()
            return try run.clash(at: file.url, of: test, named: name, data)
                ?? compared(data, content)
        } catch {
            return "The snapshot \(file.url.path) could not be made: \(error)"
        }
    }

    private func compared(_ data: Data, _ content: SnapshotContent) throws -> String? {
        if run.recordsAnew {
            try run.record(data, in: file)
            return nil
        }
        let recording = demand ?? run.recording
        if recording == .all {
            try file.write(data)
            return "The snapshot was recorded anew: \(file.url.path)\n"
                + "Take `record: true` out of the test to compare with it."
        }
        let recorded: Data?
        do {
            recorded = try file.recorded()
        } catch {
            return "The snapshot \(file.url.path) is there and cannot be read: \(error)\n"
                + "It was left as it is."
        }
        guard let recorded else {
            if recording == .never {
                return "There is no snapshot \(file.url.path), and this run records none."
            }
            try file.write(data)
            return "There was no snapshot; it was recorded: \(file.url.path)\n"
                + "Look at it. The next run compares with it."
        }
        guard recorded != data, let difference = try content.difference(data, recorded) else {
            return nil
        }
        let words = said(difference)
        guard recording == .failed else { return words }
        try file.write(data)
        return "\(words)\nIt was recorded anew, as this run records what fails."
    }

    /// What differs, where to see it, and how to have it so.
    private func said(_ difference: SnapshotContent.Difference) -> String {
        var lines = [difference.words]
        var places: [(String, String)] = []
        for attachment in difference.attachments {
            let title = attachment.name.prefix { $0 != "." }
            let isOnly = difference.attachments.count == 1 && title == "after"
            places.append(
                (
                    isOnly ? "now" : String(title),
                    file.writeScratch(attachment.data, attachment.name)
                ))
        }
        places.append(("recorded", file.url.path))
        let longest = places.map(\.0.count).max() ?? 0
        for (title, place) in places {
            lines.append(
                "\(title):".padding(toLength: longest + 2, withPad: " ", startingAt: 0) + place)
        }
        lines.append(
            "If it is meant to be so, record it anew: \(SnapshotRun.recordingVariable)=1 swift test"
        )
        return lines.joined(separator: "\n")
    }
}
