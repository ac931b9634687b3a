internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// Fills pictures with gradients around a point.
///
/// Each pixel takes the mean of the colours it spans, from a table of sums around the turn: sharp
/// changes of colour, and the seam, get smooth edges, and the centre shows no noise.
struct AngularPixels {
    private let gradient: AngularGradientPaint
    /// From the middle of a pixel to the gradient's coordinates.
    private let map: CGAffineTransform

    /// Entries of a turn.
    private static let count = 4096

    init(_ gradient: AngularGradientPaint, map: CGAffineTransform) {
        self.gradient = gradient
        self.map = map
    }

    /// Calls `body` with what fills rows of the picture.
    func withFilling(_ body: ((GradientPixels.Rows) -> Void) -> Void) {
        guard map.isDrawable else { return }
        unsafe sums.withUnsafeBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            body { unsafe fill($0, sums) }
        }
    }

    private func fill(_ rows: GradientPixels.Rows, _ sums: UnsafePointer<SIMD4<Double>>) {
        let count = Float(Self.count)
        let start = Float(gradient.startAngle.truncatingRemainder(dividingBy: 2 * .pi))
        let factor = count / (2 * .pi) * Float(gradient.direction)
        // A pixel's width in the gradient's units.
        let width = Float(map.meanScale)
        let span = width * count / (2 * .pi)
        for y in rows.range {
            let row = unsafe rows[row: y]
            let left = Float(map.c * CGFloat(y) + map.tx - gradient.center.x)
            let top = Float(map.d * CGFloat(y) + map.ty - gradient.center.y)
            for x in 0..<rows.width {
                let u = left + Float(map.a) * Float(x)
                let v = top + Float(map.b) * Float(x)
                var place = (Self.angle(u, v) - start) * factor
                if place < 0 { place += count }
                if place < 0 { place += count }
                if place >= count { place -= count }
                let radius = max((u * u + v * v).squareRoot(), 1e-6)
                let half = max(0.5, min(count / 2, span / radius / 2))
                unsafe row[x] = unsafe Self.mean(sums, place - half, place + half)
            }
        }
    }

    /// The angle of a direction within 0.0001 radians, less than an entry of the table at four times the
    /// speed of `atan2`: a polynomial for an eighth of a turn (Abramowitz and Stegun 4.4.49), turned.
    @inline(__always)
    private static func angle(_ u: Float, _ v: Float) -> Float {
        let (wide, high) = (abs(u), abs(v))
        let ratio = min(wide, high) / max(wide, high, 1e-12)
        let square = ratio * ratio
        let odd = ((0.0208351 * square - 0.0851330) * square + 0.1801410) * square - 0.3302995
        var angle = (odd * square + 0.9998660) * ratio
        if high > wide { angle = .pi / 2 - angle }
        if u < 0 { angle = .pi - angle }
        return v < 0 ? -angle : angle
    }

    /// The mean colour between two places; at most a turn apart, each at most a turn outside.
    @inline(__always)
    private static func mean(
        _ sums: UnsafePointer<SIMD4<Double>>, _ from: Float, _ to: Float
    ) -> UInt32 {
        let total = unsafe sum(sums, to) - sum(sums, from)
        let color = total * Double(1 / (to - from)) + 0.5
        func part(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value))) }
        return part(color.w) << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
    }

    @inline(__always)
    private static func sum(_ sums: UnsafePointer<SIMD4<Double>>, _ place: Float) -> SIMD4<Double> {
        // The table begins half a turn before the gradient and ends half a turn after it.
        let shifted = max(0, min(Float(2 * count) - 1, place + Float(count / 2)))
        let index = Int(shifted)
        let share = Double(shifted - Float(index))
        return unsafe sums[index] + (sums[index + 1] - sums[index]) * share
    }

    /// Sums of the premultiplied colours of all entries before each, for two turns.
    private var sums: [SIMD4<Double>] {
        var ramp = ColorRamp(gradient.fullTurnStops)
        let turn = (0..<Self.count).map { index -> SIMD4<Double> in
            let color = ramp.color(at: (Double(index) + 0.5) / Double(Self.count))
            func cut(_ value: Double) -> Double { max(0, min(1, value)) }
            let alpha = cut(color.alpha)
            return SIMD4(
                cut(color.red) * alpha, cut(color.green) * alpha, cut(color.blue) * alpha, alpha)
                * 255
        }
        var sums: [SIMD4<Double>] = [.zero]
        sums.reserveCapacity(2 * Self.count + 2)
        var total = SIMD4<Double>.zero
        for index in 0...2 * Self.count {
            total += turn[(index + Self.count / 2) % Self.count]
            sums.append(total)
        }
        return sums
    }
}
