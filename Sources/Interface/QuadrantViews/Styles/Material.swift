import Foundation
public import QuadrantCore
import QuadrantDisplayList
package import QuadrantGeometry

/// Frosted glass: what is behind it, blurred, in stronger colours and under a veil.
///
/// Apple: "Material". The blur, the colours and the veils are approximations chosen by eye, not
/// measured. Filled shapes show the blur; lines and texts show only the veil. What is behind a
/// material is all that was drawn before, in the groups around too. In a view that is shown in
/// perspective it is only what was drawn in that view, which is reported.
public struct Material: ShapeStyle, Hashable {
    /// A built-in style: it is not resolved to another style.
    public typealias Resolved = Never

    /// From thin to thick, and the material of bars.
    enum Thickness: Hashable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    fileprivate let thickness: Thickness
    /// `nil` for that of the environment.
    fileprivate var isInactive: Bool?

    /// The same material, looking as in an active window or not.
    ///
    /// Apple: "materialActiveAppearance(_:)".
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var material = self
        material.isInactive = appearance == .inactive
        return material
    }

    fileprivate init(thickness: Thickness) {
        self.thickness = thickness
    }

    /// The thinnest material: less than half of what is behind it is covered.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A thin material: a little more than half of what is behind it is covered.
    public static let thin = Material(thickness: .thin)
    /// The material between thin and thick: nearly three quarters of what is behind it are covered.
    public static let regular = Material(thickness: .regular)
    /// A thick material: more than four fifths of what is behind it are covered.
    public static let thick = Material(thickness: .thick)
    /// The thickest material: nearly all of what is behind it is covered.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of the system's bars: about four fifths of what is behind it are covered.
    public static let bar = Material(thickness: .bar)

    /// The blur, saturation and tint of the material in the colour scheme of the environment.
    public static func _resolve(
        _ style: Material, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        var material = ResolvedMaterial(
            material: style, sigma: 20, saturation: 1.8, tint: style.thickness.veil(isDark: isDark))
        let isInactive =
            style.isInactive ?? (environment.materialActiveAppearance == .inactive)
        material.diagnostic = isInactive ? MaterialActiveAppearance.inactive.diagnostic : nil
        return _ResolvedStyle(.material(material))
    }

    /// Every style of this type is one.
    public static var _mayBeMaterial: Bool { true }

    /// This material.
    public static func _material(
        _ style: Material, in environment: EnvironmentValues
    ) -> Material? { style }
}

extension Material.Thickness {
    /// Approximations, see `Material`.
    fileprivate func veil(isDark: Bool) -> RGBAColor {
        let (gray, alpha): (Double, Double) =
            switch self {
            case .ultraThin: isDark ? (0.13, 0.45) : (0.97, 0.40)
            case .thin: isDark ? (0.13, 0.60) : (0.97, 0.58)
            case .regular: isDark ? (0.13, 0.74) : (0.97, 0.72)
            case .thick: isDark ? (0.13, 0.84) : (0.97, 0.84)
            case .ultraThick: isDark ? (0.13, 0.92) : (0.97, 0.93)
            case .bar: isDark ? (0.10, 0.80) : (0.98, 0.82)
            }
        return RGBAColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
}

/// A material in an environment.
package struct ResolvedMaterial: Sendable, Equatable {
    let material: Material
    /// The standard deviation of the blur, in points.
    package var sigma: Double
    package var saturation: Double
    /// The colour that lies over the blurred background.
    package var tint: RGBAColor
    /// The diagnostic about a setting that has no effect; `nil` for none.
    package var diagnostic: Diagnostic?

    func items(_ target: StyleTarget) -> [DisplayItem] {
        let veil = target.draw(.color(tint))
        guard let shape = target.shape else { return veil }
        var filters = [DisplayFilter.blur(BlurFilter(sigma: sigma))]
        if saturation != 1 { filters.append(.colorMatrix(.saturation(saturation))) }
        var backdrop = BackdropItem(shape: shape, filters: filters)
        (backdrop.style, backdrop.source) = (target.fillStyle, target.source)
        return [.backdrop(backdrop)] + veil
    }
}

extension ShapeStyle where Self == Material {
    /// The thinnest material: less than half of what is behind it is covered.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A thin material: a little more than half of what is behind it is covered.
    public static var thinMaterial: Material { .thin }
    /// The material between thin and thick: nearly three quarters of what is behind it are covered.
    public static var regularMaterial: Material { .regular }
    /// A thick material: more than four fifths of what is behind it are covered.
    public static var thickMaterial: Material { .thick }
    /// The thickest material: nearly all of what is behind it is covered.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the system's bars.
    public static var bar: Material { .bar }
}
