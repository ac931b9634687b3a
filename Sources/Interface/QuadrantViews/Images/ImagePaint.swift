public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// A picture, or a part of it, repeated in both directions from the top left corner of a shape.
///
/// Apple: "ImagePaint". Symbols and drawn images stay sharp. At most 10,000 copies of them are
/// drawn.
public struct ImagePaint: ShapeStyle {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// The picture that is repeated.
    public var image: Image
    /// The part of the picture that is repeated, in fractions of its size: (0, 0) to (1, 1) is all
    /// of it. What lies outside of the picture is left out.
    public var sourceRect: CGRect
    /// The factor by which the picture is scaled; 1 is its own size. With a factor that is not
    /// finite or not above 0 nothing is drawn, which is reported.
    public var scale: CGFloat

    /// Creates a style from a part of a picture and a factor by which it is scaled.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Copies of the picture; one that is not found is reported.
    public static func _resolve(
        _ style: ImagePaint, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let picture = style.image.recorded(in: environment)
        var tiles = ImageTiles(picture, sourceRect: style.sourceRect, scale: style.scale)
        if picture == nil { tiles.diagnostic = style.image.diagnostic(in: environment) }
        return _ResolvedStyle(.image(tiles))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, or a part of it, repeated in both directions from the top left corner of a shape;
    /// see `ImagePaint`.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
