import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout

/// A colour that may look different in light and dark surroundings.
///
/// Apple: "Color". As a view it takes all the room it is offered, 10 by 10 points where it is
/// offered nothing in particular.
public struct Color: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case system(SystemColor)
        case fixed(RGBAColor)
        case faded(Provider, Double)
        case named(NamedColor)
    }

    let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    init(_ system: SystemColor) {
        provider = .system(system)
    }

    /// The space in which a colour's components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// A colour by its components, each 0 to 1, in sRGB unless said otherwise.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let color = RGBAColor(red: red, green: green, blue: blue, alpha: opacity).sanitized
        provider = .fixed(color.converted(from: colorSpace))
    }

    /// A grey, 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        let middle = chroma * (1 - abs(turn.truncatingRemainder(dividingBy: 2) - 1))
        let (r, g, b): (Double, Double, Double) =
            switch turn {
            case ..<1: (chroma, middle, 0)
            case ..<2: (middle, chroma, 0)
            case ..<3: (0, chroma, middle)
            case ..<4: (0, middle, chroma)
            case ..<5: (middle, 0, chroma)
            default: (chroma, 0, middle)
            }
        let base = brightness - chroma
        self.init(red: r + base, green: g + base, blue: b + base, opacity: opacity)
    }

    /// The colour, its opacity multiplied by `opacity`, 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(.faded(provider, opacity.isFinite ? min(max(opacity, 0), 1) : 1))
    }

    func rgba(in environment: EnvironmentValues) -> RGBAColor {
        func resolve(_ provider: Provider) -> RGBAColor {
            switch provider {
            case .system(let color): color.rgba(dark: environment.colorScheme == .dark)
            case .fixed(let color): color
            case .faded(let base, let factor): resolve(base).opacity(factor)
            case .named(let color): color.rgba(in: environment)
            }
        }
        return resolve(provider)
    }
}

extension Color {
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
    public static let white = Color(.fixed(.white))
    public static let black = Color(.fixed(.black))
    public static let clear = Color(.fixed(.clear))
    /// The colour of labels.
    public static let primary = Color(.label)
    /// The colour of secondary labels.
    public static let secondary = Color(.secondaryLabel)
    /// The colour of controls; blue unless the app says otherwise.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.blue)
}

extension Color: View {
    public typealias Body = Never

    @MainActor
    public static func _makeNodes(_ view: Color, _ cursor: inout _ViewCursor) {
        let node = cursor.node(
            .fill(ideal: CGSize(width: 10, height: 10)),
            drawing: ColorDrawing(color: view.rgba(in: cursor.environment)))
        if case .named(let color) = view.provider {
            cursor.report(color.complaint(in: cursor.environment), at: node)
        }
    }

    nonisolated public static var _arity: _ViewArity { .one }
}

extension Color: ShapeStyle {
    public typealias Resolved = Never

    public static func _resolve(
        _ style: Color, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        _ResolvedStyle(style.rgba(in: environment))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

struct ColorDrawing: NodeDrawing {
    let color: RGBAColor

    func draw(_ context: inout DrawingContext) {
        guard color.alpha > 0 else { return }
        context.fillFrame(context.bounds, .color(color))
    }
}

extension RGBAColor {
    /// NaN becomes 0, and the alpha lies in 0 to 1.
    fileprivate var sanitized: RGBAColor {
        func valid(_ value: Double) -> Double { value.isFinite ? value : 0 }
        return RGBAColor(
            red: valid(red), green: valid(green), blue: valid(blue),
            alpha: min(max(valid(alpha), 0), 1))
    }

    /// The same colour with its components in gamma-encoded sRGB.
    fileprivate func converted(from space: Color.RGBColorSpace) -> RGBAColor {
        switch space {
        case .sRGB:
            return self
        case .sRGBLinear:
            return RGBAColor(
                red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue),
                alpha: alpha)
        case .displayP3:
            let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
            // Display P3 to sRGB, both with white point D65 (CSS Color 4).
            return RGBAColor(
                red: Self.encode(1.2249401762805598 * r - 0.22494017628055996 * g),
                green: Self.encode(-0.042056954709688163 * r + 1.0420569547096881 * g),
                blue: Self.encode(
                    -0.019637554590334432 * r - 0.078636045550631889 * g
                        + 1.0982736001409663 * b),
                alpha: alpha)
        }
    }

    private static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    private static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }
}
