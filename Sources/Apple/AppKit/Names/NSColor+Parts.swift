internal import CoreGraphics
public import UIKit

// The parts of a colour in sRGB, with the look of now. On a Mac a colour of another space has to be converted first.
extension UIColor {
    private var parts: [CGFloat] { cgColor.components ?? [0, 0, 0, 1] }

    /// How red, from 0 to 1. Apple: "redComponent" (AppKit).
    public var redComponent: CGFloat { parts[0] }
    /// How green, from 0 to 1. Apple: "greenComponent" (AppKit).
    public var greenComponent: CGFloat { parts[1] }
    /// How blue, from 0 to 1. Apple: "blueComponent" (AppKit).
    public var blueComponent: CGFloat { parts[2] }
    /// How opaque, from 0 to 1. Apple: "alphaComponent" (AppKit).
    public var alphaComponent: CGFloat { parts[3] }
    /// The hue, from 0 to 1. Apple: "hueComponent" (AppKit).
    public var hueComponent: CGFloat { hueParts.hue }
    /// How far from grey, from 0 to 1. Apple: "saturationComponent" (AppKit).
    public var saturationComponent: CGFloat { hueParts.saturation }
    /// The largest of red, green and blue. Apple: "brightnessComponent" (AppKit).
    public var brightnessComponent: CGFloat { hueParts.brightness }
    /// How light a grey is, from 0 to 1. Apple: "whiteComponent" (AppKit).
    public var whiteComponent: CGFloat { brightnessComponent }

    /// The same colour: every space is sRGB here. Apple: "usingColorSpace(_:)" (AppKit).
    public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { UIColor(cgColor: cgColor) }

    /// The colour between this and another one; `fraction` from 0 for this to 1 for the other. Apple:
    /// "blended(withFraction:of:)" (AppKit).
    public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        let share = min(max(fraction, 0), 1)
        let mixed = zip(parts, color.parts).map { $0 * (1 - share) + $1 * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    /// The colour, lighter by a part of the way to white. Apple: "highlight(withLevel:)" (AppKit).
    public func highlight(withLevel level: CGFloat) -> UIColor? {
        blended(withFraction: level, of: .white)
    }

    /// The colour, darker by a part of the way to black. Apple: "shadow(withLevel:)" (AppKit).
    public func shadow(withLevel level: CGFloat) -> UIColor? {
        blended(withFraction: level, of: .black)
    }

    /// Creates a colour by red, green, blue and opacity, from 0 to 1. Apple: "init(deviceRed:green:blue:alpha:)".
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey, from 0 to 1. Apple: "init(calibratedWhite:alpha:)".
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a grey, from 0 to 1. Apple: "init(deviceWhite:alpha:)".
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
}
