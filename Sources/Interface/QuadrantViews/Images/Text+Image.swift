import QuadrantCore
import QuadrantText

extension Text {
    /// Creates a text from a picture in the line. A symbol stands on the baseline at the size of
    /// the font; another picture has its own size, with its bottom edge on the baseline.
    public init(_ image: Image) {
        self.init(.other(ImageContent(image)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a picture in the line, as `Text(_:)` makes it.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

/// A picture in a line.
private final class ImageContent: TextContent, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) {
        self.image = image
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes?) {
        resolver.appendPicture(attributes) { font, style, environment throws(PictureNotShown) in
            try image.inlinePicture(font: font, style: style, environment)
        }
    }

    override func isSame(as other: TextContent) -> Bool {
        image == (other as? ImageContent)?.image
    }
}
