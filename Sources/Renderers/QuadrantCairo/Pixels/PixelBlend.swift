internal import CCairo
internal import Foundation
internal import QuadrantDisplayList

/// The blend modes that Cairo lacks, or has by another formula than the one measured.
enum PixelBlend {
    /// (1 - 2s) b² + 2 s b for every s, where W3C has a second branch.
    case softLight
    /// max(0, s + d - 1) over an opaque backdrop.
    case plusDarker

    /// `nil` for the modes that Cairo has.
    init?(_ mode: DisplayBlendMode) {
        switch mode {
        case .softLight: self = .softLight
        case .plusDarker: self = .plusDarker
        default: return nil
        }
    }

    /// Mixes the pixels of one image surface into another, each at its device offset.
    func apply(_ source: OpaquePointer, onto target: OpaquePointer) {
        unsafe cairo_surface_flush(source)
        unsafe cairo_surface_flush(target)
        guard let from = unsafe cairo_image_surface_get_data(source),
            let to = unsafe cairo_image_surface_get_data(target)
        else { return }
        let (shiftX, shiftY) = unsafe Self.shift(from: source, to: target)
        let fromStride = unsafe Int(cairo_image_surface_get_stride(source))
        let toStride = unsafe Int(cairo_image_surface_get_stride(target))
        let width = unsafe Int(cairo_image_surface_get_width(target))
        let height = unsafe Int(cairo_image_surface_get_height(target))
        let isOpaque = unsafe cairo_image_surface_get_format(target) == CAIRO_FORMAT_RGB24
        for y in unsafe 0..<Int(cairo_image_surface_get_height(source)) {
            guard (0..<height).contains(y + shiftY) else { continue }
            for x in unsafe 0..<Int(cairo_image_surface_get_width(source)) {
                guard (0..<width).contains(x + shiftX) else { continue }
                let over = unsafe from + y * fromStride + x * 4
                let under = unsafe to + (y + shiftY) * toStride + (x + shiftX) * 4
                if isOpaque { unsafe under[3] = 255 }
                if unsafe over[3] > 0 { unsafe mix(over, into: under) }
            }
        }
        unsafe cairo_surface_mark_dirty(target)
    }

    private static func shift(from source: OpaquePointer, to target: OpaquePointer) -> (Int, Int) {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_surface_get_device_offset(source, &x1, &y1)
        unsafe cairo_surface_get_device_offset(target, &x2, &y2)
        return (Int((x2 - x1).rounded()), Int((y2 - y1).rounded()))
    }

    /// W3C Compositing, premultiplied: s' (1 - ab) + b' (1 - as) + as ab B(b, s).
    private func mix(_ over: UnsafeMutablePointer<UInt8>, into under: UnsafeMutablePointer<UInt8>) {
        let (sourceAlpha, backAlpha) = unsafe (Float(over[3]) / 255, Float(under[3]) / 255)
        let alpha = sourceAlpha + backAlpha - sourceAlpha * backAlpha
        for channel in 0..<3 {
            let (s, b) = unsafe (Float(over[channel]) / 255, Float(under[channel]) / 255)
            let mixed: Float =
                switch self {
                case .softLight:
                    s * (1 - backAlpha) + b * (1 - sourceAlpha)
                        + Self.softLight(s, sourceAlpha, b, backAlpha)
                case .plusDarker:
                    max(0, alpha - (sourceAlpha - s) - (backAlpha - b))
                }
            unsafe under[channel] = UInt8(max(0, min(255, (mixed * 255).rounded())))
        }
        unsafe under[3] = UInt8(min(255, (alpha * 255).rounded()))
    }

    private static func softLight(
        _ s: Float, _ sourceAlpha: Float, _ b: Float, _ backAlpha: Float
    ) -> Float {
        guard backAlpha > 0 else { return 0 }
        let back = b / backAlpha
        let plain = s / sourceAlpha
        return sourceAlpha * backAlpha * ((1 - 2 * plain) * back * back + 2 * plain * back)
    }
}
