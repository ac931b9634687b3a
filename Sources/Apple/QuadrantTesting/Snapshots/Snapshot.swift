internal import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList
internal import QuadrantImages

/// A snapshot to be compared or recorded: what it shows, and where it is kept.
@MainActor
package struct Snapshot {
    private let kind: SnapshotKind
    private let test: SnapshotTest
    private let name: String?
    private let file: SnapshotFile
    private let isRecording: Bool
    private let run: SnapshotRun

    /// - Parameters:
    ///   - name: Tells snapshots of one test apart; `nil` for the only one of its kind.
    ///   - isRecording: Whether the code of the test asks for a new recording.
    ///   - run: The run that it is a part of.
    package init(
        _ kind: SnapshotKind, of test: SnapshotTest, named name: String?, isRecording: Bool,
        in run: SnapshotRun = .process
    ) {
        self.kind = kind
        self.test = test
        self.name = name
        self.isRecording = isRecording
        self.run = run
        file = SnapshotFile(test: test, name: name, ending: kind.ending)
    }

    /// Compares the view with what was recorded, or records it. Returns what is wrong, in words;
    /// `nil` if nothing is.
    package func failure(_ host: ViewHost) -> String? {
        do {
            let data = try content(of: host)
            return try run.clash(at: file.url, of: test, named: name, data) ?? compared(data)
        } catch {
            return "The snapshot \(file.url.path) could not be made: \(error)"
        }
    }

    private func compared(_ data: Data) throws -> String? {
        if run.recordsAnew {
            try run.record(data, in: file)
            return nil
        }
        if isRecording {
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
            if run.recording == .never {
                return "There is no snapshot \(file.url.path), and this run records none."
            }
            try file.write(data)
            return "There was no snapshot; it was recorded: \(file.url.path)\n"
                + "Look at it. The next run compares with it."
        }
        guard recorded != data, let difference = try difference(data, recorded) else { return nil }
        guard run.recording == .failed else { return difference }
        try file.write(data)
        return "\(difference)\nIt was recorded anew, as this run records what fails."
    }

    private static let advice =
        "If it is meant to be so, record it anew: \(SnapshotRun.recordingVariable)=1 swift test"

    /// The bytes to store, after the view has come to rest.
    private func content(of host: ViewHost) throws -> Data {
        host.rest()
        return switch kind.form {
        case .picture(_, let camera): try host.pngData(from: camera)
        case .layout(let reasons):
            Data((reasons ? host.explanation : host.frameListing).utf8)
        case .accessibility: Data(host.accessibility.description.utf8)
        case .svg(let camera): Data(host.svg(from: camera).utf8)
        }
    }

    /// The difference of a view from the recorded one, in words; `nil` if they count as the same.
    private func difference(_ now: Data, _ recorded: Data) throws -> String? {
        switch kind.form {
        case .picture(let tolerance, _):
            return try pictureDifference(now, recorded, tolerance)
        case .layout, .accessibility:
            return textDifference(
                LineDifference(
                    from: String(decoding: recorded, as: UTF8.self),
                    to: String(decoding: now, as: UTF8.self)), now)
        case .svg:
            let before = EmbeddedPictures(String(decoding: recorded, as: UTF8.self))
            let after = EmbeddedPictures(String(decoding: now, as: UTF8.self))
            guard before.text == after.text else {
                return textDifference(LineDifference(from: before.text, to: after.text), now)
            }
            guard let text = after.difference(from: before, PictureTolerance()) else { return nil }
            let place = file.writeScratch(now, "after.\(kind.ending)")
            return "The pictures in it differ from those recorded:\n\(text)\n\(places(place))"
        }
    }

    private func textDifference(_ difference: LineDifference, _ now: Data) -> String {
        let place = file.writeScratch(now, "after.\(kind.ending)")
        return "The view differs from its snapshot (- recorded, + now):\n\(difference)\n"
            + places(place)
    }

    private func places(_ now: String) -> String {
        "recorded: \(file.url.path)\nnow:      \(now)\n\(Self.advice)"
    }

    private func pictureDifference(
        _ data: Data, _ recorded: Data, _ tolerance: PictureTolerance
    ) throws -> String? {
        var text: String
        var changes: DisplayImage?
        do throws(ImageProblem) {
            let now = try ImageLibrary.shared.decode(data)
            let comparison = PictureComparison(
                try ImageLibrary.shared.decode(recorded), now, tolerance)
            if comparison.isWithin(tolerance) { return nil }
            text = comparison.description(tolerance)
            changes = comparison.picture
        } catch {
            text = "What was recorded is no picture that can be read: \(error)."
        }
        text = "The picture differs from its snapshot. \(text)"
        text += "\nbefore:     \(file.writeScratch(recorded, "before.png"))"
        text += "\nafter:      \(file.writeScratch(data, "after.png"))"
        if let changes, let png = PNGRenderer.encode(changes) {
            text += "\ndifference: \(file.writeScratch(png, "difference.png"))"
        }
        return "\(text)\nrecorded:   \(file.url.path)\n\(Self.advice)"
    }
}
