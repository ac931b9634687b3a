import Foundation
public import QuadrantCore
import QuadrantDisplayList
package import QuadrantGeometry
import QuadrantLayout

/// A colour, which may differ in light and dark.
///
/// Apple: "Color". As a view, the colour fills its proposal, 10 by 10 points where nothing is
/// proposed.
public struct Color: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case system(SystemColor)
        /// The accent colour of the environment.
        case accent
        case fixed(RGBAColor)
        case faded(Provider, Double)
        /// A colour with a given opacity in place of its own.
        case translucent(Provider, Double)
        case named(NamedColor)
        case mixed(Provider, Provider, Double, Gradient.ColorSpace)
        /// A colour whose light is changed by a number of stops.
        case exposed(Provider, Double)
        /// A colour with a given headroom; `nil` for an unknown one.
        case headroom(Provider, Double?)
        /// A colour that code works out for each environment.
        case worked(WorkedColor)
        /// A colour that was made with a number which is none. Whoever draws it says so.
        case faulty(Provider, NumberFault)

        /// The colour, which keeps a fault if there is one.
        func keeping(_ fault: NumberFault?) -> Provider { fault.map { .faulty(self, $0) } ?? self }
    }

    let provider: Provider

    init(_ provider: Provider) {
        self.provider = provider
    }

    package init(system: SystemColor) {
        provider = .system(system)
    }

    /// The colour space in which the components of a colour are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB, gamma-encoded.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Display P3, gamma-encoded.
        case displayP3
    }

    /// Creates a colour from its components, each from 0 to 1, in sRGB unless said otherwise. The
    /// opacity is clamped to 0 and 1; a component that is not finite counts as 0.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let color = RGBAColor(red: red, green: green, blue: blue, alpha: opacity).madeFinite
        let fixed = Provider.fixed(color.converted(from: colorSpace))
        // Mostly all are finite, and then so is their sum.
        guard !(red + green + blue + opacity).isFinite else {
            provider = fixed
            return
        }
        provider = fixed.keeping(
            .unless(
                .number, "Color",
                ["red": red, "green": green, "blue": blue, "opacity": opacity],
                instead: "It counts as 0."))
    }

    /// Creates a grey, from 0 for black to 1 for white, in sRGB unless said otherwise. The opacity
    /// is clamped to 0 and 1; a value that is not finite counts as 0.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        let color = Color(colorSpace, red: white, green: white, blue: white, opacity: opacity)
        provider = color.provider.known.keeping(
            .unless(
                .number, "Color", ["white": white, "opacity": opacity], instead: "It counts as 0."))
    }

    /// Creates a colour in sRGB from its hue, saturation and brightness, each from 0 to 1. A hue
    /// outside comes around again: 1.25 is 0.25. The opacity is clamped to 0 and 1.
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
        let color = Color(red: r + base, green: g + base, blue: b + base, opacity: opacity)
        provider = color.provider.known.keeping(
            .unless(
                .number, "Color",
                [
                    "hue": hue, "saturation": saturation, "brightness": brightness,
                    "opacity": opacity,
                ], instead: "It counts as 0."))
    }

    /// The same colour with its opacity multiplied by `opacity`, from 0 to 1; values outside are
    /// clamped, and one that is not finite changes nothing.
    public func opacity(_ opacity: Double) -> Color {
        let faded = Provider.faded(provider, opacity.isFinite ? min(max(opacity, 0), 1) : 1)
        return Color(
            faded.keeping(opacity.isFinite ? nil : .unless(.number, ".opacity", ["": opacity])))
    }

    package func rgba(in environment: EnvironmentValues) -> RGBAColor {
        func said(_ fault: NumberFault, _ color: RGBAColor) -> RGBAColor {
            fault.say()
            return color
        }
        func resolve(_ provider: Provider) -> RGBAColor {
            switch provider {
            case .system(let color): color.rgba(in: environment)
            case .accent: environment.accentRGBA
            case .fixed(let color): color
            case .faded(let base, let factor): resolve(base).opacity(factor)
            case .translucent(let base, let opacity): resolve(base).withAlpha(opacity)
            case .named(let color): color.rgba(in: environment)
            case .mixed(let a, let b, let fraction, let space):
                resolve(a).mixed(with: resolve(b), by: fraction, space.mixing)
            case .exposed(let base, let stops): resolve(base).exposed(by: stops)
            case .headroom(let base, _): resolve(base)
            case .worked(let color): color.work(environment).rgba(in: environment)
            case .faulty(let base, let fault): said(fault, resolve(base))
            }
        }
        return resolve(provider)
    }
}

extension Color {
    /// The system's red, which differs in light and dark.
    public static let red = Color(system: .red)
    /// The system's orange, which differs in light and dark.
    public static let orange = Color(system: .orange)
    /// The system's yellow, which differs in light and dark.
    public static let yellow = Color(system: .yellow)
    /// The system's green, which differs in light and dark.
    public static let green = Color(system: .green)
    /// The system's mint, which differs in light and dark.
    public static let mint = Color(system: .mint)
    /// The system's teal, which differs in light and dark.
    public static let teal = Color(system: .teal)
    /// The system's cyan, which differs in light and dark.
    public static let cyan = Color(system: .cyan)
    /// The system's blue, which differs in light and dark.
    public static let blue = Color(system: .blue)
    /// The system's indigo, which differs in light and dark.
    public static let indigo = Color(system: .indigo)
    /// The system's purple, which differs in light and dark.
    public static let purple = Color(system: .purple)
    /// The system's pink, which differs in light and dark.
    public static let pink = Color(system: .pink)
    /// The system's brown, which differs in light and dark.
    public static let brown = Color(system: .brown)
    /// The system's grey, which differs in light and dark.
    public static let gray = Color(system: .gray)
    /// White, the same in light and dark.
    public static let white = Color(.fixed(.white))
    /// Black, the same in light and dark.
    public static let black = Color(.fixed(.black))
    /// No colour: it is not visible.
    public static let clear = Color(.fixed(.clear))
    /// The system's colour of labels, which differs in light and dark.
    public static let primary = Color(system: .label)
    /// The system's colour of secondary labels, which differs in light and dark.
    public static let secondary = Color(system: .secondaryLabel)
    /// The colour of controls where it is used: what `tint(_:)` around it set, else `accentColor(_:)`, else
    /// the system's blue.
    ///
    /// Apple: "accentColor". A tint that is no single colour, such as a gradient, is passed over (a choice).
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.accent)
}

extension Color.Provider {
    /// The same without a fault of its own.
    var known: Color.Provider { if case .faulty(let base, _) = self { base } else { self } }

    /// The diagnostic about a colour that is found in no catalogue, also if another colour is made
    /// from it; `nil` for other colours.
    fileprivate func diagnostic(in environment: EnvironmentValues) -> Diagnostic? {
        switch self {
        case .system, .accent, .fixed: nil
        case .worked(let color): color.work(environment).provider.diagnostic(in: environment)
        case .named(let color): color.diagnostic(in: environment)
        case .faded(let inner, _), .translucent(let inner, _), .exposed(let inner, _),
            .headroom(let inner, _), .faulty(let inner, _):
            inner.diagnostic(in: environment)
        case .mixed(let first, let second, _, _):
            first.diagnostic(in: environment) ?? second.diagnostic(in: environment)
        }
    }
}

extension Color: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes a node that fills its proposal with the colour, 10 points where a side is not
    /// proposed.
    @MainActor
    public static func _makeNodes(_ view: Color, _ cursor: inout _ViewCursor) {
        let node = cursor.node(
            .fill(ideal: CGSize(width: 10, height: 10)),
            drawing: ColorDrawing(color: view.rgba(in: cursor.environment)))
        cursor.report(view.provider.diagnostic(in: cursor.environment), at: node)
    }

    /// The view always is exactly one node.
    nonisolated public static var _arity: _ViewArity { .one }
}

extension Color: ShapeStyle {
    /// The colour's components in the environment.
    public static func _resolve(
        _ style: Color, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.resolved(style.rgba(in: environment), in: environment)
    }

    /// The colour as a resolved style, with a diagnostic if it is found in no catalogue.
    private func resolved(
        _ color: RGBAColor, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        let plain = _ResolvedStyle(color)
        guard let diagnostic = provider.diagnostic(in: environment) else { return plain }
        return _ResolvedStyle(.changed(plain, .diagnostic(diagnostic)))
    }
}

extension Color {
    /// The colour, less opaque from level to level.
    public static func _resolve(
        _ style: Color, level: Int, in environment: EnvironmentValues
    ) -> _ResolvedStyle {
        style.resolved(
            style.rgba(in: environment).opacity(StyleLevel.faintness(level)), in: environment)
    }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's grey.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// No colour: it is not visible.
    public static var clear: Color { .clear }
}

struct ColorDrawing: NodeDrawing {
    typealias AnimatableData = AnimatableColor

    var color: RGBAColor

    var animatableData: AnimatableColor {
        get { AnimatableColor(color) }
        set { color = newValue.color }
    }

    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        color.alpha > 0 && CGRect(origin: .zero, size: size).contains(point)
    }

    func draw(_ context: inout DrawingContext) {
        guard color.alpha > 0 else { return }
        context.fillFrame(context.bounds, .color(color))
    }
}

extension RGBAColor {
    /// The colour with valid components: NaN becomes 0, the alpha is limited to 0 to 1, and the other components to a
    /// million, so that their powers and sums in other spaces stay finite. This is a choice: no display shows a
    /// thousandth of it.
    fileprivate var madeFinite: RGBAColor {
        func valid(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }
        return RGBAColor(
            red: valid(red), green: valid(green), blue: valid(blue),
            alpha: min(max(valid(alpha), 0), 1))
    }

    /// The same colour with its components in gamma-encoded sRGB.
    fileprivate func converted(from space: Color.RGBColorSpace) -> RGBAColor {
        let parts = ColorVector(red, green, blue)
        return switch space {
        case .sRGB: self
        case .sRGBLinear: RGBAColor(linear: parts, alpha: alpha)
        case .displayP3: RGBAColor(displayP3: parts, alpha: alpha)
        }
    }
}

extension SystemColor {
    /// The colour in an environment: by its system, appearance and contrast, and by whether something is presented there.
    package func rgba(in environment: EnvironmentValues) -> RGBAColor {
        let isDark = environment.colorScheme == .dark
        return (isDark && environment.isElevated ? elevated : self).rgba(
            dark: isDark, increasedContrast: environment.colorSchemeContrast == .increased,
            on: environment.platformProfile)
    }

    /// The colour that a ground in what is presented has in the dark: each ground is one step lighter there.
    ///
    /// Evidence: the table of UIKit's dynamic colours, elevated level.
    private var elevated: SystemColor {
        switch self {
        case .systemBackground: .secondarySystemBackground
        case .secondarySystemBackground: .tertiarySystemBackground
        case .systemGroupedBackground: .secondarySystemGroupedBackground
        case .secondarySystemGroupedBackground: .tertiarySystemGroupedBackground
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground: .gray4
        default: self
        }
    }
}

private enum ElevationKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a view is in a sheet or a popover, where grounds are lighter in the dark.
    package var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }
}
