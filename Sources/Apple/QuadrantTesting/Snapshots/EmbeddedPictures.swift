internal import Foundation
internal import QuadrantRendering

/// The pictures that stand in the text of an SVG file, apart from it: one picture has other bytes
/// wherever another version of a library packed it.
struct EmbeddedPictures {
    /// The text with a number in place of each picture.
    private(set) var text = ""
    private(set) var pictures: [Data] = []

    init(_ svg: String) {
        var rest = svg[...]
        while let start = rest.range(of: "data:image/"),
            let mark = rest[start.upperBound...].range(of: ";base64,"),
            let end = rest[mark.upperBound...].firstIndex(where: { "\"')".contains($0) })
        {
            let picture = Data(base64Encoded: String(rest[mark.upperBound..<end]))
            pictures.append(picture ?? Data(rest[mark.upperBound..<end].utf8))
            text += rest[..<mark.lowerBound] + ";picture \(pictures.count)"
            rest = rest[end...]
        }
        text += rest
    }

    /// The differences of the pictures from those before, a line for each; `nil` if they count as the
    /// same.
    func difference(from before: EmbeddedPictures, _ tolerance: PictureTolerance) -> String? {
        var lines: [String] = []
        for (index, (old, new)) in zip(before.pictures, pictures).enumerated() where old != new {
            if let text = Self.difference(old, new, tolerance) {
                lines.append("picture \(index + 1): \(text)")
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private static func difference(
        _ old: Data, _ new: Data, _ tolerance: PictureTolerance
    ) -> String? {
        do throws(PictureDifference.Problem) {
            let difference = try PictureDifference(old, new, by: tolerance.measure)
            return difference.isWithin(share: tolerance.share)
                ? nil : difference.words(by: tolerance.measure, share: tolerance.share)
        } catch {
            return "It cannot be read: \(error.reason)."
        }
    }
}
