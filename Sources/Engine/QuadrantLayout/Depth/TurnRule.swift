import Foundation
package import Spatial

/// `rotation3DLayout`: lays out as the smallest box around its turned child.
package struct TurnRule: Equatable, BitwiseCopyable {
    /// The pictures of the three axes. What is 0 but for rounding is 0, so that quarter turns are exact.
    private let x: SIMD3<Double>
    private let y: SIMD3<Double>
    private let z: SIMD3<Double>

    /// A rotation whose elements are not finite turns nothing.
    package init(_ rotation: Rotation3D) {
        func picture(_ axis: Point3D, _ other: SIMD3<Double>) -> SIMD3<Double> {
            let vector = axis.rotated(by: rotation).vector
            guard vector.x.isFinite, vector.y.isFinite, vector.z.isFinite else { return other }
            return vector.replacing(with: 0, where: (vector .< 1e-12) .& (vector .> -1e-12))
        }
        x = picture(Point3D(x: 1), SIMD3(1, 0, 0))
        y = picture(Point3D(y: 1), SIMD3(0, 1, 0))
        z = picture(Point3D(z: 1), SIMD3(0, 0, 1))
    }

    /// What the child is offered: the lengths of the offer along the axes onto which its own axes are turned, or
    /// near which they are. Exact for quarter turns; Apple does not say what others offer.
    func offer(_ offer: SIMD3<Double>) -> SIMD3<Double> {
        var result = offer
        var free: Set<Int> = [0, 1, 2]
        let pictures = [x, y, z]
        // The clearest first, so that each axis is taken once; of those as clear, the first.
        let order = (0..<9).map { (own: $0 / 3, outer: $0 % 3) }
            .sorted { clearness(pictures, $0) > clearness(pictures, $1) }
        var done: Set<Int> = []
        for (own, outer) in order where free.contains(outer) && done.insert(own).inserted {
            result[own] = offer[outer]
            free.remove(outer)
        }
        return result
    }

    /// How near an axis is to another once it is turned; rounding errors do not count.
    private func clearness(_ pictures: [SIMD3<Double>], _ pair: (own: Int, outer: Int)) -> Double {
        (abs(pictures[pair.own][pair.outer]) * 1e9).rounded()
    }

    /// The size of the smallest box around a turned one of `size`.
    func bounds(_ size: SIMD3<Double>) -> SIMD3<Double> {
        var result = SIMD3<Double>.zero
        for (axis, picture) in [x, y, z].enumerated() {
            for outer in 0..<3 where picture[outer] != 0 && size[axis] != 0 {
                result[outer] += abs(picture[outer]) * size[axis]
            }
        }
        return result
    }

    /// The map of the child, which stands in the middle of the node: about the middle.
    package func map(in size: Size3D) -> AffineTransform3D {
        var map = AffineTransform3D()
        (map.matrix.columns.0, map.matrix.columns.1, map.matrix.columns.2) = (x, y, z)
        let center = size.vector / 2
        map.matrix.columns.3 = center - (x * center.x + y * center.y + z * center.z)
        return map
    }
}
