internal import Foundation
internal import QuadrantRendering

/// What a snapshot holds, as bytes, and how what is there now differs from what was recorded.
@MainActor
package struct SnapshotContent {
    /// A difference.
    package struct Difference {
        /// What differs, in words.
        var words: String
        /// Files whose paths are listed below the words.
        var attachments: [SnapshotAttachment] = []
    }

    /// Makes the bytes to store.
    let bytes: () throws -> Data
    /// The difference of bytes from those recorded; `nil` if they count as the same.
    let difference: (_ now: Data, _ recorded: Data) throws -> Difference?

    /// A host's view, after it has come to rest.
    package init(of host: ViewHost, as kind: SnapshotKind) {
        bytes = {
            host.rest()
            return try kind.bytes(of: host)
        }
        difference = { try kind.difference($0, from: $1) }
    }

    /// A value by a strategy of the test's own.
    package init<Value, Format>(
        of value: @escaping () throws -> Value, as strategy: Snapshotting<Value, Format>
    ) {
        bytes = { strategy.diffing.toData(try strategy.snapshot(try value())) }
        difference = { now, recorded in
            let diffing = strategy.diffing
            guard
                let (words, files) = diffing.diff(
                    try diffing.fromData(recorded), try diffing.fromData(now))
            else { return nil }
            return Difference(words: words, attachments: files)
        }
    }
}

extension SnapshotKind {
    /// The bytes to store of a host's view.
    @MainActor fileprivate func bytes(of host: ViewHost) throws -> Data {
        switch form {
        case .picture(_, let camera): try host.pngData(from: camera)
        case .layout(let reasons):
            Data((reasons ? host.explanation : host.frameListing).utf8)
        case .accessibility: Data(host.accessibility.description.utf8)
        case .svg(let camera): Data(host.svg(from: camera).utf8)
        }
    }

    /// The difference of a view from the recorded one; `nil` if they count as the same.
    fileprivate func difference(
        _ now: Data, from recorded: Data
    ) throws -> SnapshotContent.Difference? {
        switch form {
        case .picture(let tolerance, _):
            return tolerance.difference(now, from: recorded)
        case .layout, .accessibility:
            return textDifference(
                String(decoding: recorded, as: UTF8.self), String(decoding: now, as: UTF8.self), now
            )
        case .svg:
            let before = EmbeddedPictures(String(decoding: recorded, as: UTF8.self))
            let after = EmbeddedPictures(String(decoding: now, as: UTF8.self))
            guard before.text == after.text else {
                return textDifference(before.text, after.text, now)
            }
            guard let text = after.difference(from: before, PictureTolerance()) else { return nil }
            return SnapshotContent.Difference(
                words: "The pictures in it differ from those recorded:\n\(text)",
                attachments: [.init(name: "after.\(ending)", data: now)])
        }
    }

    private func textDifference(
        _ old: String, _ new: String, _ now: Data
    ) -> SnapshotContent.Difference {
        SnapshotContent.Difference(
            words: "The view differs from its snapshot (- recorded, + now):\n"
                + "\(LineDifference(from: old, to: new))",
            attachments: [.init(name: "after.\(ending)", data: now)])
    }
}

extension PictureTolerance {
    /// How two pixels are compared.
    var measure: PixelMeasure {
        perceptualPrecision.map { .perception(precision: $0) } ?? .channels(atMost: difference)
    }

    /// The difference of a PNG file from a recorded one; `nil` if they count as the same.
    func difference(_ now: Data, from recorded: Data) -> SnapshotContent.Difference? {
        var files = [
            SnapshotAttachment(name: "before.png", data: recorded),
            SnapshotAttachment(name: "after.png", data: now),
        ]
        do throws(PictureDifference.Problem) {
            let difference = try PictureDifference(recorded, now, by: measure)
            if difference.isWithin(share: share) { return nil }
            files.append(.init(name: "difference.png", data: difference.picture))
            return .init(
                words:
                    "The picture differs from its snapshot. \(difference.words(by: measure, share: share))",
                attachments: files)
        } catch {
            return .init(
                words: "The picture differs from its snapshot. "
                    + "What was recorded is no picture that can be read: \(error.reason).",
                attachments: files)
        }
    }
}
