public import Foundation
internal import QuadrantCore
public import QuadrantViews

/// A space in which the components of a colour are given.
///
/// Apple: "CGColorSpace"; only the spaces of red, green and blue, and grey.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of a space; `nil` for a device's.
    public let name: String?

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"

    /// Creates a space by its name; `nil` for an unknown name.
    public init?(name: String) {
        guard [Self.sRGB, Self.linearSRGB, Self.displayP3].contains(name) else { return nil }
        self.name = name
    }

    init(device: Void) {
        name = nil
    }

    var views: Color.RGBColorSpace {
        switch name {
        case Self.displayP3: .displayP3
        case Self.linearSRGB: .sRGBLinear
        default: .sRGB
        }
    }

    /// Whether both are the same space.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of the device's red, green and blue: sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: ()) }

/// A colour of Core Graphics: red, green, blue in sRGB, and alpha.
///
/// Apple: "CGColor". There are no patterns and no other spaces; a colour of another space is converted.
public final class CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    /// Creates a colour from components in sRGB, each from 0 to 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    /// Creates a colour from components in sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a colour from red, green, blue and alpha in a space; `nil` for fewer than four components.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count >= 4 else { return nil }
        let color = Color(
            space.views, red: Double(components[0]), green: Double(components[1]),
            blue: Double(components[2]), opacity: Double(components[3]))
        self.init(color.resolve(in: EnvironmentValues()))
    }

    /// Creates the colour that these components describe.
    package convenience init(_ color: Color.Resolved) {
        self.init(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// No colour: it is not visible.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { values }
    /// The number of components: always 4.
    public var numberOfComponents: Int { values.count }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values[3] }
    /// The space of the components: always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: alpha)
    }

    /// Whether both have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// The same as a colour of views.
    package var view: Color {
        Color(
            red: Double(values[0]), green: Double(values[1]), blue: Double(values[2]),
            opacity: Double(values[3]))
    }
}

/// Colours and where they stand in a gradient.
///
/// Apple: "CGGradient".
public final class CGGradient: Sendable {
    /// The colours.
    public let colors: [CGColor]
    /// Where they stand, from 0 to 1; `nil` for equal distances.
    public let locations: [CGFloat]?

    /// Creates a gradient; `nil` if there are locations, and another number of them.
    public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        if let locations, locations.count != colors.count { return nil }
        self.colors = colors
        self.locations = locations
    }
}

extension Color {
    /// Creates a colour from one of Core Graphics.
    ///
    /// Apple: "Color.init(cgColor:)".
    public init(cgColor: CGColor) {
        self = cgColor.view
    }

    /// Creates a colour from one of Core Graphics. A name that colours of UIKit have too, as in `Color(.black)`, is theirs.
    ///
    /// Apple: "Color.init(_:)".
    @_disfavoredOverload
    public init(_ cgColor: CGColor) {
        self = cgColor.view
    }

    /// The colour as one of Core Graphics; `nil` for a colour that differs from environment to environment.
    ///
    /// Apple: "Color.cgColor".
    public var cgColor: CGColor? {
        isFixed ? CGColor(resolve(in: EnvironmentValues())) : nil
    }
}
