internal import CCairo
internal import Foundation
internal import QuadrantGeometry

/// Looks up the pixels of one picture for each pixel of another.
struct PerspectiveMap {
    /// From the result's pixels to the source's; its `w` is above 0 for what lies before the eye.
    private let map: Matrix

    /// The entries of a projection, named by their row and by the coordinate that they multiply.
    private struct Matrix {
        var xx: Double, xy: Double, x0: Double
        var yx: Double, yy: Double, y0: Double
        var wx: Double, wy: Double, w0: Double
    }

    init(_ map: ProjectionTransform) {
        self.map = Matrix(
            xx: Double(map.m11), xy: Double(map.m21), x0: Double(map.m31), yx: Double(map.m12),
            yy: Double(map.m22), y0: Double(map.m32), wx: Double(map.m13), wy: Double(map.m23),
            w0: Double(map.m33))
    }

    /// Draws what is seen of `source` over what `target` holds, in the pixels that `area` touches. Where several pixels
    /// of the source fall on one, up to 8 × 8 places in it are looked up.
    func draw(_ source: CairoSurface, onto target: CairoSurface, in area: CGRect) {
        guard let data = unsafe source.data, let out = unsafe target.data else { return }
        unsafe cairo_surface_flush(target.pointer)
        let picture = unsafe Samples(
            data: UnsafePointer(data), stride: source.stride, width: source.width,
            height: source.height)
        let touched = area.integral.intersection(
            CGRect(x: 0, y: 0, width: target.width, height: target.height))
        guard !touched.isNull else { return }
        let (left, right) = (Int(touched.minX), Int(touched.maxX))
        for y in Int(touched.minY)..<Int(touched.maxY) {
            let row = unsafe UnsafeMutableRawPointer(out + y * target.stride)
                .assumingMemoryBound(to: UInt32.self)
            for x in left..<right {
                let pixel = pixel(Double(x), Double(y), of: picture)
                unsafe row[x] = pixel.over(row[x])
            }
        }
        unsafe cairo_surface_mark_dirty(target.pointer)
    }

    private func pixel(_ x: Double, _ y: Double, of picture: Samples) -> UInt32 {
        let (centerX, centerY) = (x + 0.5, y + 0.5)
        let w = map.wx * centerX + map.wy * centerY + map.w0
        guard w > 0 else { return 0 }
        let u = (map.xx * centerX + map.xy * centerY + map.x0) / w
        let v = (map.yx * centerX + map.yy * centerY + map.y0) / w
        let right = max(abs(map.xx - u * map.wx), abs(map.yx - v * map.wx)) / w
        let down = max(abs(map.xy - u * map.wy), abs(map.yy - v * map.wy)) / w
        let footprint = max(right, down)
        guard picture.isNear(u, v, footprint) else { return 0 }
        let count = max(1, min(8, Int(min(8, footprint + 0.5))))
        if count == 1 {
            var sum = Samples.Sum()
            picture.add(u, v, to: &sum)
            return sum.pixel(count: 1)
        }
        var sum = Samples.Sum()
        let step = 1 / Double(count)
        for i in 0..<count {
            for j in 0..<count {
                let (sx, sy) = (x + (Double(j) + 0.5) * step, y + (Double(i) + 0.5) * step)
                let w = map.wx * sx + map.wy * sy + map.w0
                guard w > 0 else { continue }
                picture.add(
                    (map.xx * sx + map.xy * sy + map.x0) / w,
                    (map.yx * sx + map.yy * sy + map.y0) / w, to: &sum)
            }
        }
        return sum.pixel(count: count * count)
    }
}

/// A picture to look places up in; empty beyond its edges.
@safe
private struct Samples {
    var data: UnsafePointer<UInt8>
    var stride: Int
    var width: Int
    var height: Int

    /// A sum of mixed pixels.
    struct Sum {
        var blue = Float(0)
        var green = Float(0)
        var red = Float(0)
        var alpha = Float(0)

        func pixel(count: Int) -> UInt32 {
            let factor = 1 / Float(count)
            func part(_ sum: Float) -> UInt32 { UInt32(min(255, sum * factor + 0.5)) }
            return part(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
        }
    }

    /// Whether a place, or what is around it, can lie in the picture.
    func isNear(_ u: Double, _ v: Double, _ footprint: Double) -> Bool {
        let margin = footprint + 1
        return u > -margin && v > -margin && u < Double(width) + margin
            && v < Double(height) + margin
    }

    /// Adds the mix of the four pixels around a place.
    func add(_ u: Double, _ v: Double, to sum: inout Sum) {
        let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
        guard left >= -1, top >= -1, left < Double(width), top < Double(height) else { return }
        let (x, y) = (Int(left), Int(top))
        let (fx, fy) = (Float(u - 0.5 - left), Float(v - 0.5 - top))
        add(x, y, (1 - fx) * (1 - fy), to: &sum)
        add(x + 1, y, fx * (1 - fy), to: &sum)
        add(x, y + 1, (1 - fx) * fy, to: &sum)
        add(x + 1, y + 1, fx * fy, to: &sum)
    }

    @inline(__always)
    private func add(_ x: Int, _ y: Int, _ weight: Float, to sum: inout Sum) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        let pixel = unsafe data + (y &* stride &+ x &* 4)
        unsafe sum.blue += weight * Float(pixel[0])
        unsafe sum.green += weight * Float(pixel[1])
        unsafe sum.red += weight * Float(pixel[2])
        unsafe sum.alpha += weight * Float(pixel[3])
    }
}

extension UInt32 {
    /// The premultiplied colour over another one.
    fileprivate func over(_ below: UInt32) -> UInt32 {
        let rest = 255 - self >> 24
        if rest == 0 || below == 0 { return self }
        if rest == 255 { return below }
        func part(_ shift: UInt32) -> UInt32 {
            let product = (below >> shift & 255) * rest + 127
            return Swift.min(255, (self >> shift & 255) + product / 255) << shift
        }
        return part(0) | part(8) | part(16) | part(24)
    }
}
