internal import Foundation
internal import QuadrantCairo
internal import QuadrantDisplayList
internal import QuadrantImages
internal import QuadrantViews

/// A snapshot to be made: of what, where it is kept, and what becomes of one that is there.
@MainActor
package struct Snapshot {
    private let kind: SnapshotKind
    private let file: SnapshotFile
    private let isRecording: Bool

    /// Set to `1`, all snapshots are recorded anew.
    package nonisolated static let recordingVariable = "QUADRANT_RECORD_SNAPSHOTS"

    /// - Parameters:
    ///   - name: Tells snapshots of one test apart; `nil` for the only one of its kind.
    ///   - isRecording: Whether it is recorded anew, as the code of the test asks.
    package init(
        _ kind: SnapshotKind, of test: SnapshotTest, named name: String?, isRecording: Bool
    ) {
        self.kind = kind
        self.isRecording = isRecording
        file = SnapshotFile(test: test, name: name, ending: kind.ending)
    }

    /// Compares the view with what was recorded, or records it: what is wrong, in words; `nil` if
    /// nothing is.
    package func failure(_ host: ViewHost) -> String? {
        do {
            return try compared(host)
        } catch {
            return "The snapshot \(file.url.path) could not be made: \(error)"
        }
    }

    private func compared(_ host: ViewHost) throws -> String? {
        let (data, image) = try content(of: host)
        if ProcessInfo.processInfo.environment[Self.recordingVariable] == "1" {
            try file.write(data)
            return nil
        }
        if isRecording {
            try file.write(data)
            return "The snapshot was recorded anew: \(file.url.path)\n"
                + "Take `record: true` out of the test to compare with it."
        }
        guard let recorded = file.recorded else {
            try file.write(data)
            return "There was no snapshot; it was recorded: \(file.url.path)\n"
                + "Look at it. The next run compares with it."
        }
        if recorded == data { return nil }
        if let image, case .picture(let tolerance) = kind.form {
            return try difference(image, data, recorded, tolerance)
        }
        let after = try file.writeScratch(data, "after.\(kind.ending)")
        let difference = LineDifference(
            from: String(decoding: recorded, as: UTF8.self),
            to: String(decoding: data, as: UTF8.self))
        return "The view differs from its snapshot (- recorded, + now):\n\(difference)\n"
            + "recorded: \(file.url.path)\nnow:      \(after)\n\(Self.advice)"
    }

    private static let advice =
        "If it is meant to be so, record it anew: \(recordingVariable)=1 swift test"

    /// What is stored, and the pixels of a picture.
    private func content(of host: ViewHost) throws -> (Data, DisplayImage?) {
        switch kind.form {
        case .picture: (try host.pngData(), try host.picture().pixels)
        case .layout: (Data(host.explanation.utf8), nil)
        case .accessibility: (Data(host.accessibility.description.utf8), nil)
        case .svg: (Data(host.svg().utf8), nil)
        }
    }

    /// What tells a picture from the recorded one; `nil` if they count as the same.
    private func difference(
        _ now: DisplayImage, _ data: Data, _ recorded: Data, _ tolerance: PictureTolerance
    ) throws -> String? {
        var text: String
        var changes: DisplayImage?
        do throws(ImageProblem) {
            let before = try ImageLibrary.shared.decode(recorded)
            if before.width == now.width, before.height == now.height {
                let comparison = PictureComparison(before, now, tolerance)
                if comparison.isWithin(tolerance) { return nil }
                text = comparison.description(tolerance)
                changes = comparison.picture
            } else {
                text =
                    "It was \(before.width) by \(before.height) pixels and is \(now.width) by "
                    + "\(now.height)."
            }
        } catch {
            text = "What was recorded is no picture that can be read: \(error)."
        }
        text = "The picture differs from its snapshot. \(text)"
        text += "\nbefore:     \(try file.writeScratch(recorded, "before.png"))"
        text += "\nafter:      \(try file.writeScratch(data, "after.png"))"
        if let changes, let png = PNGRenderer.encode(changes) {
            text += "\ndifference: \(try file.writeScratch(png, "difference.png"))"
        }
        return "\(text)\nrecorded:   \(file.url.path)\n\(Self.advice)"
    }
}
