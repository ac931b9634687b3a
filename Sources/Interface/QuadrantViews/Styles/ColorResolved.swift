import Foundation
public import QuadrantCore
import QuadrantGeometry

extension Color {
    /// The components of a colour in an environment.
    ///
    /// Apple: "Color.Resolved". The components are those of sRGB. Values outside of 0 to 1 stand
    /// for colours that sRGB does not have.
    public struct Resolved: Hashable, Sendable, Codable, ShapeStyle, CustomStringConvertible {
        /// A built-in style: it is not resolved to another style.
        public typealias Resolved = Never

        /// Red, linear, 0 to 1.
        public var linearRed: Float
        /// Green, linear, 0 to 1.
        public var linearGreen: Float
        /// Blue, linear, 0 to 1.
        public var linearBlue: Float
        /// The opacity, from 0 for invisible to 1 for opaque.
        public var opacity: Float

        /// Creates a colour from its components, each from 0 to 1.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            let color = Color(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(opacity))
            // A fault is said at once where a view makes it; there is no room to keep it.
            self.init(color.rgba(in: EnvironmentValues()))
            let parts = [red, green, blue]
            guard parts.allSatisfy(\.isFinite) else { return }
            let linear = LinearParts(parts, colorSpace)
            (linearRed, linearGreen, linearBlue) = (linear.red, linear.green, linear.blue)
        }

        init(_ color: RGBAColor) {
            let parts = color.linear
            linearRed = Float(parts.x)
            linearGreen = Float(parts.y)
            linearBlue = Float(parts.z)
            opacity = Float(color.alpha)
        }

        /// Red, gamma-encoded, 0 to 1.
        public var red: Float {
            get { Float(RGBAColor.encode(Double(linearRed))) }
            set { linearRed = Float(RGBAColor.decode(Double(newValue))) }
        }

        /// Green, gamma-encoded, 0 to 1.
        public var green: Float {
            get { Float(RGBAColor.encode(Double(linearGreen))) }
            set { linearGreen = Float(RGBAColor.decode(Double(newValue))) }
        }

        /// Blue, gamma-encoded, 0 to 1.
        public var blue: Float {
            get { Float(RGBAColor.encode(Double(linearBlue))) }
            set { linearBlue = Float(RGBAColor.decode(Double(newValue))) }
        }

        /// What is wrong with the first component that is no number; `nil` where all are.
        var fault: NumberFault? {
            guard !(linearRed + linearGreen + linearBlue + opacity).isFinite else { return nil }
            return .unless(
                .number, "Color.Resolved",
                [
                    "linearRed": Double(linearRed), "linearGreen": Double(linearGreen),
                    "linearBlue": Double(linearBlue), "opacity": Double(opacity),
                ], instead: "It counts as 0.")
        }

        var rgba: RGBAColor {
            // Set by hand or decoded, a component may be anything; what is no number counts as 0.
            func number(_ part: Float) -> Double { part.isFinite ? Double(part) : 0 }
            return RGBAColor(
                red: number(red), green: number(green), blue: number(blue), alpha: number(opacity))
        }

        /// The components as `#RRGGBBAA`; of two bytes that are as near the even one, for the opacity the larger one.
        public var description: String {
            func byte(_ part: Float, _ rule: FloatingPointRoundingRule) -> String {
                let share = part.isFinite ? min(max(part, 0), 1) : 0
                return twoDigits(Int((share * 255).rounded(rule)))
            }
            let colors = [linearRed, linearGreen, linearBlue].map(LinearParts.encoded)
            return "#" + colors.map { byte($0, .toNearestOrEven) }.joined()
                + byte(opacity, .toNearestOrAwayFromZero)
        }

        /// The components as they are.
        public static func _resolve(
            _ style: Color.Resolved, in environment: EnvironmentValues
        ) -> _ResolvedStyle {
            style.fault?.say()
            return _ResolvedStyle(style.rgba)
        }
    }

    /// Creates a colour that is the same in every environment.
    public init(_ resolved: Resolved) {
        self.init(Provider.fixed(resolved.rgba).keeping(resolved.fault))
    }

    /// Creates a colour from a style that stands for one.
    ///
    /// Apple: "init(_:)" of Color, from a style whose resolved style is `Color.Resolved`.
    ///
    /// - Parameter color: A colour, or a style of one's own that resolves to a colour's components. It is asked for them in each
    ///   environment in which the colour is drawn.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
        if let color = color as? Color {
            self = color
        } else {
            self.init(worked: WorkedColor { Color(color.resolve(in: $0)) })
        }
    }

    /// The components of the colour in an environment: in light or dark, with more or less
    /// contrast.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(rgba(in: environment))
    }

    /// The colour mixed with another.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The share of the other colour, from 0 for none to 1 for nothing else; values
    ///     outside are clamped.
    ///   - colorSpace: How the colours are mixed.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        let mixed = Provider.mixed(provider, rhs.provider, share, colorSpace)
        return Color(
            mixed.keeping(.unless(.number, ".mix", ["by": fraction], instead: "It counts as 0.")))
    }
}

extension Color: CustomStringConvertible {
    /// The name of a system colour, `33% red` for one of an opacity (recorded: a public suite that runs against Apple's), or the
    /// components of another colour as `#RRGGBBAA`.
    public var description: String {
        switch provider {
        case .system(.label): "primary"
        case .system(.secondaryLabel): "secondary"
        case .system(let color): color.rawValue
        case .accent: "accentColor"
        case .fixed(.white): "white"
        case .fixed(.black): "black"
        case .fixed(.clear): "clear"
        case .fixed(let color): color.hexadecimal
        case .named(let color): "NamedColor(name: \"\(color.name)\", bundle: nil)"
        case .faded(let base, let opacity), .translucent(let base, let opacity):
            "\(Int((opacity * 100).rounded()))% \(Color(base))"
        case .mixed(let a, let b, let share, _):
            "\(Color(a)) mixed with \(Int((share * 100).rounded()))% \(Color(b))"
        case .exposed(let base, let stops): "\(Color(base)) exposed by \(stops)"
        case .headroom(let base, _), .faulty(let base, _): Color(base).description
        case .worked: "a colour that differs from environment to environment"
        }
    }
}

extension RGBAColor {
    /// The components as `#RRGGBBAA`, limited to 0 to 1.
    fileprivate var hexadecimal: String {
        "#"
            + [red, green, blue, alpha].map { part in
                twoDigits(Int((min(max(part, 0), 1) * 255).rounded()))
            }.joined()
    }
}

/// A byte as two hexadecimal digits.
private func twoDigits(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0\(digits)" : digits
}
