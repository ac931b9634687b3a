import Foundation
package import Spatial

/// `aspectRatio3D(_:contentMode:)`: offers the child the largest or the smallest covering box of the ratio and
/// answers what the child answers.
package struct Ratio3DRule: Equatable {
    /// Width, height and depth; `nil` for those of the child's ideal size.
    let ratio: SIMD3<Double>?
    let contentMode: ContentMode

    /// A ratio counts as not given unless its lengths are finite, 0 or more, and one of them more than 0.
    package init(ratio: Size3D?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { Self.isUsable($0) ? $0.vector : nil }
        self.contentMode = contentMode
    }

    package static func isUsable(_ ratio: Size3D) -> Bool { isUsable(ratio.vector) }

    private static func isUsable(_ ratio: SIMD3<Double>) -> Bool {
        (0..<3).allSatisfy { ratio[$0].isFinite && ratio[$0] >= 0 } && ratio != .zero
    }

    /// What the child is offered. `childRatio` is used if the rule has no ratio. Axes along which the ratio is 0,
    /// as that of a flat view along z, and those along which nothing is offered do not decide; the former are
    /// offered what the node is.
    func offer(_ offer: SIMD3<Double>, childRatio: SIMD3<Double>) -> SIMD3<Double> {
        let ratio = ratio ?? childRatio
        guard Self.isUsable(ratio) else { return offer }
        let scales = (0..<3).filter { ratio[$0] > 0 && !offer[$0].isNaN }
            .map { offer[$0] / ratio[$0] }
        guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return offer }
        var result = offer
        for axis in 0..<3 where ratio[axis] > 0 { result[axis] = ratio[axis] * scale }
        return result
    }
}
