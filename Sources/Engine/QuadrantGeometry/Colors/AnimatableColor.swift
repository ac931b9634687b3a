/// A colour as it is animated: its perceptual components, weighted by its opacity, so that what fades in or out keeps its
/// hue.
package struct AnimatableColor: VectorArithmetic, Sendable {
    private var components: SIMD4<Double>

    private init(_ components: SIMD4<Double>) { self.components = components }

    package init(_ color: RGBAColor) {
        let lab = color.oklab
        let alpha = color.alpha
        components = SIMD4(lab.x * alpha, lab.y * alpha, lab.z * alpha, alpha)
    }

    /// The colour; opacities beyond 0 and 1 are cut.
    package var color: RGBAColor {
        let alpha = components.w
        guard alpha > 1e-9 else { return .clear }
        return RGBAColor(
            oklab: ColorVector(
                components.x / alpha, components.y / alpha, components.z / alpha),
            alpha: min(alpha, 1))
    }

    /// The four components.
    package var numbers: [Double] {
        [components.x, components.y, components.z, components.w]
    }

    /// A colour of four components.
    package init(numbers: ArraySlice<Double>) {
        let n = Array(numbers)
        components = n.count == 4 ? SIMD4(n[0], n[1], n[2], n[3]) : .zero
    }

    package static var zero: AnimatableColor { AnimatableColor(.zero) }

    package static func + (lhs: AnimatableColor, rhs: AnimatableColor) -> AnimatableColor {
        AnimatableColor(lhs.components + rhs.components)
    }

    package static func - (lhs: AnimatableColor, rhs: AnimatableColor) -> AnimatableColor {
        AnimatableColor(lhs.components - rhs.components)
    }

    package mutating func scale(by rhs: Double) { components *= rhs }

    package var magnitudeSquared: Double { (components * components).sum() }
}
