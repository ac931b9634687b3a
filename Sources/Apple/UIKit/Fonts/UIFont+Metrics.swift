public import Foundation
internal import QuadrantCore
internal import QuadrantShaping
internal import QuadrantText
internal import QuadrantViews

extension UIFont {

    private var metrics: FontMetrics {
        let device = HostDevice.current.environment
        return ShapingEngine.shared.metrics(
            of: device.descriptor(of: font), displayScale: device.displayScale)
    }

    /// The height of one line, in points, rounded up to whole pixels.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// How far letters reach above the baseline at most, in points.
    public var ascender: CGFloat { metrics.baseline }
    /// How far letters reach below the baseline at most, in points; negative.
    public var descender: CGFloat { metrics.baseline - metrics.lineHeight }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { metrics.xHeight }
    /// The space between lines beyond their height: none, it is part of the height.
    public var leading: CGFloat { 0 }

    /// The name of the font: that by which it was made, or the system font's.
    public var fontName: String {
        fontDescriptor.name ?? ".SFUI-\(fontDescriptor.weight.styleName)"
    }
    /// The family of the font: the name by which it was made, or the system font's.
    public var familyName: String { fontDescriptor.name ?? ".AppleSystemUIFont" }
}

extension UIFont.Weight {
    /// The weight's word in the names of faces.
    fileprivate var styleName: String {
        switch view {
        case .ultraLight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        default: "Regular"
        }
    }
}

/// Scales fonts and lengths with the size of text that the user wants.
///
/// Apple: "UIFontMetrics" (UIKit).
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Metrics that grow as the body style does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        let around = HostDevice.current.environment
        let values = traits?.applied(to: around) ?? around
        return style.view.metricScale(at: values.dynamicTypeSize, values.platformProfile)
    }

    /// The length, grown as the lines of the style are, in whole pixels.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> CGFloat {
        let scale = max(1, HostDevice.current.environment.displayScale)
        return (value * factor(traitCollection) * scale).rounded() / scale
    }

    /// The font, its size grown as the lines of the style are, in whole pixels.
    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// The font, its size grown as the style is, at most to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
}
