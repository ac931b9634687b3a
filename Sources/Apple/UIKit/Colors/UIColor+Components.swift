public import CoreGraphics
public import Foundation
internal import QuadrantCore
internal import QuadrantGeometry
public import QuadrantViews

extension UIColor {
    /// Creates a colour from its components in Display P3, each from 0 to 1.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(
            Color(
                .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha)))
    }

    /// Creates a colour from one of Core Graphics.
    public convenience init(cgColor: CGColor) {
        self.init(Color(cgColor: cgColor))
    }

    /// Creates a colour that `dynamicProvider` tells for the traits of where it is drawn.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        let color = WorkedColor { environment in
            let idiom = HostDevice.current.idiom
            return dynamicProvider(UITraitCollection(environment, idiom: idiom)).color
        }
        self.init(Color(worked: color))
    }

    /// Creates the colour with a name in an asset catalogue of the bundle; `nil` if there is none.
    ///
    /// It is looked for where `Image(_:bundle:)` looks.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        let environment = HostDevice.current.environment
        guard let color = Color(listed: name, bundle: bundle, in: environment) else { return nil }
        self.init(color)
    }

    /// The colour as it is with these traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(resolved(traitCollection)))
    }

    func resolved(_ traits: UITraitCollection?) -> Color.Resolved {
        let environment = HostDevice.current.environment
        return color.resolve(in: traits?.applied(to: environment) ?? environment)
    }

    /// The colour as one of Core Graphics, with the traits of now.
    public var cgColor: CGColor { CGColor(resolved(nil)) }

    /// Hue, saturation and brightness in sRGB, each from 0 to 1.
    package var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = resolved(nil)
        let (red, green, blue) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var sixth: CGFloat = 0
        if range > 0 {
            switch most {
            case red: sixth = (green - blue) / range
            case green: sixth = (blue - red) / range + 2
            default: sixth = (red - green) / range + 4
            }
        }
        return (
            (sixth < 0 ? sixth + 6 : sixth) / 6, most > 0 ? range / most : 0, most,
            CGFloat(parts.opacity)
        )
    }
}
