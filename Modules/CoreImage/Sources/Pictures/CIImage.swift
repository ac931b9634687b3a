public import CFNames
public import CoreGraphics
public import CoreVideo
public import Foundation
public import ImageIO
internal import UIKit

/// A recipe of a picture: its colours are worked out when it is drawn. The origin is at the bottom left.
///
/// Apple: "CIImage" (Core Image). Colours are worked out in the picture's own values; Apple works in linear light by default.
open class CIImage: NSObject, @unchecked Sendable {
    /// Where there are colours.
    public let extent: CGRect
    /// The colour at a place, multiplied by its alpha; clear outside the extent.
    let color: @Sendable (Double, Double) -> SIMD4<Float>
    /// Whether squares stay squares when it is made larger.
    let isSharp: Bool

    init(
        extent: CGRect, isSharp: Bool = false,
        color: @escaping @Sendable (Double, Double) -> SIMD4<Float>
    ) {
        (self.extent, self.isSharp) = (extent, isSharp)
        self.color = { x, y in
            x >= extent.minX && x < extent.maxX && y >= extent.minY && y < extent.maxY
                ? color(x, y) : .zero
        }
    }

    /// The picture of pixels.
    convenience init(_ grid: PixelGrid, at origin: CGPoint = .zero, isSharp: Bool = false) {
        self.init(
            extent: CGRect(
                x: origin.x, y: origin.y, width: CGFloat(grid.width), height: CGFloat(grid.height)),
            isSharp: isSharp
        ) { x, y in grid[Int(x - origin.x), Int(y - origin.y)] }
    }

    /// Nothing.
    public override convenience init() { self.init(extent: .zero) { _, _ in .zero } }
    /// A picture.
    public convenience init(cgImage image: CGImage) { self.init(PixelGrid(image)) }
    /// A picture.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(PixelGrid(image))
    }
    /// A picture; `nil` for a symbol.
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(PixelGrid(image))
    }
    /// A picture; `nil` for a symbol.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        self.init(image: image)
    }
    /// The picture of a file; `nil` for none.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    /// The picture of bytes; `nil` for none.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(PixelGrid(image))
    }
    /// A picture in one colour, everywhere.
    public convenience init(color: CIColor) {
        let alpha = Float(color.alpha)
        let value = SIMD4(
            Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, alpha)
        self.init(extent: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) { _, _ in value }
    }
    /// The picture of a buffer: clear, as nothing films here.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(
            extent: CGRect(
                x: 0, y: 0, width: CGFloat(CVPixelBufferGetWidth(pixelBuffer)),
                height: CGFloat(CVPixelBufferGetHeight(pixelBuffer)))
        ) { _, _ in .zero }
    }
    /// The picture of a buffer: clear, as nothing films here.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        self.init(cvPixelBuffer: imageBuffer)
    }

    /// No picture.
    public class func empty() -> CIImage { CIImage() }
    /// The pixels, where it was made of some.
    open var cgImage: CGImage? { nil }
    /// What is known of the file.
    open var properties: [String: Any] { [:] }

    /// What lies in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let color = color
        return CIImage(extent: extent.intersection(rect).standardOrEmpty, isSharp: isSharp) {
            color($0, $1)
        }
    }

    /// The picture moved, turned and scaled.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant != 0 else { return CIImage() }
        let (color, inverse) = (color, matrix.inverted())
        let grows = abs(determinant) > 1 && !isSharp
        return CIImage(extent: extent.applying(matrix), isSharp: isSharp) { x, y in
            let place = CGPoint(x: x, y: y).applying(inverse)
            return grows ? Self.smooth(color, place.x, place.y) : color(place.x, place.y)
        }
    }

    /// The picture moved, turned and scaled.
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Between the middles of four pixels.
    private static func smooth(
        _ color: @Sendable (Double, Double) -> SIMD4<Float>, _ x: Double, _ y: Double
    ) -> SIMD4<Float> {
        let (left, bottom) = ((x - 0.5).rounded(.down) + 0.5, (y - 0.5).rounded(.down) + 0.5)
        let (a, b) = (Float(x - left), Float(y - bottom))
        let low = color(left, bottom) * (1 - a) + color(left + 1, bottom) * a
        let high = color(left, bottom + 1) * (1 - a) + color(left + 1, bottom + 1) * a
        return low * (1 - b) + high * b
    }

    /// The picture as the number of an orientation has it.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(max(1, orientation))) ?? .up)
    }

    /// The picture as an orientation has it.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let quarter = CGFloat.pi / 2
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(scaleX: -1, y: 1)
            case .down: CGAffineTransform(scaleX: -1, y: -1)
            case .downMirrored: CGAffineTransform(scaleX: 1, y: -1)
            case .left: CGAffineTransform(rotationAngle: quarter)
            case .right: CGAffineTransform(rotationAngle: -quarter)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            }
        let image = transformed(by: turned)
        let box = CGRect(
            x: image.extent.minX.rounded(), y: image.extent.minY.rounded(),
            width: image.extent.width.rounded(),
            height: image.extent.height.rounded())
        return image.transformed(by: CGAffineTransform(translationX: -box.minX, y: -box.minY))
    }

    /// The picture over another one.
    open func composited(over dest: CIImage) -> CIImage {
        let (over, under) = (color, dest.color)
        return CIImage(extent: extent.union(dest.extent)) { x, y in
            let above = over(x, y)
            return above + under(x, y) * (1 - above.w)
        }
    }

    /// The picture with the colours of its edge everywhere around it.
    open func clampedToExtent() -> CIImage {
        let (color, box) = (color, extent)
        guard !box.isEmpty else { return self }
        return CIImage(extent: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) { x, y in
            color(min(max(x, box.minX), box.maxX - 0.5), min(max(y, box.minY), box.maxY - 0.5))
        }
    }

    /// The picture through a filter.
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            QuietNotes.tell("there is no filter \(filterName) here: its input goes through")
            return self
        }
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// The picture, blurred.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
    /// The picture, made larger and smaller in squares.
    open func samplingNearest() -> CIImage {
        let color = color
        return CIImage(extent: extent, isSharp: true) { color($0, $1) }
    }
    /// The picture as it is.
    open func samplingLinear() -> CIImage { self }
}

extension CGRect {
    /// Nothing in place of `null`.
    var standardOrEmpty: CGRect { isNull ? .zero : self }
}

extension UIImage {
    /// The picture of a recipe.
    ///
    /// Apple: "init(ciImage:)" (UIKit).
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// The picture of a recipe at a scale.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let made = CIContext().createCGImage(ciImage, from: ciImage.extent)
        let none = CGImage(width: 1, height: 1, rgba: [0, 0, 0, 0])
        if let image = made ?? none {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// The recipe that it was made of: it is not kept.
    public var ciImage: CIImage? { nil }
}
