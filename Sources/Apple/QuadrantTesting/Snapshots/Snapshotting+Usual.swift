public import Foundation
public import SwiftUI

extension Diffing where Value == String {
    /// Texts, compared line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                guard old != new else { return nil }
                return (
                    "The text differs from its snapshot (- recorded, + now):\n"
                        + "\(LineDifference(from: old, to: new))",
                    [SnapshotAttachment(name: "after.txt", data: Data(new.utf8))]
                )
            })
    }
}

extension Diffing where Value == Data {
    /// Bytes, which are the same or not.
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { old, new in
                guard old != new else { return nil }
                let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?
                    .offset
                return (
                    "The bytes differ from the snapshot: \(old.count) were recorded, \(new.count) are there now; "
                        + "the first that differs is number \(place ?? min(old.count, new.count)), from 0 on.",
                    [SnapshotAttachment(name: "after.bin", data: new)]
                )
            })
    }

    /// Pictures as PNG files, compared with a tolerance.
    fileprivate static func png(_ tolerance: PictureTolerance) -> Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { old, new in
                guard old != new,
                    let difference = tolerance.difference(new, from: old)
                else { return nil }
                return (difference.words, difference.attachments)
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Texts, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, which are the same or not.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// What values say of themselves: `String(describing:)`.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }

    /// All that is in values, as `dump` prints it, sets and dictionaries in the order of their members' texts. Where that names
    /// addresses in memory, each run differs.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { "\(SteadyDump(of: $0))" }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// Values as JSON with sorted keys, indented.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return json(encoder)
    }

    /// Values as JSON, by an encoder of the test's own.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        Snapshotting(pathExtension: "json", diffing: .lines) {
            String(decoding: try encoder.encode($0), as: UTF8.self)
        }
    }
}

/// The room in which a view is drawn for a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
    /// The screen of a device, within its safe area.
    case device(config: TestDevice)
    /// A room of a size in points, in whose middle the view is.
    case fixed(width: CGFloat, height: CGFloat)
    /// A room as large as the view.
    case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == Data {
    /// The pixels of views that are as large as they like to be.
    public static var image: Snapshotting { image() }

    /// The pixels of views, as a PNG file.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels, from 0 to 1, that have to be alike.
    ///   - perceptualPrecision: How alike two colours have to be for the eye, from 0 to 1.
    ///   - layout: The room in which they are drawn.
    ///   - environment: Changes the environment around them: the colour scheme, the size of texts.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits,
        environment: (@MainActor (inout EnvironmentValues) -> Void)? = nil
    ) -> Snapshotting {
        let tolerance =
            precision == 1 && perceptualPrecision == 1
            ? PictureTolerance()
            : PictureTolerance(
                precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
        return Snapshotting(pathExtension: "png", diffing: .png(tolerance)) { view in
            let host =
                switch layout {
                case .device(let device): ViewHost(device: device) { view }
                case .fixed(let width, let height):
                    ViewHost(width: width, height: height) { view }
                case .sizeThatFits: ViewHost { view }
                }
            if let environment { host.changeEnvironment { environment(&$0) } }
            host.rest()
            return try host.pngData()
        }
    }
}
