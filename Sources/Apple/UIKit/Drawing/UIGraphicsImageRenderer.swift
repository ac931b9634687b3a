public import CoreGraphics
public import Foundation
internal import QuadrantRendering
public import QuadrantViews

/// How pictures that code draws become pixels.
///
/// Apple: "UIGraphicsImageRendererFormat" (UIKit).
public final class UIGraphicsImageRendererFormat {
    /// Pixels to a point. A scale that is not finite or not above 0 counts as 1.
    public var scale: CGFloat
    /// Whether the picture covers all of its size. It changes nothing: what is not drawn is black in an opaque picture of
    /// UIKit's, and clear here.
    public var opaque = false
    /// Whether colours may be brighter than white. They are not here.
    public var prefersExtendedRange = false

    /// Creates a format with 1 pixel to a point.
    public init() {
        scale = 1
    }

    private init(scale: CGFloat) {
        self.scale = scale
    }

    /// A format with 3 pixels to a point, as on most phones.
    public static func `default`() -> UIGraphicsImageRendererFormat { preferred() }

    /// A format with 3 pixels to a point, as on most phones.
    public static func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat(scale: 3)
    }
}

/// What code draws into.
///
/// Apple: "UIGraphicsImageRendererContext" (UIKit).
public final class UIGraphicsImageRendererContext {
    /// The context of Core Graphics. Its origin is at the top left, and y grows downward.
    public let cgContext: CGContext
    /// How the picture becomes pixels.
    public let format: UIGraphicsImageRendererFormat
    private let record: ContextRecord

    init(_ record: ContextRecord, format: UIGraphicsImageRendererFormat) {
        (self.record, self.format) = (record, format)
        cgContext = CGContext(record)
    }

    /// The picture so far.
    public var currentImage: UIImage { record.picture(scale: format.scale.asScale) }

    /// Fills a rectangle with the colour of fillings.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line of one point along the inside of a rectangle's edges.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Shows of later drawings what is inside a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures that code draws.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///     UIColor.red.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// Apple: "UIGraphicsImageRenderer" (UIKit). The picture is drawn whenever it is shown, as sharp as it is shown; as a file it
/// has the pixels that its format says.
public final class UIGraphicsImageRenderer {
    /// The largest side of a picture, in points.
    private static let limit: CGFloat = 16_384

    /// How the pictures become pixels.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    /// Creates a renderer of pictures of a size in points. A side that is not finite or below 0 counts as 0, which is told.
    ///
    /// - Parameter format: How they become pixels; that of most phones unless given.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
        let isValid =
            size.width >= 0 && size.height >= 0 && size.width <= Self.limit
            && size.height <= Self.limit
        if !isValid {
            IssueReport.warn([
                "UIGraphicsImageRenderer(size: \(size.width) by \(size.height)) is no size from 0 to "
                    + "\(Int(Self.limit)) points. The picture is empty."
            ])
        }
        self.size = isValid ? size : .zero
        self.format = format
    }

    /// Creates a renderer of pictures as large as a rectangle.
    public convenience init(
        bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()
    ) {
        self.init(size: bounds.size, format: format)
    }

    /// The picture that a closure draws. What draws into "the current context", such as `UIColor.setFill()` and
    /// `UIImage.draw(in:)`, draws into it.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let record = ContextRecord(size: size)
        CurrentDrawing.push(record)
        actions(UIGraphicsImageRendererContext(record, format: format))
        CurrentDrawing.pop()
        return record.picture(scale: format.scale.asScale)
    }

    /// The picture that a closure draws, as a PNG file; empty if it has no size.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that a closure draws, as a JPEG file; empty if it has no size.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension CGFloat {
    /// A valid number of pixels to a point.
    var asScale: CGFloat { isFinite && self > 0 ? Swift.min(self, 16) : 1 }
}
