internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// The pictures of a document as data URLs, and how often each is drawn.
final class SVGImages {
    private let encode: (DisplayImage) -> Data?
    private var counts: [ObjectIdentifier: Int] = [:]
    /// An image is kept, as another one could take its place in memory and with it its identity.
    private var known: [ObjectIdentifier: (image: DisplayImage, url: String)] = [:]

    private var silhouettes: [ObjectIdentifier: (image: DisplayImage, white: DisplayImage)] = [:]
    private var definitions: [ObjectIdentifier: (id: String, size: CGSize)] = [:]

    /// Counts the pictures in `root` and all below it.
    init(counting root: Fragment, encode: @escaping (DisplayImage) -> Data?) {
        self.encode = encode
        count(root)
    }

    private func count(_ fragment: Fragment) {
        for item in fragment.items {
            switch item {
            case .group(let group):
                withLargeStack { count(group.content) }
                if let mask = group.mask { count(mask) }
            case .image(let item):
                counts[ObjectIdentifier(item.image), default: 0] += 1
            default:
                break
            }
        }
    }

    /// The picture in white, for masks of viewers that know luminance only.
    ///
    /// - Complexity: Linear in the pixels, once for each picture.
    func silhouette(of image: DisplayImage) -> DisplayImage {
        if let known = silhouettes[ObjectIdentifier(image)] { return known.white }
        var pixels = image.pixels
        for place in stride(from: 0, to: pixels.count, by: 4) {
            for channel in 0..<3 { pixels[place + channel] = pixels[place + 3] }
        }
        let white = DisplayImage(width: image.width, height: image.height, pixels: pixels)
        silhouettes[ObjectIdentifier(image)] = (image, white)
        return white
    }

    /// Where the picture is defined, and how large; `nil` if it is not yet.
    func definition(of image: DisplayImage) -> (id: String, size: CGSize)? {
        definitions[ObjectIdentifier(image)]
    }

    /// Notes where the picture is defined.
    func note(_ id: String, _ size: CGSize, of image: DisplayImage) {
        definitions[ObjectIdentifier(image)] = (id, size)
    }

    /// Whether the picture is drawn more than once.
    func isRepeated(_ image: DisplayImage) -> Bool {
        counts[ObjectIdentifier(image), default: 0] > 1
    }

    /// The picture as a data URL: its file if it has one, else a PNG; `nil` if that cannot be made.
    func url(of image: DisplayImage) -> String? {
        if let found = known[ObjectIdentifier(image)] { return found.url }
        let file =
            image.file
            ?? encode(image).map { EncodedImage(format: .png, data: $0) }
        guard let file else { return nil }
        let url = "data:\(file.format.mediaType);base64,\(file.data.base64EncodedString())"
        known[ObjectIdentifier(image)] = (image, url)
        return url
    }
}
