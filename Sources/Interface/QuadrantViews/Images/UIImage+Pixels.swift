public import Foundation
package import QuadrantCore
package import QuadrantDisplayList

extension UIImage {
    /// How pixels are turned or mirrored before they are shown.
    ///
    /// Apple: "UIImage.Orientation".
    public enum Orientation: Int, Hashable, Sendable {
        /// Not turned, turned by half a turn, by a quarter counterclockwise, by a quarter
        /// clockwise.
        case up, down, left, right
        /// Turned in the same way, then mirrored horizontally. `downMirrored` is the picture upside
        /// down, that is, mirrored vertically.
        case upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Creates a picture from pixels, one pixel to a point.
    ///
    /// Apple: "init(cgImage:)".
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates a picture from pixels. They are turned at once, so that pixels read from the picture
    /// are upright.
    ///
    /// Apple: "init(cgImage:scale:orientation:)".
    ///
    /// - Parameter scale: Pixels per point. A scale that is not finite or not above 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let image = cgImage.pixels.oriented(orientation.number)
        self.init(image, scale: scale.isFinite && scale > 0 ? scale : 1)
    }

    /// The pixels of the picture; `nil` for an empty picture, one that cannot be decoded, and a symbol.
    ///
    /// - Parameter environment: With `imageResources`; of variants that for `scale` is taken.
    package func decoded(in environment: EnvironmentValues) -> DisplayImage? {
        var values = environment
        values.displayScale = scale
        guard case .picture(let source) = shown.source else { return nil }
        return try? source.found(in: values)?.image
    }
}

extension UIImage.Orientation {
    /// The same orientation, with the number that files use.
    fileprivate var number: ImageOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}
