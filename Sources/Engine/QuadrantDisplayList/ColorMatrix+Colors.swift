internal import Foundation
package import QuadrantGeometry

extension ColorMatrix {
    /// The colour that the matrix makes of `color`, with components limited to 0 to 1.
    package func applied(to color: RGBAColor) -> RGBAColor {
        let raw = unclamped(color)
        func cut(_ value: Double) -> Double { max(0, min(1, value)) }
        return RGBAColor(
            red: cut(raw.red), green: cut(raw.green), blue: cut(raw.blue), alpha: cut(raw.alpha))
    }

    /// The colour that the matrix makes of `color`, with components that may be below 0 or above 1.
    package func unclamped(_ color: RGBAColor) -> RGBAColor {
        func sum(
            _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, _ constant: Float
        ) -> Double {
            Double(red) * color.red + Double(green) * color.green + Double(blue) * color.blue
                + Double(alpha) * color.alpha + Double(constant)
        }
        return RGBAColor(
            red: sum(r1, r2, r3, r4, r5), green: sum(g1, g2, g3, g4, g5),
            blue: sum(b1, b2, b3, b4, b5), alpha: sum(a1, a2, a3, a4, a5))
    }
}
