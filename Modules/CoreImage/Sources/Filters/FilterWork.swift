internal import CoreGraphics
internal import Foundation

/// What filters do.
enum FilterWork {
    /// What can be set of each.
    static let keys: [String: [String]] = [
        "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
        "CIGaussianBlur": [kCIInputImageKey, kCIInputRadiusKey],
        "CIBoxBlur": [kCIInputImageKey, kCIInputRadiusKey],
        "CIDiscBlur": [kCIInputImageKey, kCIInputRadiusKey],
        "CIColorControls": [
            kCIInputImageKey, kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey,
        ],
        "CISepiaTone": [kCIInputImageKey, kCIInputIntensityKey],
        "CIColorInvert": [kCIInputImageKey],
        "CIColorMonochrome": [kCIInputImageKey, kCIInputColorKey, kCIInputIntensityKey],
        "CIExposureAdjust": [kCIInputImageKey, kCIInputEVKey],
        "CIGammaAdjust": [kCIInputImageKey, "inputPower"],
        "CIHueAdjust": [kCIInputImageKey, kCIInputAngleKey],
        "CIVibrance": [kCIInputImageKey, kCIInputAmountKey],
        "CIPixellate": [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey],
        "CIVignette": [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey],
        "CIAreaAverage": [kCIInputImageKey, kCIInputExtentKey],
        "CIFalseColor": [kCIInputImageKey, "inputColor0", "inputColor1"],
        "CIMaskToAlpha": [kCIInputImageKey],
        "CIPhotoEffectMono": [kCIInputImageKey], "CIPhotoEffectNoir": [kCIInputImageKey],
        "CIPhotoEffectTonal": [kCIInputImageKey], "CIPhotoEffectChrome": [kCIInputImageKey],
        "CIPhotoEffectFade": [kCIInputImageKey], "CIPhotoEffectInstant": [kCIInputImageKey],
        "CIPhotoEffectProcess": [kCIInputImageKey], "CIPhotoEffectTransfer": [kCIInputImageKey],
        "CISourceOverCompositing": [kCIInputImageKey, kCIInputBackgroundImageKey],
        "CIMultiplyCompositing": [kCIInputImageKey, kCIInputBackgroundImageKey],
        "CIBlendWithMask": [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey],
        "CIConstantColorGenerator": [kCIInputColorKey],
        "CICrop": [kCIInputImageKey, "inputRectangle"],
        "CIAffineTransform": [kCIInputImageKey, kCIInputTransformKey],
        "CILanczosScaleTransform": [kCIInputImageKey, kCIInputScaleKey, kCIInputAspectRatioKey],
    ]
    static var names: Set<String> { Set(keys.keys) }

    static func output(of filter: CIFilter) -> CIImage? {
        switch filter.name {
        case "CIQRCodeGenerator": return qrCode(filter)
        case "CIConstantColorGenerator":
            let color = filter.color(kCIInputColorKey, SIMD4(1, 1, 1, 1))
            let made = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
            return CIImage(extent: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) { _, _ in made
            }
        default: break
        }
        guard let input = filter.image(kCIInputImageKey) else { return nil }
        if let change = ColorChange.of(filter) { return colored(input, change) }
        return shaped(filter, input)
    }

    /// A code with a square for each module, and one of margin.
    private static func qrCode(_ filter: CIFilter) -> CIImage? {
        guard let message = filter.data("inputMessage") else { return nil }
        let level: QRCode.Level =
            switch filter.text("inputCorrectionLevel") {
            case "L": .low
            case "Q": .quartile
            case "H": .high
            default: .medium
            }
        guard let code = QRCode([UInt8](message), level: level) else {
            QuietNotes.tell("\(message.count) bytes are too many for a QR code")
            return nil
        }
        var grid = PixelGrid(width: code.size + 2, height: code.size + 2)
        for y in 0..<grid.height {
            for x in 0..<grid.width {
                let (column, row) = (x - 1, grid.height - 2 - y)
                let isIn = (0..<code.size).contains(column) && (0..<code.size).contains(row)
                let light: Float = isIn && code.isDark[row * code.size + column] ? 0 : 1
                grid.pixels[y * grid.width + x] = SIMD4(light, light, light, 1)
            }
        }
        return CIImage(grid, isSharp: true)
    }

    private static func colored(
        _ input: CIImage, _ change: @escaping @Sendable (SIMD3<Float>) -> SIMD4<Float>
    ) -> CIImage {
        let color = input.color
        return CIImage(extent: input.extent, isSharp: input.isSharp) { x, y in
            let value = color(x, y)
            if value.w <= 0 { return .zero }
            let made = change(SIMD3(value.x, value.y, value.z) / value.w)
            let alpha = value.w * made.w
            return SIMD4(made.x * alpha, made.y * alpha, made.z * alpha, alpha)
        }
    }

    private static func shaped(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        let color = input.color
        switch filter.name {
        case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur":
            let radius = min(max(filter.number(kCIInputRadiusKey, 10), 0), 200)
            let sigma = filter.name == "CIGaussianBlur" ? radius : radius / 2
            // Three deviations around; a picture without an end stays one.
            if input.extent.width > 1e5 { return input }
            let box = input.extent.insetBy(
                dx: -(3 * radius).rounded(.up), dy: -(3 * radius).rounded(.up)
            ).integral
            guard let grid = PixelGrid(input, in: box) else { return input }
            return CIImage(grid.blurred(sigma), at: box.origin)
        case "CIPixellate":
            let side = max(filter.number(kCIInputScaleKey, 8), 1)
            let middle = filter.point(kCIInputCenterKey, CGPoint(x: 150, y: 150))
            return CIImage(extent: input.extent, isSharp: true) { x, y in
                color(
                    (((x - middle.x) / side).rounded(.down) + 0.5) * side + middle.x,
                    (((y - middle.y) / side).rounded(.down) + 0.5) * side + middle.y)
            }
        case "CIVignette":
            let (strength, radius) = (
                filter.number(kCIInputIntensityKey, 0), filter.number(kCIInputRadiusKey, 1)
            )
            let box = input.extent
            let far = max(hypot(box.width, box.height) / 2 * max(radius, 0.1), 1)
            return CIImage(extent: box) { x, y in
                let part = min(hypot(x - box.midX, y - box.midY) / far, 1)
                let light = Float(max(0, 1 - strength * part * part))
                let value = color(x, y)
                return SIMD4(value.x * light, value.y * light, value.z * light, value.w)
            }
        case "CIAreaAverage":
            let wanted =
                (filter.value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? filter.value(
                    forKey: kCIInputExtentKey) as? CGRect
            guard let grid = PixelGrid(input, in: (wanted ?? input.extent).integral) else {
                return input
            }
            let mean = grid.pixels.reduce(SIMD4<Float>.zero, +) / Float(grid.pixels.count)
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { _, _ in mean }
        case "CISourceOverCompositing":
            return filter.image(kCIInputBackgroundImageKey).map { input.composited(over: $0) }
                ?? input
        case "CIMultiplyCompositing":
            guard let under = filter.image(kCIInputBackgroundImageKey) else { return input }
            let other = under.color
            return CIImage(extent: input.extent.intersection(under.extent).standardOrEmpty) {
                color($0, $1) * other($0, $1)
            }
        case "CIBlendWithMask":
            guard let mask = filter.image(kCIInputMaskImageKey)?.color else { return input }
            let under = filter.image(kCIInputBackgroundImageKey)?.color
            return CIImage(extent: input.extent) { x, y in
                let part = mask(x, y).y
                return color(x, y) * part + (under?(x, y) ?? .zero) * (1 - part)
            }
        case "CICrop":
            return (filter.value(forKey: "inputRectangle") as? CIVector).map {
                input.cropped(to: $0.cgRectValue)
            } ?? input
        case "CIAffineTransform":
            return (filter.value(forKey: kCIInputTransformKey) as? CGAffineTransform).map {
                input.transformed(by: $0)
            } ?? input
        case "CILanczosScaleTransform":
            let scale = filter.number(kCIInputScaleKey, 1)
            return input.transformed(
                by: CGAffineTransform(
                    scaleX: scale * filter.number(kCIInputAspectRatioKey, 1), y: scale))
        default: return input
        }
    }
}
