internal import Foundation

/// Filters that change each colour alone.
enum ColorChange {
    typealias Change = @Sendable (SIMD3<Float>) -> SIMD4<Float>

    /// How much of red, green and blue is seen as light (Rec. 709).
    private static let light = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    private static func luma(_ color: SIMD3<Float>) -> Float { (color * light).sum() }

    private static func opaque(_ color: SIMD3<Float>) -> SIMD4<Float> {
        let bound = color.clamped(lowerBound: .zero, upperBound: .one)
        return SIMD4(bound.x, bound.y, bound.z, 1)
    }

    /// The change of a filter; `nil` for one that needs more than a colour.
    ///
    /// What Apple's effects of photos do is not documented; these are like them.
    static func of(_ filter: CIFilter) -> Change? {
        switch filter.name {
        case "CIColorInvert": return { opaque(.one - $0) }
        case "CIColorControls":
            let saturation = Float(filter.number(kCIInputSaturationKey, 1))
            let brightness = Float(filter.number(kCIInputBrightnessKey, 0))
            let contrast = Float(filter.number(kCIInputContrastKey, 1))
            return { color in
                let grey = SIMD3(repeating: luma(color))
                let half = SIMD3<Float>(repeating: 0.5)
                return opaque(
                    (grey + (color - grey) * saturation + brightness - half) * contrast + half)
            }
        case "CISepiaTone":
            let strength = Float(filter.number(kCIInputIntensityKey, 1))
            return { color in
                let sepia = SIMD3(
                    (color * SIMD3(0.393, 0.769, 0.189)).sum(),
                    (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                    (color * SIMD3(0.272, 0.534, 0.131)).sum())
                return opaque(color + (sepia - color) * strength)
            }
        case "CIColorMonochrome":
            let tone = filter.color(kCIInputColorKey, SIMD4(0.6, 0.45, 0.3, 1))
            let strength = Float(filter.number(kCIInputIntensityKey, 1))
            return { opaque($0 + (SIMD3(tone.x, tone.y, tone.z) * luma($0) - $0) * strength) }
        case "CIExposureAdjust":
            let factor = Float(pow(2, filter.number(kCIInputEVKey, 0)))
            return { opaque($0 * factor) }
        case "CIGammaAdjust":
            let power = Float(filter.number("inputPower", 1))
            return {
                opaque(
                    SIMD3(
                        powf(max($0.x, 0), power), powf(max($0.y, 0), power),
                        powf(max($0.z, 0), power)))
            }
        case "CIHueAdjust": return hue(filter.number(kCIInputAngleKey, 0))
        case "CIVibrance":
            let amount = Float(filter.number(kCIInputAmountKey, 0))
            return { color in
                let grey = SIMD3(repeating: luma(color))
                let pale = 1 - (color.max() - color.min())
                return opaque(grey + (color - grey) * (1 + amount * pale))
            }
        case "CIFalseColor":
            let (dark, bright) = (
                filter.color("inputColor0", SIMD4(0.3, 0, 0, 1)),
                filter.color("inputColor1", SIMD4(1, 0.9, 0.8, 1))
            )
            return { dark + (bright - dark) * luma($0) }
        case "CIMaskToAlpha": return { SIMD4(1, 1, 1, luma($0)) }
        case "CIPhotoEffectMono", "CIPhotoEffectTonal":
            return { opaque(SIMD3(repeating: luma($0))) }
        case "CIPhotoEffectNoir": return { opaque(SIMD3(repeating: (luma($0) - 0.5) * 1.5 + 0.5)) }
        case "CIPhotoEffectChrome": return tint(SIMD3(1.06, 1.02, 0.98), saturation: 1.2)
        case "CIPhotoEffectFade": return tint(SIMD3(0.98, 0.97, 0.95), saturation: 0.7)
        case "CIPhotoEffectInstant": return tint(SIMD3(1.04, 0.98, 0.9), saturation: 0.8)
        case "CIPhotoEffectProcess": return tint(SIMD3(0.96, 1.02, 1.05), saturation: 0.95)
        case "CIPhotoEffectTransfer": return tint(SIMD3(1.08, 1, 0.88), saturation: 1)
        default: return nil
        }
    }

    private static func tint(_ tone: SIMD3<Float>, saturation: Float) -> Change {
        { color in
            let grey = SIMD3(repeating: luma(color))
            return opaque((grey + (color - grey) * saturation) * tone)
        }
    }

    private static func hue(_ angle: Double) -> Change {
        let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
        let third = (1 - cosine) / 3
        let root = sine / Float(3).squareRoot()
        return { color in
            opaque(
                SIMD3(
                    color.x * (cosine + third) + color.y * (third - root) + color.z
                        * (third + root),
                    color.x * (third + root) + color.y * (cosine + third) + color.z
                        * (third - root),
                    color.x * (third - root) + color.y * (third + root) + color.z * (cosine + third)
                ))
        }
    }
}
