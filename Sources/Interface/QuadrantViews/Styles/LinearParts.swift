import Foundation
import QuadrantGeometry

/// The linear components of a colour in single precision, as `Color.Resolved` holds them.
///
/// Evidence: `Color.Resolved.description` of Apple's for 18 colours (a public suite that runs against it), five of which lie
/// between two bytes: these are found by single precision, by a matrix of four digits for Display P3, and by rounding to the
/// even byte.
struct LinearParts {
    let red: Float
    let green: Float
    let blue: Float

    /// - Parameters:
    ///   - parts: Red, green and blue as they are written in `space`.
    init(_ parts: [Float], _ space: Color.RGBColorSpace) {
        let (r, g, b): (Float, Float, Float)
        if space == .sRGBLinear {
            (r, g, b) = (parts[0], parts[1], parts[2])
        } else {
            (r, g, b) = (Self.decoded(parts[0]), Self.decoded(parts[1]), Self.decoded(parts[2]))
        }
        guard space == .displayP3 else {
            (red, green, blue) = (r, g, b)
            return
        }
        red = 1.2249 * r - 0.2247 * g
        green = -0.0420 * r + 1.0419 * g
        blue = -0.0197 * r - 0.0786 * g + 1.0979 * b
    }

    /// From gamma-encoded to linear; negative components as their counterparts.
    static func decoded(_ part: Float) -> Float {
        let size = abs(part)
        let linear = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
        return part < 0 ? -linear : linear
    }

    /// From linear to gamma-encoded; negative components as their counterparts.
    static func encoded(_ part: Float) -> Float {
        let size = abs(part)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return part < 0 ? -encoded : encoded
    }
}
