internal import Foundation

/// How two colours of pixels are compared.
package enum PixelMeasure: Hashable, Sendable {
    /// They differ if a channel differs by more than this, of 255.
    case channels(atMost: Int)
    /// They differ if the eye tells them apart: if the one is farther from the other than a hundred times the rest to 1, as ΔE of CIE
    /// 1976 in the Lab space.
    case perception(precision: Double)

    /// Whether two colours, of four bytes each, count as different.
    ///
    /// - Parameter difference: That of the channel that differs most.
    func tells(_ difference: Int, _ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .channels(let most): return difference > most
        case .perception(let precision):
            guard difference > 0 else { return false }
            let (a, b) = (LabColor(one), LabColor(other))
            return a.distance(to: b) > (1 - precision) * 100 + 1e-9
        }
    }

    /// What is allowed: "2 of 255".
    package var words: String {
        switch self {
        case .channels(let most): "\(most) of 255"
        case .perception(let precision): "a perceptual precision of \(precision)"
        }
    }
}

/// A colour in the Lab space of CIE 1976, on white, for the white point D65.
private struct LabColor {
    private let lightness: Double
    private let a: Double
    private let b: Double

    init(_ pixel: ArraySlice<UInt8>) {
        let bytes = Array(pixel)
        let alpha = Double(bytes[3]) / 255
        // The matrix of sRGB (IEC 61966-2-1), and the transfer curve of its channels.
        let (r, g, b) = (
            Self.linear(bytes[0], alpha), Self.linear(bytes[1], alpha), Self.linear(bytes[2], alpha)
        )
        let x = Self.curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = Self.curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = Self.curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        (lightness, a, self.b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func linear(_ byte: UInt8, _ alpha: Double) -> Double {
        let value = Double(byte) / 255 * alpha + 1 - alpha
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func curve(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// ΔE of CIE 1976: 2.3 is about what one can tell apart.
    func distance(to other: LabColor) -> Double {
        let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
        return (l * l + x * x + y * y).squareRoot()
    }
}
