internal import CoreGraphics
internal import Foundation
internal import UIKit

/// Reads pictures: PNG, JPEG and what else Quadrant draws. Of several pictures in a file there is the first.
///
/// Apple: "CGImageSource" (Image I/O).
public final class CGImageSource: @unchecked Sendable {
    let data: Data
    let image: CGImage?

    init(_ data: Data) {
        self.data = data
        image = UIImage(data: data)?.cgImage
    }

    /// The sizes; nothing for bytes that are no picture.
    var properties: [String: Any]? {
        guard let image else { return nil }
        return [
            kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
            kCGImagePropertyOrientation: 1, kCGImagePropertyDepth: 8,
            kCGImagePropertyColorModel: "RGB",
        ]
    }

    /// The picture, no side of which is longer than asked for.
    func thumbnail(_ options: [String: Any]) -> CGImage? {
        guard let image else { return nil }
        let wanted = options[kCGImageSourceThumbnailMaxPixelSize]
        let most =
            wanted as? Int ?? (wanted as? Double).map { Int($0) } ?? (wanted as? CGFloat).map {
                Int($0)
            } ?? 160
        let longest = max(image.width, image.height)
        guard most > 0, longest > most else { return image }
        let scale = Double(most) / Double(longest)
        return image.resized(
            width: max(1, Int((Double(image.width) * scale).rounded())),
            height: max(1, Int((Double(image.height) * scale).rounded())))
    }
}

extension CGImage {
    /// A smaller picture, each pixel of which is the mean of those that it stands for.
    func resized(width: Int, height: Int) -> CGImage? {
        let bytes = rgba
        var made = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let rows =
                y * self.height
                / height..<max(y * self.height / height + 1, (y + 1) * self.height / height)
            for x in 0..<width {
                let columns =
                    x * self.width
                    / width..<max(x * self.width / width + 1, (x + 1) * self.width / width)
                var sums = SIMD4<Int>.zero
                for row in rows {
                    for column in columns {
                        let start = (row * self.width + column) * 4
                        for part in 0..<4 { sums[part] += Int(bytes[start + part]) }
                    }
                }
                for part in 0..<4 {
                    made[(y * width + x) * 4 + part] = UInt8(
                        sums[part] / (rows.count * columns.count))
                }
            }
        }
        return CGImage(width: width, height: height, rgba: made)
    }
}

/// Writes pictures: one, as PNG or JPEG.
///
/// Apple: "CGImageDestination" (Image I/O).
public final class CGImageDestination {
    enum Target {
        case data(NSMutableData)
        case url(URL)
    }

    private let type: String
    private let target: Target
    private var image: CGImage?
    private var quality = 0.8

    /// `nil` for a type that cannot be written, which is told.
    init?(_ type: String, _ target: Target) {
        guard ["public.png", "public.jpeg", "public.jpg"].contains(type) else {
            QuietNotes.tell(
                "pictures of the type \(type) are not written here; public.png and public.jpeg are")
            return nil
        }
        (self.type, self.target) = (type, target)
    }

    func add(_ image: CGImage, _ properties: [String: Any]) {
        if self.image != nil {
            QuietNotes.tell("one picture is written to a file here; others are left out")
        }
        self.image = self.image ?? image
        if let wanted = properties[kCGImageDestinationLossyCompressionQuality] {
            quality = wanted as? Double ?? (wanted as? CGFloat).map { Double($0) } ?? quality
        }
    }

    func finish() -> Bool {
        guard let image else { return false }
        let picture = UIImage(cgImage: image)
        guard
            let data = type == "public.png"
                ? picture.pngData() : picture.jpegData(compressionQuality: quality)
        else {
            return false
        }
        switch target {
        case .data(let target): target.append(data)
        case .url(let url): return (try? data.write(to: url)) != nil
        }
        return true
    }
}
