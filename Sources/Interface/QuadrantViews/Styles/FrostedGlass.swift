package import QuadrantCore

/// What is behind a bar or a control of glass, blurred, under a veil of the control's own colour.
///
/// As `Material`, for grounds whose colour is measured: over one plain colour it is the veil over that colour, so
/// that it looks as if nothing were blurred. Filled shapes show the blur; lines and texts show only the veil. The
/// width of the blur is a choice by eye.
package struct FrostedGlass: ShapeStyle, Hashable {
    /// A built-in style: it is not resolved to another style.
    package typealias Resolved = Never

    /// The width of the blur of bars, in points: no letter of a row can be read behind a prompt.
    package static let barSigma = 12.0

    private let veil: Color
    private let sigma: Double

    /// Glass with a veil.
    ///
    /// - Parameters:
    ///   - veil: The colour over what is blurred; a clear one for none.
    ///   - sigma: The standard deviation of the blur, in points.
    package init(veil: Color, sigma: Double = barSigma) {
        (self.veil, self.sigma) = (veil, sigma)
    }

    /// The blur and the veil in the colours of the environment.
    package static func _resolve(
        _ style: FrostedGlass, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _ResolvedStyle(
            .material(
                ResolvedMaterial(
                    material: .regular, sigma: style.sigma, saturation: 1,
                    tint: style.veil.rgba(in: environment))))
    }
}
