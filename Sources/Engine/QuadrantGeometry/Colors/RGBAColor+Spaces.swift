import Foundation

/// How colours are mixed.
package enum ColorMixing: Hashable, Sendable {
    /// The components of gamma-encoded sRGB are mixed.
    case encoded
    /// The components of linear sRGB are mixed, as light mixes.
    case linear
    /// The components of Oklab are mixed, which the eye sees as even steps.
    case perceptual
}

/// Components of a colour in a linear or perceptual space.
package struct ColorVector: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var z: Double

    package init(_ x: Double, _ y: Double, _ z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

extension RGBAColor {
    /// A linear component gamma-encoded as sRGB does; the sign is kept.
    package static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// A gamma-encoded component made linear; the sign is kept.
    package static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// A colour by linear sRGB components.
    package init(linear: ColorVector, alpha: Double) {
        self.init(
            red: Self.encode(linear.x), green: Self.encode(linear.y), blue: Self.encode(linear.z),
            alpha: alpha)
    }

    /// Linear sRGB components.
    package var linear: ColorVector {
        ColorVector(Self.decode(red), Self.decode(green), Self.decode(blue))
    }

    /// A colour by its components in Display P3, gamma-encoded.
    package init(displayP3 components: ColorVector, alpha: Double) {
        let r = Self.decode(components.x)
        let g = Self.decode(components.y)
        let b = Self.decode(components.z)
        // Display P3 to sRGB, both with white point D65 (CSS Color 4).
        self.init(
            linear: ColorVector(
                1.2249401762805598 * r - 0.22494017628055996 * g,
                -0.042056954709688163 * r + 1.0420569547096881 * g,
                -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
            alpha: alpha)
    }

    /// A colour by lightness and the two opponent axes of Oklab.
    package init(oklab: ColorVector, alpha: Double) {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(oklab.x + 0.3963377774 * oklab.y + 0.2158037573 * oklab.z)
        let m = cube(oklab.x - 0.1055613458 * oklab.y - 0.0638541728 * oklab.z)
        let s = cube(oklab.x - 0.0894841775 * oklab.y - 1.2914855480 * oklab.z)
        self.init(
            linear: ColorVector(
                4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
                -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
                -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
            alpha: alpha)
    }

    /// Lightness and the two opponent axes of Oklab (B. Ottosson).
    package var oklab: ColorVector {
        let rgb = linear
        let l = cbrt(0.4122214708 * rgb.x + 0.5363325363 * rgb.y + 0.0514459929 * rgb.z)
        let m = cbrt(0.2119034982 * rgb.x + 0.6806995451 * rgb.y + 0.1073969566 * rgb.z)
        let s = cbrt(0.0883024619 * rgb.x + 0.2817188376 * rgb.y + 0.6299787005 * rgb.z)
        return ColorVector(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    /// The colour at a share of the way to another, component by component, whatever their alphas.
    package func mixed(plainlyWith other: RGBAColor, by share: Double) -> RGBAColor {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        return RGBAColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    /// This colour mixed with another, `fraction` of it, weighted by their alphas. Where one of them is
    /// clear, the mixture has the other's hue.
    package func mixed(
        with other: RGBAColor, by fraction: Double, _ mixing: ColorMixing
    ) -> RGBAColor {
        let alpha = self.alpha + (other.alpha - self.alpha) * fraction
        let share: Double =
            if alpha > 0 {
                other.alpha * fraction / alpha
            } else if self.alpha > 0 {
                0
            } else if other.alpha > 0 {
                1
            } else {
                fraction
            }
        func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let (a, b) = (components(mixing), other.components(mixing))
        return RGBAColor(
            ColorVector(part(a.x, b.x), part(a.y, b.y), part(a.z, b.z)), mixing, alpha: alpha)
    }

    /// A colour by the components that are mixed.
    package init(_ components: ColorVector, _ mixing: ColorMixing, alpha: Double) {
        switch mixing {
        case .encoded:
            self.init(red: components.x, green: components.y, blue: components.z, alpha: alpha)
        case .linear: self.init(linear: components, alpha: alpha)
        case .perceptual: self.init(oklab: components, alpha: alpha)
        }
    }

    /// The components that are mixed.
    package func components(_ mixing: ColorMixing) -> ColorVector {
        switch mixing {
        case .encoded: ColorVector(red, green, blue)
        case .linear: linear
        case .perceptual: oklab
        }
    }
}
